import { readFile } from 'node:fs/promises';
import { copied, expect, open, reset, test } from '#e2e/tool-test.ts';

const path = '/iban-validator-and-parser';

test('checks one number', async ({ page }) => {
  await open(page, path);
  await test.step('reads the sample, and names each broken rule', async () => {
    const field = page.getByRole('textbox', { name: 'IBAN', exact: true });
    await expect(page.getByText('Valid', { exact: true })).toBeVisible();
    await expect(page.getByText('France (FR)')).toBeVisible();
    await expect(page.getByText('payments to a QR-IBAN need a QR reference')).toBeVisible();
    await field.fill('FR7630006000011234567890188');
    await expect(page.getByRole('alert')).toContainText('2 rules are broken');
    await expect(page.getByRole('alert')).toContainText('Wrong check digits: 76, expected');
    await field.fill('FR76300060000112');
    await expect(page.getByRole('alert')).toContainText('France: an IBAN has 27 characters, this one has 16.');
    await field.fill('GB12BARC20201530093A59');
    await expect(page.getByRole('alert')).toContainText('Position 20 must be a digit, found A.');
    await field.fill('MA64011519000001205000534921');
    await expect(page.getByRole('alert')).toContainText('MA is not in the IBAN registry');
    await field.fill('');
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(page.getByText('Type or paste an IBAN')).toBeVisible();
  });
  await test.step('mends a typing mistake', async () => {
    const field = page.getByRole('textbox', { name: 'IBAN', exact: true });
    await field.fill('DE89 3704 0044 0532 O130 00');
    await page.getByRole('button', { name: 'Use it' }).click();
    await expect(field).toHaveValue('DE89 3704 0044 0532 0130 00');
    await expect(page.getByText('Valid', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'GB29 NWBK 6016 1331 9268 19' }).click();
    await page.getByRole('button', { name: 'Copy the IBAN' }).click();
    await copied(page).toBe('GB29 NWBK 6016 1331 9268 19');
    await page.getByRole('button', { name: 'Copy Electronic format' }).click();
    await copied(page).toBe('GB29NWBK60161331926819');
  });
  await test.step('shows only the start of what is far too long', async () => {
    await page.getByRole('textbox', { name: 'IBAN' }).fill(`FR76${'1'.repeat(16_384)}`);
    await expect(page.getByRole('alert')).toContainText('France: an IBAN has 27 characters, this one has 16,388.');
    await expect(page.getByText(/^FR761{36}…$/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Copy BBAN' })).toBeDisabled();
  });
  await test.step('keeps the last number dimmed beside what is not an IBAN', async () => {
    await page.getByRole('textbox', { name: 'IBAN', exact: true }).fill('FR76 3000 6000 0112 3456 7890 189');
    await expect(page.getByText('France (FR)')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Copy Bank' })).toBeVisible();
    await page.getByRole('textbox', { name: 'IBAN', exact: true }).fill('{"a": 1');
    await expect(page.getByRole('alert')).toContainText('is not allowed in an IBAN');
    await expect(page.getByText('unreadable')).toHaveCount(0);
    await expect(page.locator('[data-stale]').getByText('30006', { exact: true }).first()).toBeVisible();
    await page.getByRole('textbox', { name: 'IBAN', exact: true }).fill('GB29 NWBK');
    await expect(page.getByText('United Kingdom (GB)')).toBeVisible();
    await expect(page.locator('[data-stale]')).toHaveCount(0);
    await expect(page.getByText('–', { exact: true })).toHaveCount(0);
  });
});

test('groups while typing and keeps the caret, and leaves no digit alone in a second line on a phone', async ({
  page,
}) => {
  await open(page, path);
  const field = page.getByRole('textbox', { name: 'IBAN', exact: true });
  await field.fill('');
  await field.pressSequentially('gb29nwbk60161331926819');
  await expect(field).toHaveValue('GB29 NWBK 6016 1331 9268 19');
  await field.evaluate((input: HTMLInputElement) => input.setSelectionRange(7, 7));
  await page.keyboard.press('Backspace');
  await expect(field).toHaveValue('GB29 NBK6 0161 3319 2681 9');
  await page.keyboard.type('w');
  await expect(field).toHaveValue('GB29 NWBK 6016 1331 9268 19');
  await field.evaluate((input: HTMLInputElement) => input.setSelectionRange(4, 4));
  await page.keyboard.press('Delete');
  await expect(field).toHaveValue('GB29 WBK6 0161 3319 2681 9');
  await field.fill('FR76 3000 6000 0112 3456 7890 189');
  await page.setViewportSize({ width: 390, height: 844 });
  const lines = await page
    .getByRole('definition')
    .getByText('30006000011234567890189', { exact: true })
    .evaluate((number) => {
      const halves = [...number.childNodes].filter((node) => node instanceof Text);
      return halves.map((half) => {
        const range = document.createRange();
        range.selectNode(half);
        return range.getClientRects().length;
      });
    });
  expect(lines).toEqual([1, 1]);
});

test('checks many numbers', async ({ page }) => {
  await open(page, path);
  await test.step('checks many, and keeps none of them', async () => {
    await page.getByRole('tab', { name: 'Several IBANs' }).click();
    await expect(page.getByText('3 IBANs · 2 valid')).toBeVisible();
    await expect(page.getByRole('cell', { name: 'wrong check digits' })).toBeVisible();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download as CSV' }).click(),
    ]);
    await page.getByRole('button', { name: 'Copy as JSON' }).click();
    await copied(page).toContain('"electronic": "FR7630006000011234567890189"');
    const csv = await readFile(await file.path(), 'utf8');
    expect(csv).toContain('2,GB94BARC20201530093459,false,wrong-check-digits,GB,BARC,202015,30093459,not-checked\r\n');
    await page.getByRole('tab', { name: 'Check', exact: true }).click();
    await page.getByRole('textbox', { name: 'IBAN', exact: true }).fill('AT611904300234573201');
    await page.reload();
    const kept = await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }, location.href]));
    expect(kept.replaceAll(' ', '')).not.toContain('AT6119');
  });
  await test.step('takes a list that was pasted for one number to where many are checked', async () => {
    await expect(page.locator('html[data-ready]')).toBeAttached();
    await expect(page.getByText('France (FR)')).toBeVisible();
    const list = 'GB29 NWBK 6016 1331 9268 19\nDE89 3704 0044 0532 0130 00';
    await page.evaluate((text) => navigator.clipboard.writeText(text), list);
    await page.getByRole('textbox', { name: 'IBAN', exact: true }).focus();
    await page.keyboard.press('Control+A');
    await page.keyboard.press('Control+V');
    await expect(page.getByRole('alert')).toContainText('You pasted several IBANs.');
    // What was pasted is not grouped across the borders of the numbers, and the number before stays, dimmed.
    await expect(page.getByRole('textbox', { name: 'IBAN', exact: true })).toHaveValue(
      /^GB29 .*19\s?DE89 3704 0044 0532/,
    );
    await expect(page.locator('[data-stale]').getByText('FR7630006000011234567890189').first()).toBeVisible();
    await expect(page.locator('[data-stale]').getByText('France (FR)')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Copy all' })).toBeDisabled();
    await page.getByRole('button', { name: 'Check all' }).click();
    await expect(page.getByText('2 IBANs · 2 valid')).toBeVisible();
  });
  await test.step('checks those of a file', async () => {
    const input = page.locator('input[type=file]');
    await expect(input).toHaveCount(1);
    const buffer = Buffer.from('GB29NWBK60161331926819\n');
    await input.setInputFiles({ name: 'accounts.txt', mimeType: 'text/plain', buffer });
    await expect(page.getByText('1 IBAN · 1 valid')).toBeVisible();
  });
});

test('builds a number, and brings the defaults back', async ({ page }) => {
  await open(page, path);
  await test.step('doubts a Finnish number whose national check fails, and takes it', async () => {
    const doubt = page.getByText('The national check of FI fails. Some payment institutions do not use it');
    await page.getByRole('textbox', { name: 'IBAN', exact: true }).fill('FI6879826661004681');
    await expect(page.getByText('Valid', { exact: true })).toBeVisible();
    await expect(doubt).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await page.getByRole('textbox', { name: 'IBAN', exact: true }).fill('FI2112345600000785');
    await expect(doubt).toHaveCount(0);
    await page.getByRole('tab', { name: 'Several IBANs' }).click();
    await page.getByRole('textbox', { name: 'IBANs, one per line' }).fill('FI6879826661004681');
    await expect(page.getByText('1 IBAN · 1 valid')).toBeVisible();
    await expect(page.getByRole('cell', { name: 'Valid wrong national check digits' })).toBeVisible();
    await page.getByRole('tab', { name: 'Build an IBAN' }).click();
    await page.getByRole('combobox', { name: 'Country' }).selectOption('Finland (FI)');
    await page.getByRole('textbox', { name: 'Bank' }).fill('798');
    await page.getByRole('textbox', { name: 'Account' }).fill('2666100468');
    await page.getByRole('textbox', { name: 'National check digits' }).fill('1');
    await expect(page.getByText('FI68 7982 6661 0046 81')).toBeVisible();
    await expect(doubt).toBeVisible();
  });
  await test.step('takes the fields of a country away with it', async () => {
    await page.getByRole('combobox', { name: 'Country' }).selectOption('Hungary (HU)');
    await expect(page.getByRole('textbox', { name: 'National check digits' })).toHaveCount(2);
    await page.getByRole('combobox', { name: 'Country' }).selectOption('Germany (DE)');
    await expect(page.getByRole('textbox', { name: 'Bank' })).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'National check digits' })).toHaveCount(0);
  });
  await test.step('builds from account details', async () => {
    await page.getByRole('combobox', { name: 'Country' }).selectOption('France (FR)');
    await page.getByRole('textbox', { name: 'Bank' }).fill('30006');
    await page.getByRole('textbox', { name: 'Branch' }).fill('1');
    await page.getByRole('textbox', { name: 'Account' }).fill('12345678901');
    await expect(page.getByText('FR76 3000 6000 0112 3456 7890 189')).toBeVisible();
    await page.getByRole('textbox', { name: 'National check digits' }).fill('88');
    await expect(page.getByText('The national check digits do not match')).toBeVisible();
    await page.getByRole('combobox', { name: 'Country' }).selectOption('Germany (DE)');
    await page.getByRole('textbox', { name: 'Bank' }).fill('3704004X');
    await page.getByRole('textbox', { name: 'Account' }).fill('532013000');
    await expect(page.getByRole('alert')).toContainText('Position 8 must be a digit, found X.');
    await page.getByRole('textbox', { name: 'Bank' }).fill('37040044');
    await expect(page.getByText('DE89 3704 0044 0532 0130 00')).toBeVisible();
    await page.getByRole('textbox', { name: 'Bank' }).fill('3704004X');
    await expect(page.getByRole('alert')).toContainText('Position 8 must be a digit, found X.');
    await expect(page.locator('[data-stale]').getByText('DE89 3704 0044 0532 0130 00')).toBeVisible();
  });
  await test.step('Reset brings the defaults back and clears what was typed', async () => {
    await page.getByRole('tab', { name: 'Check' }).click();
    const field = page.getByRole('textbox', { name: 'IBAN', exact: true });
    await field.fill('DE89');
    await reset(page);
    await expect(field).toHaveValue('FR76 3000 6000 0112 3456 7890 189');
    await page.getByRole('tab', { name: 'Build an IBAN' }).click();
    await page.getByRole('combobox', { name: 'Country' }).selectOption('Germany (DE)');
    await page.getByRole('textbox', { name: 'Bank' }).fill('37040044');
    await page.getByRole('tab', { name: 'Check' }).click();
    await page.getByRole('tab', { name: 'Build an IBAN' }).click();
    await expect(page.getByRole('textbox', { name: 'Bank' })).toHaveValue('37040044');
    await reset(page);
    await expect(page.getByRole('combobox', { name: 'Country' })).toHaveValue('FR');
    await expect(page.getByRole('textbox', { name: 'Bank' })).toHaveValue('');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('combobox', { name: 'Country' })).toHaveValue('DE');
    await expect(page.getByRole('textbox', { name: 'Bank' })).toHaveValue('37040044');
  });
});
