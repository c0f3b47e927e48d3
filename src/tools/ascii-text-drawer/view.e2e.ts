import { copied, expect, open, reset, speakFrench, test } from '#e2e/tool-test.ts';

const path = '/ascii-text-drawer';

test('draws a text', async ({ page }) => {
  await open(page, path);
  await test.step('draws while typing, as a comment too', async () => {
    await page.getByRole('textbox', { name: 'Text' }).fill('Hi');
    const picture = page.getByRole('region', { name: 'Picture' });
    await expect(picture).toContainText('|_| |_|_|');
    await page.getByRole('main').getByRole('combobox', { name: 'Comment' }).selectOption('hash');
    await expect(picture).toContainText('# |_| |_|_|');
    await picture.getByRole('button', { name: 'Copy', exact: true }).click();
    await copied(page).toBe('#  _   _ _\n# | | | (_)\n# | |_| | |\n# |  _  | |\n# |_| |_|_|');
  });
  await test.step('says what a font lacks, and shows other fonts', async () => {
    await page.getByRole('textbox', { name: 'Text' }).fill('a😀');
    await expect(page.getByText('😀 is not in this font and was left out.')).toBeVisible();
    await page.getByRole('textbox', { name: 'Text' }).fill('a\u0000b');
    await expect(page.getByText('U+0000 is not in this font and was left out.')).toBeVisible();
    await page.getByRole('main').getByRole('combobox', { name: 'Font' }).selectOption('Bloody');
    await page.getByRole('textbox', { name: 'Text' }).fill('é1');
    await expect(page.getByText('Not in this font: é (drawn as e).')).toBeVisible();
    await expect(page.getByText('1 is not in this font and was left out.')).toBeVisible();
    await page.getByRole('button', { name: 'More fonts' }).click();
    await page.getByRole('button', { name: 'Big', exact: true }).click();
    await expect(page.getByRole('main').getByRole('combobox', { name: 'Font' })).toHaveValue('Big');
  });
  await test.step('has its options in one row on a French phone', async () => {
    await reset(page);
    await expect(page.getByRole('main').getByRole('combobox', { name: 'Font' })).not.toHaveValue('Big');
    await speakFrench(page);
    await page.setViewportSize({ width: 390, height: 844 });
    const [font, more] = await Promise.all([
      page.getByRole('main').getByRole('combobox', { name: 'Police' }).boundingBox(),
      page.getByRole('main').locator('summary').first().boundingBox(),
    ]);
    expect(more?.y).toBeLessThan((font?.y ?? 0) + (font?.height ?? 0));
  });
});

test('says what is wrong with a font or a text, and takes another font', async ({ page }) => {
  await open(page, path);
  await test.step('refuses a file that is not a font', async () => {
    const buffer = Buffer.from('hello');
    await page.locator('input[type=file]').setInputFiles({ name: 'a.flf', mimeType: 'text/plain', buffer });
    await expect(page.getByRole('alert')).toContainText('This is not a FIGlet font');
    await page.getByRole('alert').getByRole('button', { name: 'Use the built-in fonts' }).click();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
  await test.step('says that a font is too large, not that the text is too long', async () => {
    const buffer = Buffer.from(`flf2a$ 1 1 4 -1 0\n${'#'.repeat(1_000_000)}`);
    await page.locator('input[type=file]').setInputFiles({ name: 'large.flf', mimeType: 'text/plain', buffer });
    await expect(page.getByRole('alert')).toContainText('The font is too large: the limit is 1,000,000 characters.');
    await page.getByRole('alert').getByRole('button', { name: 'Use the built-in fonts' }).click();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
  await test.step('says how long a text may be, and keeps the fonts out of it', async () => {
    await page.getByRole('textbox', { name: 'Text' }).fill('a'.repeat(1001));
    const alert = page.getByRole('alert');
    await expect(alert).toContainText('The text has 1,001 characters; the limit is 1,000.');
    await expect(alert.getByRole('button', { name: 'Use the built-in fonts' })).toHaveCount(0);
  });
  await test.step('draws the first characters of a text that is too long', async () => {
    const text = page.getByRole('textbox', { name: 'Text' });
    await text.fill('x'.repeat(1200));
    await page.getByRole('alert').getByRole('button', { name: 'Draw the first 1,000' }).click();
    await expect(text).toHaveValue('x'.repeat(1000));
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
  await test.step('leaves your own font when another one is chosen and by Reset, until Undo', async () => {
    await page.getByRole('textbox', { name: 'Text' }).fill('ab');
    const font = Buffer.from(['flf2a$ 1 1 4 -1 0', ...Array.from({ length: 95 }, () => '#@@')].join('\n'));
    const picture = page.getByRole('region', { name: 'Picture' });
    const builtIn = page.getByRole('button', { name: 'Use the built-in fonts' });
    const file = page.locator('input[type=file]');
    await file.setInputFiles({ name: 'a.flf', mimeType: 'text/plain', buffer: font });
    await expect(picture).toContainText('##');
    await expect(page.getByRole('button', { name: 'Standard', exact: true })).toHaveAttribute('aria-pressed', 'false');
    await page.getByRole('main').getByRole('combobox', { name: 'Font' }).selectOption('Big');
    await expect(builtIn).toHaveCount(0);
    await expect(picture).not.toContainText('##');
    await file.setInputFiles({ name: 'b.flf', mimeType: 'text/plain', buffer: font });
    await expect(picture).toContainText('##');
    await reset(page);
    await expect(builtIn).toHaveCount(0);
    await expect(picture).not.toContainText('##');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(picture).toContainText('##');
  });
});
