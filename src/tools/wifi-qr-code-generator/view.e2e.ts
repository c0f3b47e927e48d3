import { readFile } from 'node:fs/promises';
import { copied, expect, open, test } from '#e2e/tool-test.ts';
import { drawPng } from '#lib/qr/png.ts';

const path = '/wifi-qr-code-generator';

test('makes codes', async ({ page }) => {
  await open(page, path);

  await test.step('makes the code of the sample, and no code without a name', async () => {
    await expect(page.locator('article').first()).toContainText(
      'Shading separates groups of four. Digits are underlined.',
    );
    await expect(page.getByRole('img', { name: 'QR code of the network' })).toBeVisible();
    await page.getByRole('button', { name: 'Copy payload' }).click();
    await copied(page).toBe('WIFI:T:WPA;S:Café Toolcrib;P:flat-white-42;;');
    await page.getByRole('textbox', { name: 'Network name (SSID)' }).fill('');
    await expect(page.getByText('Fill in “Network name (SSID)” to get the code.')).toBeVisible();
    await expect(page.getByRole('img', { name: 'QR code of the network' })).toHaveCount(0);
  });

  await test.step('says at the field that its text cannot stand in a code, and keeps the last one', async () => {
    const name = page.getByRole('textbox', { name: 'Network name (SSID)' });
    await name.fill('Café Toolcrib');
    await expect(page.getByRole('img', { name: 'QR code of the network' })).toBeVisible();
    await name.fill('a'.repeat(33));
    await expect(name).toHaveAccessibleDescription(/The name has 33 bytes\. Shorten it to 32\./);
    await expect(page.getByText('The name has 33 bytes.')).toHaveCount(1);
    await expect(page.locator('article').first()).not.toContainText('aaa');
    await expect(page.getByRole('button', { name: 'Copy payload' })).toBeDisabled();
    await expect(page.getByRole('img', { name: 'QR code of the network' })).toBeVisible();
    await name.fill('a');
    await page.getByLabel('Password', { exact: true }).fill('1234567\u0001');
    await expect(page.getByText('There is a control character at position 8.')).toHaveCount(1);
  });

  await test.step('warns of a weak password, and makes a good one', async () => {
    await page.getByLabel('Password', { exact: true }).fill('short');
    await expect(page.getByText('A WPA password has 8 to 63 characters')).toBeVisible();
    await page.getByRole('button', { name: 'Generate a password' }).click();
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue(/^[A-HJ-NP-Za-km-z2-9]{20}$/);
    await expect(page.getByText('A WPA password has 8 to 63 characters')).toBeHidden();
  });

  await test.step('asks for what an enterprise network needs', async () => {
    await page.getByRole('radio', { name: 'Enterprise' }).check();
    await page.getByRole('textbox', { name: 'Identity', exact: true }).fill('ada@uni.example');
    await page.getByRole('button', { name: 'Copy payload' }).click();
    await copied(page).toContain('E:PEAP;PH2:MSCHAPV2;I:ada@uni.example;');
    await expect(page.getByText('iPhones and iPads ignore')).toBeVisible();
  });
});

test('shows the card, and prints it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, path);

  await test.step('has what can be copied in one row, with the first field in sight on a phone', async () => {
    const [image, payload] = await Promise.all(
      ['Copy image', 'Copy payload'].map((name) => page.getByRole('button', { name }).boundingBox()),
    );
    expect(image?.y).toBe(payload?.y);
    await expect(page.getByRole('textbox', { name: 'Network name (SSID)' })).toBeInViewport({ ratio: 1 });
    const code = await page.getByRole('img', { name: 'QR code of the network' }).boundingBox();
    expect(code?.width).toBeGreaterThanOrEqual(200);
  });

  await test.step('prints the password without gaps, and the title from its field', async () => {
    await page.setViewportSize({ width: 1366, height: 860 });
    const card = page.locator('article').first();
    const groups = card.locator('span > span').filter({ hasText: /./ });
    const boxes = await groups.evaluateAll((spans) => spans.map((span) => span.getBoundingClientRect()));
    expect(boxes).toHaveLength(4);
    boxes.slice(1).forEach(({ left }, at) => expect(left).toBeCloseTo(boxes[at]?.right ?? 0));
    const title = page.getByRole('textbox', { name: 'Title' });
    await expect(title).toHaveValue('Scan to join');
    await expect(card.getByRole('heading')).toHaveText('Scan to join');
    await title.fill('Come in');
    await expect(card.getByRole('heading')).toHaveText('Come in');
    await title.fill('');
    await expect(card.getByRole('heading')).toHaveCount(0);
  });

  await test.step('prints nothing but the sheet', async () => {
    await page.getByRole('radio', { name: '4', exact: true }).check();
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('[data-cards="4"] article')).toHaveCount(4);
    await expect(page.locator('[data-cards="4"] article').last()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
    await page.emulateMedia({ media: null });
  });
});

test('reads codes', async ({ page }) => {
  await open(page, path);

  await test.step('keeps edited text when a file is not a picture, and says so until the next text', async () => {
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'PNG' }).click(),
    ]);
    const buffer = await readFile(await file.path());
    const picture = page.locator('main input[type=file]');
    const payload = page.getByLabel('Code text');
    await picture.setInputFiles({ name: 'wifi.png', mimeType: 'image/png', buffer });
    await expect(payload).toHaveValue('WIFI:T:WPA;S:Café Toolcrib;P:flat-white-42;;');
    await payload.fill('WIFI:T:SAE;S:Lab;P:secret;;');
    await picture.setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') });
    const refused = page.getByText('The browser cannot open this file as an image.');
    await expect(refused).toBeVisible();
    await expect(payload).toHaveValue('WIFI:T:SAE;S:Lab;P:secret;;');
    const plain = { quietZone: 0, moduleSize: 64, dark: '#000000', light: '#ffffff' };
    const empty = Buffer.from(await drawPng(['0'], plain));
    await picture.setInputFiles({ name: 'empty.png', mimeType: 'image/png', buffer: empty });
    const none = page.getByText('No QR code was found in the picture.');
    await expect(none).toBeVisible();
    await expect(refused).toBeHidden();
    await payload.fill('WIFI:T:SAE;S:Office;P:secret;;');
    await expect(page.getByText('WPA3 only: “Office”')).toBeVisible();
    await expect(none).toBeHidden();
  });

  await test.step('says of a code without a name what it lacks', async () => {
    await page.getByLabel('Code text').fill('WIFI:T:SAE;P:secret;;');
    await expect(page.getByRole('alert')).toHaveText('The code contains no network name. Add it after S:.');
  });

  await test.step('reads a code, to be edited', async () => {
    await page.getByLabel('Code text').fill('WIFI:T:SAE;S:Lab;P:secret;H:true;;');
    await expect(page.getByText('WPA3 only: “Lab”')).toBeVisible();
    await page.getByRole('button', { name: 'Edit this' }).click();
    await expect(page.getByRole('textbox', { name: 'Network name (SSID)' })).toHaveValue('Lab');
    await expect(page.getByRole('radio', { name: 'WPA3 only' })).toBeChecked();
    await expect(page.getByRole('switch', { name: 'Hidden network' })).toBeChecked();
  });
});
