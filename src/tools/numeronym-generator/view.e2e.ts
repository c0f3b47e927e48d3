import { copied, expect, open, reset, test } from '#e2e/tool-test.ts';

const path = '/numeronym-generator';

test('shortens words, and explains what is short', async ({ page }) => {
  await open(page, path);
  await test.step('says that there is nothing to shorten', async () => {
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
  await test.step('says which words clash', async () => {
    await reset(page);
    await expect(page.getByRole('textbox', { name: 'Text' })).toHaveValue('internationalization and accessibility');
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
  await test.step('shortens words while typing and copies them', async () => {
    await page.getByRole('textbox', { name: 'Text' }).fill('Hello, big world');
    const result = page.getByRole('region', { name: 'Numeronyms' });
    await expect(result.getByText('H3o, big w3d')).toBeVisible();
    await result.getByRole('button', { name: 'Copy' }).click();
    await copied(page).toBe('H3o, big w3d');
    await page.getByRole('radio', { name: 'Every line' }).check();
    await expect(result.getByText('H11d')).toBeVisible();
  });
  await test.step('explains numeronyms, also from words of your own', async () => {
    const card = page.getByRole('region', { name: 'What does it stand for?' });
    await card.getByRole('textbox', { name: 'Numeronyms' }).fill('l10n c1t');
    await card.getByRole('textbox', { name: 'Your words' }).fill('cat, cut');
    await expect(card.getByText('localization')).toBeVisible();
    await expect(card.getByText('cat, cut')).toBeVisible();
  });
});
