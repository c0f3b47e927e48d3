import type { Page } from '@playwright/test';
import { expect, open, test } from '#e2e/tool-test.ts';

const path = '/json-schema-validator';
const schema = (page: Page) => page.getByRole('textbox', { name: 'JSON Schema' });
const data = (page: Page) => page.getByRole('textbox', { name: 'Data in JSON or YAML' });

test('explains every fault and leads to both places', async ({ page }) => {
  await open(page, path);
  const faults = page.getByRole('list', { name: 'Errors' });
  await expect(faults).toContainText('/age is 17; the minimum is 18.');
  await faults.getByRole('button', { name: '/properties/age/minimum' }).click();
  await expect(schema(page)).toBeFocused();
  await data(page).fill('name: Ada\nage: 18\n');
  await expect(page.getByText('Valid against 2020-12')).toBeVisible();
});

test('asks for schemas that are referred to, and hints at misspelt keywords', async ({ page }) => {
  await open(page, path);
  await data(page).fill('1');
  await schema(page).fill('{"$ref": "other.json", "tpye": "string"}');
  await page.getByRole('button', { name: 'Add the schema other.json' }).click();
  await page.getByRole('textbox', { name: 'Text of other.json' }).fill('{"type": "string"}');
  await expect(page.getByRole('list', { name: 'Errors' })).toContainText('The document is integer');
  await expect(page.getByText('Did you mean type?')).toBeVisible();
});

test('infers a schema from samples', async ({ page }) => {
  await open(page, path);
  await page.getByRole('tab', { name: 'Infer a schema' }).click();
  await page.getByRole('textbox', { name: 'Samples' }).fill('{"id":1}\n{"id":2.5,"n":null}');
  await expect(page.getByRole('textbox', { name: 'Schema', exact: true })).toContainText('"type": "number"');
});
