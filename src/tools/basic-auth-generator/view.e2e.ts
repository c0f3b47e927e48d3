import { copied, expect, open, reset, test } from '#e2e/tool-test.ts';

const path = '/basic-auth-generator';

test('makes a header', async ({ page }) => {
  await open(page, path);
  await test.step('while typing, and what programs need of it', async () => {
    await expect(page.getByText('Authorization: Basic QWxhZGRpbjpvcGVuIHNlc2FtZQ==', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Copy', exact: true }).click();
    await copied(page).toBe('Authorization: Basic QWxhZGRpbjpvcGVuIHNlc2FtZQ==');
    await page.getByRole('button', { name: 'Copy .netrc line' }).click();
    await copied(page).toBe('machine example.com login Aladdin password "open sesame"');
    await expect(page.getByText('open sesame')).toHaveCount(0);
    await page.getByLabel('User name').fill('');
    await page.getByLabel('Password', { exact: true }).fill('');
    await expect(page.getByText('Enter a user name and a password.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Copy', exact: true })).toBeDisabled();
  });
  await test.step('keeps Copy in the window, however long the header is', async () => {
    await page.getByLabel('User name').fill('a'.repeat(16_384));
    await expect(page.getByText(/^Authorization: Basic YWFh/)).toBeVisible();
    await expect(page.getByText(/^Authorization: Basic YWFh.*…$/)).toBeVisible();
    await expect(page.getByText('Most servers reject headers over 8 kB')).toBeInViewport();
    const copy = page.getByRole('button', { name: 'Copy', exact: true });
    await expect(copy).toBeInViewport();
    await copy.click();
    await copied(page).toMatch(/^Authorization: Basic (?:YWFh)+[^…]*$/);
    await page.getByLabel('User name').fill('me');
    await expect(page.getByText('Most servers reject headers over 8 kB')).toHaveCount(0);
  });
  await test.step('says under the field what is wrong', async () => {
    await reset(page);
    await expect(page.getByText('Authorization: Basic QWxhZGRpbjpvcGVuIHNlc2FtZQ==', { exact: true })).toBeVisible();
    await page.getByLabel('User name').fill('DOMAIN:me');
    await expect(page.getByText('Remove the colon from the user name (character 7).')).toBeVisible();
    await expect(page.getByText('login Aladdin')).toBeVisible();
    await expect(page.getByText('DOMAIN')).toHaveCount(0);
    await page.getByLabel('User name').fill('me');
    await page.getByLabel('Password', { exact: true }).fill('10 €');
    await page.getByLabel('Character set').selectOption('ISO-8859-1 (old servers)');
    await expect(page.getByText('ISO-8859-1 has no “€” (character 4 of the password).')).toBeVisible();
  });
});

test('decodes a header, and makes and checks lines of an htpasswd file', async ({ page }) => {
  await open(page, path);
  await test.step('decodes a header', async () => {
    await page.getByRole('tab', { name: 'Decode' }).click();
    await expect(page.getByRole('textbox', { name: 'User name' })).toHaveValue('Aladdin');
    const header = page.getByLabel('Header or credentials');
    await header.fill('basic dGVzdDoxMjOj');
    await expect(page.getByRole('textbox', { name: 'User name' })).toHaveValue('test');
    await expect(page.getByText('Encoded in ISO-8859-1')).toBeVisible();
    await page.getByRole('button', { name: 'Copy Password' }).click();
    await copied(page).toBe('123£');
    await header.fill('Bearer abc');
    await expect(page.getByText('The scheme is “Bearer”, not Basic')).toBeVisible();
  });
  await test.step('makes a line of an htpasswd file, and checks one', async () => {
    await page.getByRole('tab', { name: 'htpasswd' }).click();
    await expect(page.getByText(/^Aladdin:\$2y\$10\$/)).toBeVisible();
    await page.getByLabel('Algorithm').selectOption('SHA-1');
    await page.getByLabel('Password', { exact: true }).fill('secret');
    await expect(page.getByText('Only for servers that cannot read bcrypt')).toBeVisible();
    await expect(page.getByText('Aladdin:{SHA}5en6G6MezRroT3XKqkdPOmY/BfQ=')).toBeVisible();
    await page.getByRole('button', { name: 'Copy', exact: true }).click();
    await copied(page).toBe('Aladdin:{SHA}5en6G6MezRroT3XKqkdPOmY/BfQ=');
    const line = page.getByRole('textbox', { name: 'Line to check' });
    await line.fill('ada:$apr1$abcdefgh$T64oOxnD8c28.dQa.2Lty1');
    await expect(page.getByText('This is not the password for ada.')).toBeVisible();
    await page.getByLabel('Password', { exact: true }).fill('open sesame');
    await expect(page.getByText('This is the password for ada.')).toBeVisible();
    await line.fill('ada');
    await expect(page.getByText('This is not a line of an htpasswd file.')).toBeVisible();
  });
});

test('keeps the password out of the address and of storage, and resets it', async ({ page }) => {
  await open(page, path);
  await test.step('keeps the password out of the address and of storage', async () => {
    await page.getByLabel('User name').fill('me');
    await page.getByLabel('Password', { exact: true }).fill('canary-7617');
    await page.reload();
    await expect(page.getByLabel('User name')).toHaveValue('me');
    const kept = await page.evaluate(
      () => location.href + JSON.stringify([{ ...localStorage }, { ...sessionStorage }]),
    );
    expect(kept).not.toContain('canary-7617');
  });
  await test.step('keeps a line with the hash of a password out of them too', async () => {
    const line = page.getByRole('textbox', { name: 'Line to check' });
    await page.getByRole('tab', { name: 'htpasswd' }).click();
    await line.fill('ada:{SHA}canary+8617');
    await page.reload();
    await expect(line).toHaveValue('');
    const kept = await page.evaluate(
      () => location.href + JSON.stringify([{ ...localStorage }, { ...sessionStorage }]),
    );
    expect(kept).not.toContain('canary+8617');
    await page.getByRole('tab', { name: 'Create' }).click();
  });
  await test.step('Reset brings the defaults back and takes the typed password away', async () => {
    await page.getByLabel('User name').fill('me');
    await page.getByLabel('Password', { exact: true }).fill('secret');
    await page.getByRole('tab', { name: 'Decode' }).click();
    await page.getByLabel('Header or credentials').fill('Basic dGVzdDoxMjOj');
    await reset(page);
    await expect(page.getByLabel('Header or credentials')).toHaveValue(
      'Authorization: Basic QWxhZGRpbjpvcGVuIHNlc2FtZQ==',
    );
    await page.getByRole('tab', { name: 'Create' }).click();
    await expect(page.getByRole('textbox', { name: 'User name' })).toHaveValue('Aladdin');
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('open sesame');
  });
});
