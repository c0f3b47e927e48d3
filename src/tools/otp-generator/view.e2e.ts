import { readFile } from 'node:fs/promises';
import { clipboard, expect, open, test } from '../../../e2e/fixtures.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const path = '/otp-generator';
const base32 = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

test('makes a secret, shows its code and checks it', async ({ page }) => {
  await open(page, path);
  const secret = page.getByLabel('Secret', { exact: true });
  await expect(secret).toHaveValue(/^[A-Z2-7]{32}$/);
  const code = page.getByRole('region', { name: 'Code', exact: true }).getByRole('button').first();
  await code.click();
  await expect.poll(() => clipboard(page)).toMatch(/^\d{6}$/);
  await page.getByRole('textbox', { name: 'Code' }).fill(await clipboard(page));
  await expect(page.getByText(/^Valid/)).toBeVisible();
  await page.getByRole('textbox', { name: 'Code' }).fill('000');
  await expect(page.getByText('Not valid within the steps tolerated.')).toBeVisible();
});

test('fills everything from a pasted address, and counts', async ({ page }) => {
  await open(page, path);
  const secret = page.getByLabel('Secret', { exact: true });
  await secret.fill(`otpauth://hotp/Shop:me?secret=${base32}&counter=1&digits=6`);
  await expect(secret).toHaveValue(base32);
  await expect(page.getByLabel('Issuer')).toHaveValue('Shop');
  await expect(page.getByRole('button', { name: 'Copy code 287082' })).toBeVisible();
  // The counter is no secret: it shows without being asked for.
  await expect(page.getByText('0000000000000001', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Previous counter' }).click();
  await expect(page.getByRole('button', { name: 'Copy code 755224' })).toBeVisible();
  await page.getByRole('button', { name: 'Show the QR code' }).click();
  await expect(page.getByRole('img', { name: 'QR code of the otpauth address' })).toBeVisible();
  await expect(page.getByText('3132333435363738393031323334353637383930')).toBeVisible();
});

test('reads the picture of the QR code that it draws, and says when there is none', async ({ page }) => {
  await open(page, path);
  const secret = page.getByLabel('Secret', { exact: true });
  await secret.fill(`otpauth://totp/Shop:me?secret=${base32}&issuer=Shop`);
  await page.getByRole('button', { name: 'Show the QR code' }).click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download PNG' }).click(),
  ]);
  const buffer = await readFile(await file.path());
  await page.reload();
  await expect(secret).not.toHaveValue(base32);
  const picture = page.locator('main input[type=file]');
  await picture.setInputFiles({ name: 'code.png', mimeType: 'image/png', buffer });
  await expect(secret).toHaveValue(base32);
  await expect(page.getByLabel('Issuer')).toHaveValue('Shop');
  await picture.setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') });
  await expect(page.getByText('This file is no picture that the browser can open.')).toBeVisible();
  await expect(secret).toHaveValue(base32);
});

test('says where a secret is wrong and shows no code', async ({ page }) => {
  await open(page, path);
  await page.getByLabel('Secret', { exact: true }).fill('GEZ0');
  await expect(
    page.getByText('Not Base32: “0” at character 4. Base32 has no such digit; it is probably O.'),
  ).toBeVisible();
  await expect(page.getByText('Give a secret to see its codes.')).toBeVisible();
  await page.getByLabel('Issuer').fill('a:b');
  await page.getByLabel('Secret', { exact: true }).fill(base32);
  await expect(page.getByText('The issuer must not contain a colon')).toBeVisible();
});

test('keeps the secret out of the address and of storage', async ({ page }) => {
  await open(page, path);
  await page.getByLabel('Secret', { exact: true }).fill(base32);
  await page.reload();
  const kept = await page.evaluate(() => location.href + JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(kept).not.toContain(base32);
});

test.describe('in French', () => {
  test.use({ locale: 'fr-FR' });
  test('speaks French', async ({ page }) => {
    await open(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Générateur et vérificateur de codes OTP');
    await page.getByRole('textbox', { name: 'Code' }).fill('1');
    await expect(page.getByText('Non valable dans les pas tolérés.')).toBeVisible();
  });
});
