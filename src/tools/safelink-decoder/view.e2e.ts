import { copied, expect, open, test } from '#e2e/tool-test.ts';

const path = '/safelink-decoder';

test('shows where the sample leads, its layers, and puts a parameter back', async ({ page }) => {
  await open(page, path);
  // Not the names to remove, which stand before it.
  await expect(page.getByRole('textbox', { name: 'Link, email or list' })).toBeFocused();
  const card = page.getByRole('region', { name: 'Link 1' });
  await expect(card.getByRole('link', { name: 'https://shop.example/offer?id=7' })).toBeVisible();
  await expect(card.getByRole('list', { name: 'Layers' }).getByRole('listitem')).toHaveCount(2);
  await card.getByRole('button', { name: 'utm_source=news' }).click();
  await card.getByRole('button', { name: 'Copy the address' }).click();
  await copied(page).toBe('https://shop.example/offer?id=7&utm_source=news');
});

test('reads a whole mail and gives it back with clean links', async ({ page }) => {
  await open(page, path);
  const input = page.getByRole('textbox', { name: 'Link, email or list' });
  await input.fill('Hi (https://vk.com/away.php?to=https%3A%2F%2Fex.com%2F) and https://bit.ly/x');
  await expect(page.getByText('2 links', { exact: true })).toBeVisible();
  await expect(page.getByText('only its service knows')).toBeVisible();
  await page.getByRole('button', { name: 'Copy the text with clean links' }).click();
  await copied(page).toBe('Hi (https://ex.com/) and https://bit.ly/x');
});

test('is honest about what cannot be known, and makes no dangerous link', async ({ page }) => {
  await open(page, path);
  const input = page.getByRole('textbox', { name: 'Link, email or list' });
  await input.fill('https://protect-eu.mimecast.com/s/AbC?domain=ex.com');
  await expect(page.getByText('only the domain is known: ex.com')).toBeVisible();
  await input.fill('https://slack-redir.net/link?url=javascript:alert(1)');
  const card = page.getByRole('region', { name: 'Link 1' });
  await expect(card.getByText('not a web address')).toBeVisible();
  await expect(card.getByRole('link')).toHaveCount(0);
  await input.fill('nothing here');
  await expect(page.getByRole('alert')).toContainText('There is no link');
});
