import { copied, expect, open, test } from '#e2e/tool-test.ts';

const path = '/email-normalizer';

test('normalizes a list while typing and removes duplicates', async ({ page }) => {
  await open(page, path);
  await page.getByRole('textbox', { name: 'Addresses' }).fill('a.b@gmail.com, ab@gmail.com; AB@gmail.com');
  const result = page.getByRole('region', { name: 'Normalized' });
  await page.getByRole('button', { name: 'Remove 2 duplicates' }).click();
  await expect(page.getByText('ab@gmail.com').first()).toBeVisible();
  await result.getByRole('button', { name: 'Copy' }).click();
  await copied(page).toBe('ab@gmail.com');
});

test('says what changed, and shows only what is not valid', async ({ page }) => {
  await open(page, path);
  await page.getByRole('textbox', { name: 'Addresses' }).fill('J.Doe+x@googlemail.com\nnobody@localhost');
  const table = page.getByRole('table', { name: 'What changed' });
  await expect(table.getByText('lower case, tag removed, dots removed, domain merged')).toBeVisible();
  await page.getByRole('button', { name: '1 invalid' }).click();
  await expect(page.getByRole('radio', { name: 'Invalid' })).toBeChecked();
  await expect(table.getByText('the domain has no dot')).toBeVisible();
  await expect(table.getByText('googlemail')).toHaveCount(0);
});

test('stops at the first that is not valid', async ({ page }) => {
  await open(page, path);
  await page.getByText('More options').click();
  await page.getByRole('main').getByRole('combobox', { name: 'Invalid' }).selectOption('error');
  await page.getByRole('textbox', { name: 'Addresses' }).fill('a@b.fr\nnobody');
  await expect(page.getByRole('alert')).toContainText('“nobody” is not a valid address');
});
