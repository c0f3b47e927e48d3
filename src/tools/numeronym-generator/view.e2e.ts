import { copied, expect, open, test } from '#e2e/tool-test.ts';

const path = '/numeronym-generator';

test('shortens words while typing and copies them', async ({ page }) => {
  await open(page, path);
  await page.getByRole('textbox', { name: 'Text' }).fill('Hello, big world');
  const result = page.getByRole('region', { name: 'Numeronyms' });
  await expect(result.getByText('H3o, big w3d')).toBeVisible();
  await result.getByRole('button', { name: 'Copy' }).click();
  await copied(page).toBe('H3o, big w3d');
  await page.getByRole('radio', { name: 'Every line' }).check();
  await expect(result.getByText('H11d')).toBeVisible();
});

test('says that there is nothing to shorten', async ({ page }) => {
  await open(page, path);
  const result = page.getByRole('region', { name: 'Numeronyms' });
  const copy = result.getByRole('button', { name: 'Copy' });
  await expect(copy).toBeEnabled();
  const query = page.getByRole('textbox', { name: 'Numeronyms' });
  const before = await query.boundingBox();
  await page.getByRole('textbox', { name: 'Text' }).fill('a big cat');
  await expect(result.getByText('Nothing to shorten: a word needs at least 4 letters.')).toBeVisible();
  expect(await query.boundingBox()).toEqual(before);
  await expect(copy).toBeDisabled();
  await page.getByRole('radio', { name: 'Every line' }).check();
  await expect(result.getByText('a5t')).toBeVisible();
  await expect(copy).toBeEnabled();
});

test('says which words clash', async ({ page }) => {
  await open(page, path);
  const clashes = page.getByRole('columnheader', { name: 'Also short for' });
  const word = page.getByRole('row', { name: /accessibility a11y/ });
  await expect(word).toBeHidden();
  await page.locator('summary', { hasText: 'Word by word' }).click();
  await expect(word).toBeVisible();
  await expect(clashes).toHaveCount(0);
  await page.getByRole('textbox', { name: 'Text' }).fill('hello hallo');
  await expect(clashes).toBeVisible();
  await expect(page.getByRole('row', { name: /hallo h3o hello/ })).toBeVisible();
});

test('explains numeronyms, also from words of your own', async ({ page }) => {
  await open(page, path);
  const card = page.getByRole('region', { name: 'What does it stand for?' });
  await card.getByRole('textbox', { name: 'Numeronyms' }).fill('k8s c1t');
  await card.getByRole('textbox', { name: 'Your words' }).fill('cat, cut');
  await expect(card.getByText('Kubernetes')).toBeVisible();
  await expect(card.getByText('cat, cut')).toBeVisible();
});
