import { clipboard, expect, open, test } from '../../../e2e/fixtures.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const path = '/basic-auth-generator';

test('makes a header while typing, and what programs need of it', async ({ page }) => {
  await open(page, path);
  await expect(page.getByText('Authorization: Basic Og==', { exact: true })).toBeVisible();
  await page.getByLabel('User name').fill('Aladdin');
  await page.getByLabel('Password', { exact: true }).fill('open sesame');
  await expect(page.getByText('Authorization: Basic QWxhZGRpbjpvcGVuIHNlc2FtZQ==', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Copy', exact: true }).click();
  await expect.poll(() => clipboard(page)).toBe('Authorization: Basic QWxhZGRpbjpvcGVuIHNlc2FtZQ==');
  await page.getByRole('button', { name: 'Copy .netrc line' }).click();
  await expect.poll(() => clipboard(page)).toBe('machine example.com login Aladdin password "open sesame"');
  await expect(page.getByText('open sesame')).toHaveCount(0);
});

test('says under the field what is wrong', async ({ page }) => {
  await open(page, path);
  await page.getByLabel('User name').fill('DOMAIN:me');
  await expect(page.getByText('The user name holds a colon at character 7.')).toBeVisible();
  await page.getByLabel('User name').fill('me');
  await page.getByLabel('Password', { exact: true }).fill('10 €');
  await page.getByText('More', { exact: true }).click();
  await page.getByLabel('Character set').selectOption('ISO-8859-1 (old servers)');
  await expect(page.getByText('ISO-8859-1 has no “€” (character 4 of the password).')).toBeVisible();
});

test('decodes a header', async ({ page }) => {
  await open(page, path);
  await page.getByRole('tab', { name: 'Decode' }).click();
  await expect(page.getByRole('textbox', { name: 'User name' })).toHaveValue('Aladdin');
  const header = page.getByLabel('Header or credentials');
  await header.fill('basic dGVzdDoxMjOj');
  await expect(page.getByRole('textbox', { name: 'User name' })).toHaveValue('test');
  await expect(page.getByText('Written in ISO-8859-1')).toBeVisible();
  await page.getByRole('button', { name: 'Copy Password' }).click();
  await expect.poll(() => clipboard(page)).toBe('123£');
  await header.fill('Bearer abc');
  await expect(page.getByText('The scheme is “Bearer”, not Basic')).toBeVisible();
});

test('keeps the password out of the address and of storage', async ({ page }) => {
  await open(page, path);
  await page.getByLabel('User name').fill('me');
  await page.getByLabel('Password', { exact: true }).fill('canary-7617');
  await page.reload();
  await expect(page.getByLabel('User name')).toHaveValue('me');
  const kept = await page.evaluate(() => location.href + JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(kept).not.toContain('canary-7617');
});

test('Reset brings the defaults back and clears the password', async ({ page }) => {
  await open(page, path);
  await page.getByLabel('User name').fill('me');
  await page.getByLabel('Password', { exact: true }).fill('secret');
  await page.getByRole('tab', { name: 'Decode' }).click();
  await page.getByLabel('Header or credentials').fill('Basic dGVzdDoxMjOj');
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect(page.getByLabel('Header or credentials')).toHaveValue(
    'Authorization: Basic QWxhZGRpbjpvcGVuIHNlc2FtZQ==',
  );
  await page.getByRole('tab', { name: 'Create' }).click();
  await expect(page.getByLabel('User name')).toHaveValue('');
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
});

test.describe('in French', () => {
  test.use({ locale: 'fr-FR' });
  test('speaks French', async ({ page }) => {
    await open(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Générateur d’authentification Basic');
    await page.getByLabel('Identifiant').fill('a:b');
    await expect(page.getByText('L’identifiant contient un deux-points au caractère 2.')).toBeVisible();
  });
});
