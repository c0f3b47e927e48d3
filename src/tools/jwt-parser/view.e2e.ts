import type { Page } from '@playwright/test';
import { copied, expect, open, reset, test } from '#e2e/tool-test.ts';

const path = '/jwt-parser';
const verifyKey = (page: Page) => page.getByLabel('Secret or public key');
const head = 'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9';

test('explains a token, and decrypts another one', async ({ page }) => {
  await open(page, path);
  const token = page.getByLabel('Token', { exact: true });
  await test.step('explains the token and verifies it with the secret', async () => {
    await expect(token).toBeFocused();
    // The sample is selected, and its colors shine through the selection.
    const { color, backgroundColor } = await token.evaluate((field) => {
      const selection = getComputedStyle(field, '::selection');
      return { color: selection.color, backgroundColor: selection.backgroundColor };
    });
    expect([color, backgroundColor]).toEqual(['rgba(0, 0, 0, 0)', 'rgba(28, 160, 90, 0.2)']);
    const payload = page.getByRole('region', { name: 'Payload' });
    await expect(payload).toContainText('John Doe');
    await expect(payload).toContainText(/1234567890\s*string/);
    await expect(payload).toContainText('2018-01-18T01:30:22.000Z');
    await expect(page.getByText('The token never expires (no exp claim): a stolen one works forever.')).toBeVisible();
    await expect(page.getByText('Active', { exact: true })).toHaveCount(0);
    await expect(verifyKey(page)).toBeInViewport({ ratio: 1 });
    const verify = page.getByRole('region', { name: 'Verify signature' });
    await expect(verify.getByText('Not verified: no key was entered.')).toBeInViewport({ ratio: 1 });
    await expect(verify).toContainText('Not verified: no key was entered.');
    await verify.getByLabel('Secret or public key').fill('your-256-bit-secret');
    await expect(verify).toContainText('Signature verified (HS256).');
    await expect(page.getByText('Well-known weak secret')).toBeVisible();
    await verify.getByLabel('Secret or public key').fill('another');
    await expect(verify.getByRole('alert')).toContainText('The signature does not match');
    await payload.getByRole('radio', { name: 'Raw JSON' }).check();
    await payload.getByRole('button', { name: 'Copy' }).click();
    await copied(page).toContain('"name": "John Doe"');
  });
  await test.step('decrypts with a dropped key', async () => {
    await verifyKey(page).fill('');
    await expect(page.getByRole('region', { name: 'Verify signature' })).toContainText('Not verified');
    // RFC 7516 appendix A.3
    await token.fill(
      'eyJhbGciOiJBMTI4S1ciLCJlbmMiOiJBMTI4Q0JDLUhTMjU2In0.6KB707dM9YTIgHtLvtgWQ8mKwboJW3of9locizkDTHzBC2IlrT1oOQ.AxY8DCtDaGlsbGljb3RoZQ.KDlTtXchhZTGufMYmOYGS4HffxPSUrfmqCHXaI9wOGY.U0m_YmjN04DJvceFICbCVQ',
    );
    await expect(page.getByText('Enter the key to read the payload.')).toBeVisible();
    const data = await page.evaluateHandle(() => {
      const transfer = new DataTransfer();
      transfer.items.add(new File(['{"kty":"oct","k":"GawgguFyGrWKav7AX4VKUg"}'], 'key.json'));
      return transfer;
    });
    await page.locator('body').dispatchEvent('drop', { dataTransfer: data });
    await expect(page.getByText('Live long and prosper.')).toBeVisible();
    const good = page.getByText('Decrypted (A128KW, A128CBC-HS256)');
    await expect(good).toBeVisible();
    await page.getByLabel('Secret or private key').fill('wrong');
    await expect(page.getByLabel('Secret or private key')).toHaveAttribute('aria-invalid', 'true');
    await expect(good).toHaveCount(0);
  });
});

test('says what is wrong with a token', async ({ page }) => {
  await open(page, path);
  const token = page.getByLabel('Token', { exact: true });
  await test.step('says that a list has several tokens, and takes the first', async () => {
    const one = await token.inputValue();
    await token.fill(`${one}\n${head}.e30.AA\n`);
    await expect(page.getByRole('alert')).toContainText('There are 2 tokens here.');
    await expect(token).toHaveAttribute('aria-invalid', 'true');
    await page.getByRole('button', { name: 'Use the first' }).click();
    await expect(token).toHaveValue(one);
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
  await test.step('keeps big numbers and says where a token is wrong', async () => {
    await token.fill(`Bearer ${head}.${btoa('{"id":12345678901234567890,"exp":1}').replaceAll('=', '')}.AA`);
    await expect(page.getByRole('region', { name: 'Payload' })).toContainText('12345678901234567890');
    await expect(page.getByText('Expired', { exact: true })).toBeVisible();
    await token.fill(`${head}.e+.AA`);
    await expect(page.getByRole('alert')).toContainText('The payload is not valid Base64url: “+” at position 2.');
    // Border and focus ring say the same.
    const frame = await page
      .getByRole('textbox', { name: 'Token' })
      .locator('..')
      .evaluate((element) => getComputedStyle(element));
    expect(frame.boxShadow).toContain(frame.borderTopColor);
    // What was said of the token before is dimmed with it.
    await expect(page.locator('[data-stale]').getByText('Verify signature', { exact: true })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Payload' })).toContainText('12345678901234567890');
    await page.getByRole('button', { name: 'Clear' }).first().click();
    await expect(token).toBeFocused();
    await expect(page.getByText('Paste a token to see its contents.')).toBeVisible();
  });
  await test.step('shows bytes that are not text, and doubts about token and key', async () => {
    // The payload is FF 00, the key is “k”.
    await token.fill('eyJhbGciOiJIUzI1NiJ9._wA.kB-LUvXaBbq4mJSZ7Z8bt_Mjw7wyjJWT0HYRzb-ACEE');
    const payload = page.getByRole('region', { name: 'Payload' });
    await expect(payload).toContainText('Its bytes in hexadecimal:');
    await expect(payload).toContainText('ff00');
    await expect(page.getByText('The payload is not UTF-8 text, so it has no claims.')).toBeVisible();
    const verify = page.getByRole('region', { name: 'Verify signature' });
    const key = verify.getByLabel('Secret or public key');
    await key.fill('k');
    await expect(verify).toContainText('Signature verified (HS256).');
    await key.fill('MCowBQYDK2VwAyEA11qYAYKxCrfVS/7TyWQHOg7hcvPapiMlrwIaaPcHURo=');
    await expect(verify).toContainText('The signature does not match');
    await expect(verify).toContainText('The secret looks like a key');
    await key.fill('{"kty":"oct","k":"aw","alg":"HS512"}');
    await expect(verify).toContainText('This JWK is not for HS256: its “alg” is HS512.');
    await token.fill('eyJhbGciOiJub25lIiwiYWxnIjoiSFMyNTYifQ.e30.AA');
    await expect(page.getByText('The header has the same member twice.')).toBeVisible();
    await expect(verify).toContainText('The header has the member “alg” twice.');
  });
});

test('edits and signs a token', async ({ page }) => {
  await open(page, path);
  await test.step('leaves no room between the claims and what edits them', async () => {
    const edit = page.getByText('Edit and sign', { exact: true });
    await expect(edit).toBeInViewport({ ratio: 1 });
    const payload = await page.getByRole('region', { name: 'Payload' }).boundingBox();
    const { x = 0, y = 0 } = (await edit.boundingBox()) ?? {};
    expect(x).toBeLessThan((payload?.x ?? 0) + (payload?.width ?? 0));
    expect(y - (payload?.y ?? 0) - (payload?.height ?? 0)).toBeLessThan(40);
  });
  await test.step('signs an edited token', async () => {
    await page.getByText('Edit and sign').click();
    await page.getByLabel('Secret or private key').fill('your-256-bit-secret');
    const signed = page.getByRole('status', { name: 'Signed token' });
    await expect(signed).toContainText(`${head}.`);
    const payload = page.getByRole('textbox', { name: 'Payload (JSON)' });
    await payload.fill('{"sub":"edited"}');
    // What was typed is there again after the fold was closed.
    await page.getByText('Edit and sign').click();
    await expect(payload).toBeHidden();
    await page.getByText('Edit and sign').click();
    await expect(payload).toContainText('edited');
    await page.getByRole('button', { name: 'Use as token' }).click();
    await page.getByLabel('Secret or public key').fill('your-256-bit-secret');
    await expect(page.getByText('Signature verified (HS256).')).toBeVisible();
    await page.getByRole('textbox', { name: 'Header' }).fill('{"n": 12345678901234567890}');
    await expect(signed).toContainText('eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCIsIm4iOjEyMzQ1Njc4OTAxMjM0NTY3ODkwfQ.');
    await page.getByRole('textbox', { name: 'Header' }).fill('{"alg": x');
    await expect(page.getByText('The header must be a JSON object in braces')).toBeVisible();
    await expect(signed).not.toContainText('.');
  });
});

test('forgets tokens and keys, and has the claims first on a phone', async ({ page }) => {
  await open(page, path);
  await page.getByLabel('Secret or public key').fill('canary-4c1d');
  await reset(page);
  await expect(page.getByLabel('Secret or public key')).toHaveValue('');
  await page.getByLabel('Secret or public key').fill('canary-4c1d');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.reload();
  const kept = await page.evaluate(() => location.href + JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(kept).not.toContain('canary-4c1d');
  expect(kept).not.toContain('eyJ');
  await expect(page.getByText('John Doe')).toBeInViewport();
  const [payload, header] = await Promise.all(
    ['Payload', 'Header'].map((name) => page.getByRole('region', { name, exact: true }).boundingBox()),
  );
  expect(payload?.y).toBeLessThan(header?.y ?? 0);
});
