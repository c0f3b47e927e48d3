import { expect, open, test } from './fixtures.ts';

test('no-foreign-request: About counts none', async ({ page }) => {
  await open(page, '/base64-string-converter');
  await page.getByRole('link', { name: 'About' }).click();
  await expect(page.getByText('Requests to other origins')).toBeVisible();
  await expect(page.locator('#privacy output')).toHaveText('0');
});
