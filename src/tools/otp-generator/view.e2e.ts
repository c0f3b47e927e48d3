import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { clipboard, copied, expect, open, speakFrench, test } from '#e2e/tool-test.ts';
import { encodeMatrix } from '#lib/qr/matrix.ts';
import { drawPng } from '#lib/qr/png.ts';

const path = '/otp-generator';
const base32 = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const hotp = `otpauth://hotp/Shop:me?secret=${base32}&issuer=Shop&counter=1`;

/** Opens the tab for many accounts; answers the field for their addresses. */
async function openMove(page: Page): Promise<Locator> {
  await open(page, path);
  await page.getByRole('tab', { name: 'Move accounts' }).click();
  const list = page.getByRole('textbox', { name: 'Addresses, one per line' });
  await expect(list).toBeVisible();
  return list;
}

test('makes a secret and its codes, and says what is wrong with one', async ({ page }) => {
  await open(page, path);
  const secret = page.getByLabel('Secret', { exact: true });
  await test.step('makes a secret, shows its code and checks it', async () => {
    await expect(secret).toHaveValue(/^[A-Z2-7]{32}$/);
    await page.getByRole('button', { name: 'Copy secret' }).click();
    await copied(page).toMatch(/^[A-Z2-7]{32}$/);
    const code = page.getByRole('region', { name: 'Code', exact: true }).getByRole('button').first();
    await code.click();
    await copied(page).toMatch(/^\d{6}$/);
    await page.getByRole('textbox', { name: 'Code' }).fill(await clipboard(page));
    await expect(page.getByText(/^Valid/)).toBeVisible();
    await page.getByRole('textbox', { name: 'Code' }).fill('000');
    await expect(page.getByText('Not valid within the allowed clock drift.')).toBeVisible();
  });
  await test.step('warns of a secret that is too long to be one', async () => {
    await secret.focus();
    const issuer = await page.getByLabel('Issuer').boundingBox();
    await secret.fill('GEZDGNBVGY3TQOJQ'.repeat(20));
    await expect(page.getByText('The secret has 200 bytes')).toBeVisible();
    expect(await page.getByLabel('Issuer').boundingBox()).toEqual(issuer);
  });
  await test.step('says where a secret is wrong and keeps the last codes, dimmed', async () => {
    await secret.fill(base32);
    await expect(page.getByText('The secret has 200 bytes')).toBeHidden();
    await expect(page.getByRole('region', { name: 'For the authenticator' })).toBeVisible();
    await page.getByRole('button', { name: 'Show the QR code' }).click();
    await page.setViewportSize({ width: 390, height: 844 });
    const codes = page.getByRole('region', { name: 'Code', exact: true });
    await expect(codes.getByRole('button')).toHaveCount(3);
    await secret.focus();
    const place = await secret.boundingBox();
    await secret.fill('GEZ0');
    await expect(
      page.getByText('Not Base32: “0” at character 4. Base32 has no such digit; it is probably O.'),
    ).toBeVisible();
    await expect(codes.locator('[data-stale]').getByRole('button', { disabled: true })).toHaveCount(3);
    expect(await secret.boundingBox()).toEqual(place);
    await expect(page.getByRole('button', { name: 'Copy secret', exact: true })).toBeDisabled();
    // What was made of the secret before stays, dimmed.
    const details = page.getByRole('region', { name: 'For the authenticator' });
    await expect(details.locator('[data-stale]').getByText(/^otpauth:/)).toBeVisible();
    await expect(details.getByRole('button', { name: 'Copy otpauth address' })).toBeDisabled();
    await expect(details.getByRole('button', { name: 'Copy Counter', exact: true })).toBeDisabled();
    await page.getByLabel('Issuer').fill('a:b');
    await secret.fill(base32);
    await expect(page.getByText('The issuer must not contain a colon')).toBeVisible();
  });
});

test('counts codes', async ({ page }) => {
  await open(page, path);
  const secret = page.getByLabel('Secret', { exact: true });
  await test.step('fills everything from a pasted address', async () => {
    await secret.fill(`otpauth://hotp/Shop:me?secret=${base32}&counter=1&digits=6`);
    await expect(secret).toHaveValue(base32);
    await expect(page.getByLabel('Issuer')).toHaveValue('Shop');
    await expect(page.getByRole('button', { name: 'Copy code 287082' })).toBeVisible();
    // The counter is not a secret: it shows without being asked for.
    await expect(page.getByText('0000000000000001', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Previous counter' }).click();
    await expect(page.getByRole('button', { name: 'Copy code 755224' })).toBeVisible();
    await expect(page.getByRole('list', { name: 'Next ten codes' }).getByRole('listitem')).toHaveCount(10);
    await page.getByRole('button', { name: 'Show the QR code' }).click();
    await expect(page.getByRole('img', { name: 'QR code of the otpauth address' })).toBeVisible();
    await expect(page.getByText('3132333435363738393031323334353637383930')).toBeVisible();
  });
  await test.step('speaks of counters, not of the clock, where codes are counted', async () => {
    await secret.fill(hotp);
    await expect(page.getByRole('textbox', { name: 'Counter', exact: true })).toHaveValue('1');
    await page.getByRole('textbox', { name: 'Code' }).fill('000000');
    await expect(page.getByText('Not valid for this counter or the next one.')).toBeVisible();
    const ahead = page.getByRole('textbox', { name: 'Look-ahead (counters)' });
    await ahead.fill('2');
    await expect(page.getByText('Not valid for this counter or the next 2.')).toBeVisible();
    await ahead.fill('x');
    await expect(page.locator('[data-stale]').getByText('Not valid for this counter or the next 2.')).toBeVisible();
    await ahead.fill('0');
    await expect(page.getByText('Not valid for this counter.')).toBeVisible();
    const code = page.getByRole('button', { name: 'Copy code 287082' });
    await expect(code).toBeEnabled();
    await page.getByRole('textbox', { name: 'Counter', exact: true }).fill('x');
    await expect(code).toBeDisabled();
  });
});

test('reads pictures of QR codes', async ({ page }) => {
  await open(page, path);
  const secret = page.getByLabel('Secret', { exact: true });
  const picture = page.locator('main input[type=file]');
  await test.step('reads the picture of the QR code that it draws, and says when there is none', async () => {
    await secret.fill(`otpauth://totp/Shop:me?secret=${base32}&issuer=Shop`);
    await page.getByRole('button', { name: 'Show the QR code' }).click();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download PNG' }).click(),
    ]);
    const buffer = await readFile(await file.path());
    await page.reload();
    await expect(secret).not.toHaveValue(base32);
    await picture.setInputFiles({ name: 'code.png', mimeType: 'image/png', buffer });
    await expect(secret).toHaveValue(base32);
    await expect(page.getByLabel('Issuer')).toHaveValue('Shop');
    await picture.setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') });
    await expect(page.getByText('The browser cannot open this file as an image.')).toBeVisible();
    await expect(secret).toHaveValue(base32);
  });
  await test.step('keeps the secret when a QR code does not contain an otpauth address', async () => {
    const { modules } = encodeMatrix({ text: 'https://example.com', ecc: 'M', mask: -1, minVersion: 1, boost: true });
    const look = { quietZone: 4, moduleSize: 8, dark: '#000000', light: '#ffffff' };
    const buffer = Buffer.from(await drawPng(modules, look));
    await picture.setInputFiles({ name: 'link.png', mimeType: 'image/png', buffer });
    const fault = page.getByText('The QR code in this picture does not contain an account.');
    await expect(fault).toBeVisible();
    await expect(secret).toHaveValue(base32);
    await page.getByRole('button', { name: 'Generate' }).click();
    await expect(fault).toBeHidden();
  });
});

test('takes a list of accounts', async ({ page }) => {
  await open(page, path);
  const list = page.getByRole('textbox', { name: 'Addresses, one per line' });
  await test.step('keeps the secret out of the address and of storage', async () => {
    await page.getByLabel('Secret', { exact: true }).fill(base32);
    await page.getByRole('tab', { name: 'Move accounts' }).click();
    await list.fill(hotp);
    await page.getByRole('checkbox', { name: 'Shop me' }).uncheck();
    await page.reload();
    const kept = await page.evaluate(
      () => location.href + JSON.stringify([{ ...localStorage }, { ...sessionStorage }]),
    );
    expect(kept).not.toContain(base32);
  });
  await test.step('says which lines are wrong and which accounts have no place in QR codes', async () => {
    await expect(list).toHaveValue('');
    const other = `otpauth://totp/Slow:me?secret=${base32}&issuer=Slow&period=60`;
    await list.fill([hotp, 'hello', hotp, other].join('\n'));
    await expect(page.getByRole('alert')).toHaveText('1 line does not contain an account. Correct or remove it.');
    await expect(page.getByRole('button', { name: 'Line 3 The same account appears earlier.' })).toBeVisible();
    await page.getByRole('button', { name: 'Line 2 Not an otpauth URI' }).click();
    await expect(list).toBeFocused();
    const selected = await list.evaluate((field: HTMLTextAreaElement) =>
      field.value.slice(field.selectionStart, field.selectionEnd),
    );
    expect(selected).toBe('hello');
    await page.getByRole('button', { name: 'Show QR codes' }).click();
    await expect(page.getByText('Not in the QR codes: Slow · me.')).toBeVisible();
    await expect(page.getByRole('img', { name: 'QR code 1 of 1' })).toBeVisible();
    // The last accounts stay, dimmed.
    await list.fill('hello');
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(page.locator('[data-stale]').getByRole('checkbox', { name: 'Slow me' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Copy otpauth addresses' })).toBeDisabled();
  });
  await test.step('offers a sample where the tab is empty', async () => {
    await list.fill('');
    await page.getByRole('button', { name: 'Sample' }).click();
    await expect(page.getByRole('button', { name: 'Copy code 442482' })).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await speakFrench(page);
    await expect(page.getByText('Comptes sélectionnés : 4 sur 4')).toBeVisible();
  });
});

test('lists the accounts of addresses with their codes, and copies those that are ticked', async ({ page }) => {
  await page.clock.install({ time: 1_111_111_000_000 });
  const list = await openMove(page);
  await list.fill(`otpauth://totp/RFC:6238?secret=${base32}&issuer=RFC&digits=8\n${hotp}`);
  // RFC 6238 appendix B, RFC 4226 appendix D.
  await page.clock.pauseAt(1_111_111_109_000);
  await expect(page.getByRole('button', { name: 'Copy code 07081804' })).toBeVisible();
  await page.clock.runFor(2000);
  await expect(page.getByRole('button', { name: 'Copy code 14050471' })).toBeVisible();
  await page.getByRole('button', { name: 'Copy code 287082' }).click();
  await copied(page).toBe('287082');
  await page.getByRole('button', { name: 'None', exact: true }).click();
  await expect(page.getByText('0 of 2 accounts selected')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Copy otpauth addresses' })).toBeDisabled();
  await page.getByRole('checkbox', { name: 'Shop me' }).check();
  await page.getByRole('button', { name: 'Copy otpauth addresses' }).click();
  await copied(page).toBe(`otpauth://hotp/Shop:me?secret=${base32}&issuer=Shop&algorithm=SHA1&digits=6&counter=1`);
});

test('exports and reads pictures of many accounts', async ({ page }) => {
  const list = await openMove(page);
  await test.step('exports accounts as QR codes, and reads several of their pictures', async () => {
    const addresses = Array.from(
      { length: 11 },
      (_, at) => `otpauth://totp/Shop:user${at}?secret=${base32}&issuer=Shop`,
    );
    await list.fill(addresses.join('\n'));
    await page.getByRole('button', { name: 'Show QR codes' }).click();
    const pictures: Buffer[] = [];
    for (const button of [0, 1]) {
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: 'Download PNG' }).nth(button).click(),
      ]);
      expect(file.suggestedFilename()).toBe(`otp-accounts-${button + 1}.png`);
      pictures.push(await readFile(await file.path()));
    }
    await list.fill('');
    await expect(page.getByText('Add QR codes or addresses to see')).toBeVisible();
    const [first, second] = pictures.map((buffer, at) => ({ name: `${at}.png`, mimeType: 'image/png', buffer }));
    const input = page.locator('main input[type=file]');
    await input.setInputFiles([second!]);
    await expect(page.getByText('1 of 1 account selected')).toBeVisible();
    await expect(page.getByText('This export is spread over 2 QR codes. Add the missing one: 1.')).toBeVisible();
    const notes = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') };
    const lines = { name: 'lines.txt', mimeType: 'text/plain', buffer: Buffer.from(`${hotp}\n`) };
    await input.setInputFiles([notes, first!, lines]);
    await expect(page.getByText('12 of 12 accounts selected')).toBeVisible();
    await expect(page.getByRole('checkbox', { name: 'Shop user10' })).toBeChecked();
    await expect(page.getByText('This export is spread over 2 QR codes.')).toHaveCount(0);
    await expect(page.getByText('The browser cannot open this file as an image.')).toBeVisible();
  });
  await test.step('takes pictures that are dropped on the page', async () => {
    await list.fill('');
    await page.getByRole('tab', { name: 'One account' }).click();
    const secret = page.getByLabel('Secret', { exact: true });
    await secret.fill(hotp);
    await expect(secret).toHaveValue(base32);
    await page.getByRole('button', { name: 'Show the QR code' }).click();
    await expect(page.getByText(/^otpauth:\/\/hotp\/Shop/)).toBeVisible();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download PNG' }).click(),
    ]);
    const bytes = [...(await readFile(await file.path()))];
    await page.getByRole('tab', { name: 'Move accounts' }).click();
    await expect(list).toHaveValue('');
    const data = await page.evaluateHandle((picture) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([Uint8Array.from(picture)], 'code.png', { type: 'image/png' }));
      return transfer;
    }, bytes);
    await page.locator('main').dispatchEvent('drop', { dataTransfer: data });
    await expect(page.getByRole('checkbox', { name: 'Shop me' })).toBeChecked();
    await expect(page.getByRole('button', { name: 'Copy code 287082' })).toBeVisible();
  });
});

test('opens an export that is pasted on home', async ({ page }) => {
  await open(page, '/');
  const data =
    'CjEKCkhlbGxvId6tvu8SGEV4YW1wbGU6YWxpY2VAZ29vZ2xlLmNvbRoHRXhhbXBsZSABKAEwAhABGAEgACjr4JKK%2B%2F%2F%2F%2F%2F8B';
  await page.evaluate((text) => navigator.clipboard.writeText(text), `otpauth-migration://offline?data=${data}`);
  await page.getByRole('searchbox').press('Control+v');
  const suggestions = page.getByRole('region', { name: 'Possible matches' }).getByRole('listitem');
  await suggestions.filter({ hasText: 'OTP code generator' }).getByRole('button').click();
  await expect(page.getByRole('tab', { name: 'Move accounts' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('checkbox', { name: 'Example alice@google.com' })).toBeChecked();
});
