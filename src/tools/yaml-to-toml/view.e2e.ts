import { copied, expect, open, test } from '#e2e/tool-test.ts';

const path = '/yaml-to-toml';

test('converts, and treats dates as told', async ({ page }) => {
  await open(page, path);
  const toml = page.getByRole('textbox', { name: 'TOML' });
  await expect(toml).toContainText('since = 2024-03-01');
  await page.getByRole('combobox', { name: 'Dates' }).selectOption('String');
  await expect(toml).toContainText('since = "2024-03-01"');
  await page.getByRole('textbox', { name: 'YAML' }).fill('a:\n  b: ~\n  c: 1.50\n');
  await expect(page.getByText('The null is left out')).toBeVisible();
  await page.getByRole('combobox', { name: 'Null values' }).selectOption('Empty string');
  await page.getByRole('button', { name: 'Copy', exact: true }).click();
  await copied(page).toBe('[a]\nb = ""\nc = 1.50\n');
});

test('mends with one click what TOML cannot hold', async ({ page }) => {
  await open(page, path);
  const yaml = page.getByRole('textbox', { name: 'YAML' });
  const toml = page.getByRole('textbox', { name: 'TOML' });
  await yaml.fill('- a');
  await page.getByRole('button', { name: 'Wrap in key “items”' }).click();
  await expect(toml).toContainText('items = ["a"]');
  await page.getByText('More options').click();
  await expect(page.getByRole('textbox', { name: 'Root key' })).toHaveValue('items');
  await page.getByRole('textbox', { name: 'Root key' }).fill('');
  await yaml.fill('a: 1\n---\na: 99999999999999999999');
  await expect(yaml).toHaveAttribute('aria-invalid', 'true');
  await page.getByRole('button', { name: 'Wrap documents in key “documents”' }).click();
  await expect(page.getByRole('alert')).toContainText('/1/a');
  await page.getByRole('button', { name: 'Write as string' }).click();
  await expect(toml).toContainText('a = "99999999999999999999"');
  await expect(yaml).not.toHaveAttribute('aria-invalid', 'true');
});
