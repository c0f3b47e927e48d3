import { readFile } from 'node:fs/promises';
import { copied, expect, open, reset, test } from '#e2e/tool-test.ts';

const path = '/phone-parser-and-formatter';

test('reads one number, then those of a text', async ({ page }) => {
  await open(page, path);
  const field = page.getByRole('textbox', { name: 'Phone number' });
  await test.step('has the written forms before the facts', async () => {
    const topOf = async (name: string) => (await page.getByRole('button', { name, exact: true }).boundingBox())?.y;
    await expect(page.getByText('Valid mobile number, France')).toBeVisible();
    const country = (await page.getByText('Country', { exact: true }).boundingBox())?.y;
    for (const form of ['International', 'National', 'E.164', 'RFC 3966']) {
      expect(await topOf(`Copy ${form}`), form).toBeLessThan(country ?? 0);
    }
  });
  await test.step('shows the international form larger than other rows, and what the verdict says last', async () => {
    const hero = page.getByText('+33 6 12 34 56 78', { exact: true });
    const row = page.getByText('+33612345678', { exact: true });
    const sizeOf = (element: Element): number => parseFloat(getComputedStyle(element).fontSize);
    expect(await hero.evaluate(sizeOf)).toBeGreaterThan(1.4 * (await row.evaluate(sizeOf)));
    await expect(page.getByRole('term').last()).toHaveText('Possible');
  });
  await test.step('reads a number and writes all its forms', async () => {
    await field.fill('2133734253');
    await expect(page.getByText('Valid landline or mobile number, United States')).toBeVisible();
    await expect(field).toHaveValue('2133734253');
    await page.keyboard.press('Tab');
    await expect(field).toHaveValue('(213) 373-4253');
    await page.getByRole('button', { name: 'Copy E.164' }).click();
    await copied(page).toBe('+12133734253');
    await expect(page.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute('href', 'https://wa.me/12133734253');
    await field.fill('011 33 6 12 34 56 78');
    await expect(page.getByText('Valid mobile number, France')).toBeVisible();
    await field.blur();
    await expect(field).toHaveValue('+33 6 12 34 56 78');
  });
  await test.step('says why a number is not valid', async () => {
    await field.fill('+33 6 12 34 56 7');
    await expect(page.getByText('Too short: 1 digit is missing.')).toBeVisible();
    await field.fill('+1 211 111 1111');
    await expect(page.getByText('Possible, but this range is not in use.')).toBeVisible();
    await field.fill('hello');
    await expect(page.getByRole('alert')).toHaveText(/^This is not a phone number/);
    await field.fill('');
    await expect(page.getByRole('alert')).toHaveCount(0);
    await field.fill('1-800-FLOWERS');
    await page.getByRole('button', { name: 'Use it' }).click();
    await expect(field).toHaveValue('+1 800 356 9377');
    await expect(page.getByText('Valid toll-free number')).toBeVisible();
  });
  await test.step('leads from several numbers in the field to the text that they are found in', async () => {
    await field.fill('+33 6 12 34 56 78, +44 20 7946 0958');
    await expect(page.getByRole('alert')).toContainText('too long for one number');
    await page.getByRole('alert').getByRole('button', { name: 'Find all numbers' }).click();
    await expect(page.getByRole('cell', { name: '+442079460958' })).toBeVisible();
    await expect(page.getByText('2 numbers', { exact: true })).toBeVisible();
  });
  await test.step('finds the numbers of a file', async () => {
    const input = page.locator('input[type=file]');
    await expect(input).toHaveCount(1);
    const buffer = Buffer.from('Desk: +44 20 7946 0958\n');
    await input.setInputFiles({ name: 'desk.txt', mimeType: 'text/plain', buffer });
    await expect(page.getByText('1 number', { exact: true })).toBeVisible();
  });
});

test('takes a default country', async ({ page }) => {
  await open(page, path);
  const field = page.getByRole('textbox', { name: 'Phone number' });
  const country = page.getByRole('combobox', { name: 'Default country' });
  await test.step('by its calling code, which others contain or share', async () => {
    await expect(country).toHaveValue(/United States \(\+1\)/);
    await country.fill('+44');
    await page.keyboard.press('Tab');
    await expect(country).toHaveValue(/United Kingdom \(\+44\)/);
    await country.fill('1');
    await page.keyboard.press('Tab');
    await expect(country).toHaveValue(/United States \(\+1\)/);
  });
  await test.step('by name or code', async () => {
    await expect(country).toHaveValue(/United States \(\+1\)/);
    await field.fill('0612345678');
    await country.fill('fr');
    await expect(page.locator('datalist option').filter({ hasText: 'France' })).toHaveCount(1);
    await expect(page.getByText('Valid mobile number, France')).toBeVisible();
    await country.fill('germ');
    await page.keyboard.press('Tab');
    await expect(country).toHaveValue(/Germany \(\+49\)/);
    await country.fill('atlantis');
    await expect(page.getByText('No such country: choose one from the list.')).toBeVisible();
  });
  await test.step('Reset brings the number and the country back', async () => {
    await expect(page.getByText('Valid mobile number, France')).toHaveCount(0);
    await country.fill('fr');
    await expect(page.getByText('Valid mobile number, France')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Call' })).toBeVisible();
    await reset(page);
    await expect(field).toHaveValue('+33 6 12 34 56 78');
    await expect(country).toHaveValue(/United States \(\+1\)/);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(field).toHaveValue('0612345678');
    await expect(country).toHaveValue(/France \(\+33\)/);
    await expect(page.getByText('Valid mobile number, France')).toBeVisible();
    await field.fill('call me');
    await expect(page.getByRole('link', { name: 'Call' })).toHaveCount(0);
  });
});

test('finds the numbers of a text, and keeps none of them', async ({ page }) => {
  await open(page, path);
  await page.getByRole('tab', { name: 'In a text' }).click();
  await expect(page.getByText('3 numbers')).toBeVisible();
  await expect(page.getByRole('cell', { name: '+12133734253' })).toBeVisible();
  await page.getByRole('button', { name: 'Copy the numbers' }).click();
  await copied(page).toBe('+442079460958\n+33612345678\n+12133734253');
  await page.getByRole('button', { name: 'Copy as JSON' }).click();
  await copied(page).toContain('"e164": "+442079460958"');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download as CSV' }).click(),
  ]);
  expect(await readFile(await file.path(), 'utf8')).toContain('+1 (213) 373-4253 ext. 4,+12133734253,US,4\r\n');
  await page.getByRole('tab', { name: 'One number' }).click();
  await page.getByRole('textbox', { name: 'Phone number' }).fill('+33698765432');
  await page.reload();
  const kept = await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }, location.href]));
  expect(kept.replaceAll(' ', '')).not.toContain('698765432');
});

// The country is guessed from what the browser prefers, which is a setting of its context.
test.describe('in a browser of France', () => {
  test.use({ locale: 'fr-FR' });
  test('guesses France', async ({ page }) => {
    await open(page, path);
    await expect(page.getByRole('combobox', { name: 'Pays par défaut' })).toHaveValue(/France \(\+33\)/);
    await page.getByRole('textbox', { name: 'Numéro de téléphone' }).fill('0800 123 456');
    await expect(page.getByText('Numéro gratuit valide, France')).toBeVisible();
  });
});
