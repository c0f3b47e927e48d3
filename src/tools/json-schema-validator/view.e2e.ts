import type { Page } from '@playwright/test';
import { expect, open, reset, speakFrench, test, wakeEditors } from '#e2e/tool-test.ts';

const path = '/json-schema-validator';
const schema = (page: Page) => page.getByRole('textbox', { name: 'JSON Schema' });
const data = (page: Page) => page.getByRole('textbox', { name: 'Data in JSON or YAML' });

async function dropFiles(page: Page, files: Readonly<Record<string, string>>): Promise<void> {
  const dataTransfer = await page.evaluateHandle((given) => {
    const transfer = new DataTransfer();
    for (const [name, text] of Object.entries(given)) transfer.items.add(new File([text], name));
    return transfer;
  }, files);
  const target = page.locator('main h1');
  for (const type of ['dragenter', 'dragover', 'drop']) await target.dispatchEvent(type, { dataTransfer });
}

test('explains faults', async ({ page }) => {
  await open(page, path);
  await test.step('says what is wrong with the schema, and dims the faults of the one before', async () => {
    await expect(page.getByText('1 error', { exact: true })).toBeVisible();
    const list = page.getByRole('list', { name: 'Errors' });
    const before = await list.boundingBox();
    await schema(page).fill('{"type": "object",\n"minimum": "3"}');
    await expect(page.getByRole('alert')).toHaveCount(1);
    await expect(page.getByRole('alert')).toContainText(
      /Line 2\s*The schema is not valid for its draft\. \/minimum is string/,
    );
    await expect(page.locator('[data-stale]').getByText('/age is 17; the minimum is 18.')).toBeVisible();
    // The error stands where the verdict stood.
    await expect(page.getByRole('button', { name: 'Copy as JSON' })).toBeDisabled();
    expect(Math.abs(((await list.boundingBox())?.y ?? Infinity) - (before?.y ?? 0))).toBeLessThan(3);
    await page.getByRole('button', { name: /^Go to/ }).click();
    await expect(schema(page)).toBeFocused();
    await schema(page).fill('{}\n{}');
    await expect(page.getByRole('alert')).toContainText('Expected one schema, but another document starts here.');
  });
  await test.step('every one of them, and leads to both places', async () => {
    await reset(page);
    await expect(page.getByRole('alert')).toContainText('1 error');
    const faults = page.getByRole('list', { name: 'Errors' });
    await expect(faults).toContainText('/age is 17; the minimum is 18.');
    await expect(faults.getByText('minimum', { exact: true })).toHaveCount(0);
    await faults.getByRole('button', { name: '/properties/age/minimum' }).click();
    await expect(schema(page)).toBeFocused();
    await data(page).fill('name: Ada\nage: 18\n');
    await expect(page.getByText('Valid against draft 2020-12')).toBeVisible();
  });
  await test.step('underlines what the schema does not allow in the data', async () => {
    await wakeEditors(page);
    const marks = data(page).locator('.cm-mark-danger');
    await data(page).fill('{"name": "", "age": 17, "email": "x"}');
    await expect(marks).toHaveText(['""', '17', '"x"']);
    await expect(marks.nth(1)).toHaveAttribute('title', '/age is 17; the minimum is 18.');
    await data(page).fill('{"name": "Ada", "age": 18}');
    await expect(marks).toHaveCount(0);
  });
});

test('takes more schemas, and infers one', async ({ page }) => {
  await open(page, path);
  await test.step('asks for schemas that are referred to, and hints at misspelt keywords', async () => {
    await data(page).fill('1');
    await schema(page).fill('{"$ref": "other.json", "tpye": "string"}');
    const add = page.getByRole('button', { name: 'Add the schema other.json' });
    const other = page.getByRole('textbox', { name: 'Text of other.json' });
    await add.click();
    await expect(other).toBeFocused();
    await expect(page.getByRole('alert')).toContainText('the added schema is empty');
    await expect(add).toHaveCount(0);
    await other.fill('{"type":');
    await expect(page.getByRole('alert')).toContainText('Line 1, column 9');
    await expect(other).toHaveAttribute('aria-invalid', 'true');
    await expect(schema(page)).not.toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByRole('button', { name: /^Go to/ })).toHaveCount(1);
    await other.fill('{"type": "string"}');
    await expect(page.getByRole('list', { name: 'Errors' })).toContainText('The document is integer');
    await expect(page.getByText('Did you mean type?')).toBeVisible();
    await page.getByRole('button', { name: 'Remove', exact: true }).click();
    await expect(schema(page)).toBeFocused();
  });
  await test.step('asks for the schema at the address that a relative reference leads to', async () => {
    await data(page).fill('"x"');
    await schema(page).fill('{"$id": "https://a.example/s/main.json", "$ref": "other.json"}');
    await page.getByRole('button', { name: 'Add the schema https://a.example/s/other.json' }).click();
    await page.getByRole('textbox', { name: 'Text of https://a.example/s/other.json' }).fill('{"type": "integer"}');
    await expect(page.getByRole('list', { name: 'Errors' })).toContainText('The document is string');
  });
  await test.step('takes a schema and data dropped together', async () => {
    await dropFiles(page, { 'data.json': '"x"', 'x.schema.json': '{"type": "integer"}' });
    await expect(schema(page)).toContainText('integer');
    await expect(data(page)).toContainText('"x"');
  });
  await test.step('folds the alternatives but the nearest, and copies all as text', async () => {
    await schema(page).fill('{"anyOf": [{"required": ["a", "b"]}, {"maxProperties": 0}]}');
    await data(page).fill('{"x": 1}');
    const errors = page.getByRole('list', { name: 'Errors' });
    await expect(errors.getByRole('listitem')).toHaveCount(2);
    await expect(errors).toContainText('↳ Alternative 2: The document has 1 member; the maximum is 0.');
    await errors.getByRole('button', { name: '1 more alternative' }).click();
    await expect(errors.getByRole('listitem')).toHaveCount(4);
    await expect(errors).toContainText('↳ Alternative 1: The document is missing the member a.');
    await expect(page.getByRole('button', { name: 'Copy as text' })).toBeEnabled();
  });
  await test.step('infers a schema from samples', async () => {
    await page.getByRole('tab', { name: 'Infer a schema' }).click();
    await page.getByRole('textbox', { name: 'Samples' }).fill('{"id":1}\n{"id":2.5,"n":null}');
    await expect(page.getByRole('textbox', { name: 'Schema', exact: true })).toContainText('"type": "number"');
    await dropFiles(page, { 'a.json': '{"id":1}', 'b.json': '{"id":"x"}' });
    await expect(page.getByRole('textbox', { name: 'Samples' })).toHaveText('{"id":1}{"id":"x"}');
  });
});

test('has the first fault in the first screen of a phone, and options and copies in a row each', async ({ page }) => {
  const phone = { width: 390, height: 844 };
  const expectRows = async (): Promise<void> => {
    const json = await page.getByRole('button', { name: /(as|en) JSON$/ }).boundingBox();
    const plain = await page.getByRole('button', { name: /(as text|en texte)$/ }).boundingBox();
    expect(json?.y).toBe(plain?.y);
    const main = page.getByRole('main').getByRole('combobox');
    expect((await main.nth(0).boundingBox())?.y).toBe((await main.nth(1).boundingBox())?.y);
  };
  await page.setViewportSize(phone);
  await open(page, path);
  await expect(page.getByText('/age is 17; the minimum is 18.')).toBeInViewport();
  await expectRows();
  await page.setViewportSize({ width: 1366, height: 768 });
  await speakFrench(page);
  await page.setViewportSize(phone);
  await expect(page.getByText(/^1 erreur/)).toBeVisible();
  await expect(page.getByText('/age vaut 17')).toBeInViewport();
  await expectRows();
});
