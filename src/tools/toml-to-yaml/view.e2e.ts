import { copied, expect, open, test } from '#e2e/tool-test.ts';

const path = '/toml-to-yaml';

test('converts, dates plain and local times quoted', async ({ page }) => {
  await open(page, path);
  await expect(page.getByRole('textbox', { name: 'YAML' })).toContainText('released: 2024-03-01T09:30:00Z');
  await page.getByRole('textbox', { name: 'TOML' }).fill('b = 07:32:00\n[a]\nk = "no"\n');
  await expect(page.getByText('The date became a string')).toBeVisible();
  await page.getByRole('button', { name: 'Copy', exact: true }).click();
  await copied(page).toBe('b: "07:32:00"\na:\n  k: "no"\n');
});

test('marks what is wrong and swaps to the way back', async ({ page }) => {
  await open(page, path);
  const toml = page.getByRole('textbox', { name: 'TOML' });
  await toml.fill('a = [1,\n');
  await expect(page.getByRole('alert')).toContainText('Line 2, column 1');
  await toml.fill('a = [1, 2.0]');
  await page.getByRole('link', { name: 'Swap' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('YAML to TOML');
  await expect(page.getByRole('textbox', { name: 'TOML' })).toContainText('a = [1, 2.0]');
});
