import { copied, expect, open, reset, test } from '#e2e/tool-test.ts';

const path = '/json-to-toml';
const name = 'JSON, JSON5 or NDJSON';

test('converts without rounding, and mends integers that do not fit', async ({ page }) => {
  await open(page, path);
  await test.step('converts without rounding', async () => {
    const toml = page.getByRole('textbox', { name: 'TOML' });
    await expect(toml).toContainText('precision = 1.50');
    await page.getByRole('textbox', { name }).fill('{"b":9007199254740993,"a":{"x":[]}}');
    await page.getByRole('switch', { name: 'Sort keys' }).check();
    await page.getByRole('button', { name: 'Copy', exact: true }).click();
    await copied(page).toBe('b = 9007199254740993\n\n[a]\nx = []\n');
  });
  await test.step('leads to an integer that does not fit, and mends it', async () => {
    const json = page.getByRole('textbox', { name });
    await json.fill('{"a":[1,\n99999999999999999999]}');
    await page.getByRole('alert').getByRole('button', { name: 'Go to' }).click();
    await expect(json).toBeFocused();
    await page.keyboard.type('-');
    await expect(json).toContainText('-99999999999999999999');
    await page.getByRole('button', { name: 'Write as string' }).click();
    await expect(page.getByText('The integer became a string')).toBeVisible();
  });
  await test.step('wraps a huge integer that stands alone, and names no place for it', async () => {
    await reset(page);
    await expect(page.getByRole('textbox', { name })).toContainText('tide-table');
    await page.getByRole('textbox', { name }).fill('99999999999999999999');
    await page.getByRole('button', { name: 'Wrap in key “items”' }).click();
    await expect(page.getByRole('alert')).toContainText('This integer does not fit in the 64 bits');
    await page.getByRole('button', { name: 'Write as string' }).click();
    await expect(page.getByRole('textbox', { name: 'TOML' })).toContainText('items = "99999999999999999999"');
  });
});
