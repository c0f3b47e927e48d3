import type { Page } from '@playwright/test';
import { copied, expect, open, reset, test } from '#e2e/tool-test.ts';

const path = '/json-to-xml';
const input = (page: Page) => page.getByRole('textbox', { name: 'JSON, JSON5 or NDJSON' });
const output = (page: Page) => page.getByRole('textbox', { name: 'XML', exact: true });

test('converts, and says what was lost', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, path);
  const convention = page.getByRole('combobox', { name: 'Convention' });
  await expect(output(page)).toContainText('<order id="1042">');
  await expect(page.getByText('Nothing was lost')).toBeVisible();

  await test.step('shows every convention in one row on a phone', async () => {
    await convention.selectOption({ label: 'Lossless' });
    await expect(convention).toHaveValue('nodes');
    await expect(convention).toBeInViewport({ ratio: 1 });
  });

  await test.step('converts while typing, by the chosen convention', async () => {
    await page.setViewportSize({ width: 1366, height: 860 });
    await reset(page);
    await expect(convention).not.toHaveValue('nodes');
    await input(page).fill('{"note":{"@_id":"1","to":["A","B"]}}');
    await page.getByText('More options').click();
    await page.getByRole('switch', { name: 'XML declaration' }).click();
    await expect(page.getByText('More options · 1 changed')).toBeVisible();
    await page.getByRole('combobox', { name: 'Indent' }).selectOption({ label: 'Compact' });
    await expect(output(page)).toHaveText('<note id="1"><to>A</to><to>B</to></note>');
    await page.getByRole('region', { name: 'XML' }).getByRole('button', { name: 'Copy' }).click();
    await copied(page).toBe('<note id="1"><to>A</to><to>B</to></note>');
    await expect(page.getByText('3 elements')).toBeVisible();
    await expect(page.getByText('1 attribute', { exact: true })).toBeVisible();
    await expect(page.getByText('Nothing was lost')).toBeVisible();
  });

  await test.step('says that several documents are put into one root element', async () => {
    await input(page).fill('{"a": "1"}\n{"a": "2"}');
    await expect(page.getByText('2 documents in one root element')).toBeVisible();
    await input(page).fill('{"a": "1"}');
    await expect(page.getByText('1 element', { exact: true })).toBeVisible();
    await expect(page.getByText('documents in one root element')).toHaveCount(0);
    await expect(page.getByText('Nothing was lost')).toBeVisible();
  });

  await test.step('lists what became of names and offers remedies', async () => {
    await input(page).fill('{"r":{\n"a b":"x"}}');
    await expect(page.getByRole('button', { name: 'Line 2 This name became a_b.' })).toBeVisible();
    await page.getByRole('combobox', { name: 'Invalid names' }).selectOption({ label: 'Reject' });
    await expect(page.getByRole('alert')).toContainText('“a b” is not a valid XML name.');
    await page.getByRole('button', { name: 'Replace such names' }).click();
    await expect(output(page)).toContainText('<a_b>x</a_b>');
    await input(page).fill('{"a":"x\\u0001y"}');
    await page.getByRole('button', { name: 'Remove it' }).click();
    await expect(output(page)).toContainText('<a>xy</a>');
  });
});
