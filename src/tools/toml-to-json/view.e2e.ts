import { copied, expect, open, test } from '#e2e/tool-test.ts';

const path = '/toml-to-json';

test('converts, and names what became a text', async ({ page }) => {
  await open(page, path);
  await expect(page.getByRole('textbox', { name: 'JSON' })).toContainText('"timeout": 1000');
  await expect(page.getByText('Nothing was lost')).toBeVisible();
  await page.getByRole('textbox', { name: 'TOML' }).fill('[project]\nreleased = 2024-03-01T09:30:00Z\n');
  await expect(page.getByRole('list', { name: 'What could not be kept' })).toContainText('/project/released');
  await page.getByRole('textbox', { name: 'TOML' }).fill('a = 0xff\nb.c = 1.50\n');
  await page.getByRole('combobox', { name: 'Indent' }).selectOption('Compact');
  await page.getByRole('button', { name: 'Copy', exact: true }).click();
  await copied(page).toBe('{"a":255,"b":{"c":1.50}}');
});

test('calls a fault of TOML by its name', async ({ page }) => {
  await open(page, path);
  await page.getByRole('textbox', { name: 'TOML' }).fill('a = 1\nb = 2023-02-30\n');
  await expect(page.getByRole('alert')).toContainText('Line 2');
  await expect(page.getByRole('alert')).toContainText('This date or time does not exist.');
});
