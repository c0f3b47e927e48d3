import { readFile } from 'node:fs/promises';
import { copied, expect, open, test } from '#e2e/tool-test.ts';

const path = '/qrcode-generator';

test('draws the code of a text', async ({ page }) => {
  await open(page, path);
  const text = page.getByRole('textbox', { name: 'Text or link' });

  await test.step('draws the code while one types, and none of an empty text', async () => {
    await expect(page.getByRole('img', { name: 'QR code of the content' })).toBeVisible();
    await expect(page.getByText('19 of 26 bytes')).toBeVisible();
    await text.fill('1'.repeat(34));
    await expect(page.getByText('Version 1', { exact: true })).toBeVisible();
    await expect(page.getByText('34 of 34 digits')).toBeVisible();
    await text.fill('');
    await expect(page.getByRole('img', { name: 'QR code of the content' })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Download PNG' })).toBeDisabled();
  });

  await test.step('warns of a character at which scanners stop', async () => {
    await text.fill('a\0b');
    await expect(page.getByText('Delete the null character (U+0000)')).toBeVisible();
  });

  await test.step('says how much is too much, and keeps the last code at half strength', async () => {
    await text.fill('x'.repeat(2400));
    await expect(page.getByRole('alert')).toContainText(
      '2,400 bytes, 69 too many for level M. Lower the error correction',
    );
    await expect(text).toHaveAttribute('aria-invalid', 'true');
    await page.getByRole('button', { name: 'Use level L' }).click();
    await expect(page.getByText('Version 36', { exact: true })).toBeVisible();
    await expect(text).not.toHaveAttribute('aria-invalid', 'true');
    await text.fill('x'.repeat(3000));
    await page.getByRole('button', { name: 'Use the first 2,953 bytes' }).click();
    await expect(text).toHaveValue('x'.repeat(2953));
    await expect(page.getByText('2,953 of 2,953 bytes')).toBeVisible();
  });
});

test('reads pictures, and makes codes of forms', async ({ page }) => {
  await open(page, path);
  const facts = page.getByText(/of [\d,]+ bytes/);
  const picture = page.locator('input[type=file]');
  const saved = async () => {
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download PNG' }).click(),
    ]);
    return { name: 'code.png', mimeType: 'image/png', buffer: await readFile(await file.path()) };
  };

  await test.step('shows a link that was read without opening it, and says when there is no code', async () => {
    await expect(page.getByText('19 of 26 bytes')).toBeVisible();
    const code = await saved();
    await page.getByRole('tab', { name: 'Read a code' }).click();
    await picture.setInputFiles(code);
    await expect(page.getByRole('link', { name: /^https:\/\/example.com/ })).toBeVisible();
    await picture.setInputFiles({ name: 'no.txt', mimeType: 'text/plain', buffer: Buffer.from('x') });
    await expect(page.getByRole('alert')).toContainText('cannot open this file');
    await expect(page.locator('[data-stale]').getByRole('link', { name: /^https:\/\/example.com/ })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Edit this' })).toBeDisabled();
  });

  await test.step('reads back the picture that it saves', async () => {
    await page.getByRole('tab', { name: 'Wi-Fi' }).click();
    await expect(page.getByText('Fill in “Network name (SSID)”')).toBeVisible();
    await page.getByLabel('Network name (SSID)').fill('Café;1');
    await expect(page.getByText('Fill in “Password”')).toBeVisible();
    await expect(page.getByLabel('Password')).not.toHaveAttribute('placeholder', 'Input text');
    await page.getByLabel('Password').fill('a:b');
    await expect(facts).toHaveText(/^30 of/);
    const code = await saved();
    await page.getByRole('tab', { name: 'Read a code' }).click();
    await picture.setInputFiles(code);
    await expect(page.getByText(String.raw`WIFI:T:WPA;S:Café\;1;P:a\:b;;`)).toBeVisible();
    await expect(page.getByText('Type: Wi-Fi network')).toBeVisible();
    await page.getByRole('button', { name: 'Edit this' }).click();
    await expect(page.getByLabel('Network name (SSID)')).toHaveValue('Café;1');
  });

  await test.step('makes the code of a Wi-Fi network and of a contact', async () => {
    await expect(page.getByLabel('Password')).toHaveValue('a:b');
    await expect(facts).toHaveText(/^30 of/);
    // The password of the network is in the text of its code.
    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Copy as' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('combobox', { name: 'Content' }).selectOption('qrcode-generator/encode');
    await expect(dialog.getByRole('textbox', { name: 'Text to copy' })).toHaveValue(
      `printf '%s' "$SECRET" | npx toolcrib qrcode-generator encode`,
    );
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await page.getByRole('tab', { name: 'Contact' }).click();
    await expect(facts).toHaveCount(0);
    await page.getByLabel('First name').fill('Ada');
    await expect(facts).toBeVisible();
  });

  await test.step('hands a network of a kind that its form cannot hold to the tool that can', async () => {
    await page.getByRole('tab', { name: 'Text or link' }).click();
    await page.getByRole('textbox', { name: 'Text or link' }).fill('WIFI:T:WPA2-EAP;S:eduroam;E:PEAP;I:ada;P:b;;');
    await expect(facts).toHaveText(/^44 of/);
    const code = await saved();
    await page.getByRole('tab', { name: 'Read a code' }).click();
    await picture.setInputFiles(code);
    await expect(page.getByText('S:eduroam;E:PEAP;I:ada;')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Edit this' })).toHaveCount(0);
    await page.getByRole('link', { name: 'Enterprise, WPA3 or a printed card?' }).click();
    await expect(page).toHaveURL(/\/wifi-qr-code-generator$/);
    await page.getByRole('button', { name: 'Edit this' }).click();
    await expect(page.getByLabel('Network name (SSID)')).toHaveValue('eduroam');
  });
});

test('of two files opened one after the other, says what the later one is', async ({ page }) => {
  await page.addInitScript(() => {
    const { createImageBitmap: draw } = globalThis;
    const held = Promise.withResolvers<void>();
    const drawn = Promise.withResolvers<void>();
    Object.assign(globalThis, {
      release: () => {
        held.resolve();
        return drawn.promise;
      },
      createImageBitmap: async (source: ImageBitmapSource) => {
        if (!(source instanceof File) || source.name !== 'slow.png') return draw(source);
        await held.promise;
        const bitmap = await draw(source);
        setTimeout(() => drawn.resolve());
        return bitmap;
      },
    });
  });
  await open(page, path);
  await expect(page.getByText('19 of 26 bytes')).toBeVisible();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download PNG' }).click(),
  ]);
  await page.getByRole('tab', { name: 'Read a code' }).click();
  const picture = page.locator('input[type=file]');
  const buffer = await readFile(await file.path());
  await picture.setInputFiles({ name: 'slow.png', mimeType: 'image/png', buffer });
  await picture.setInputFiles({ name: 'no.txt', mimeType: 'text/plain', buffer: Buffer.from('x') });
  await expect(page.getByRole('alert')).toContainText('cannot open this file');
  await page.evaluate(() => (globalThis as unknown as { release: () => Promise<void> }).release());
  await expect(page.getByRole('alert')).toContainText('cannot open this file');
  await expect(page.getByRole('link', { name: /^https:\/\/example.com/ })).toHaveCount(0);
});

test('follows the appearance, and copies the code', async ({ page }) => {
  await open(page, path);
  const save = page.getByRole('button', { name: 'Download PNG' });
  await expect(page.getByText('19 of 26 bytes')).toBeVisible();

  await test.step('dims the code and saves none while its look is wrong', async () => {
    const code = page.getByRole('img', { name: 'QR code of the content' });
    for (const [name, wrong, good] of [
      ['Module color', '#12', '#123'],
      ['Module size', '0', '8'],
      ['Margin', 'x', '4'],
    ] as const) {
      const field = page.getByLabel(name, { exact: true });
      await expect(save).toBeEnabled();
      await field.fill(wrong);
      await expect(save).toBeDisabled();
      await expect(page.getByRole('button', { name: 'Copy SVG' })).toBeDisabled();
      await expect(code).toHaveAttribute('data-stale', 'true');
      await field.fill(good);
    }
    await expect(save).toBeEnabled();
  });

  await test.step('copies as SVG, as text and as a picture, and warns of pale colors', async () => {
    await page.getByRole('button', { name: 'Copy SVG' }).click();
    await copied(page).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 33 33" width="264"/);
    await page.getByRole('button', { name: 'Copy as text' }).click();
    await copied(page).toContain('█▀▀▀▀▀█');
    await page.getByRole('button', { name: 'Copy image' }).click();
    await expect
      .poll(() => page.evaluate(async () => (await navigator.clipboard.read())[0]?.types.join(',')))
      .toContain('image/png');
    await page.getByLabel('Module color', { exact: true }).fill('#aaa');
    await expect(page.getByText(/Contrast 2\.32: many phones/)).toBeVisible();
    await page.getByLabel('Module color', { exact: true }).fill('#aaa5');
    await expect(page.getByText('“#aaa5” is not a hexadecimal color')).toBeVisible();
  });
});

test('fits on a desktop and on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await open(page, path);
  const text = page.getByRole('textbox', { name: 'Text or link' });

  await test.step('has what can be copied in one row, with the field in sight', async () => {
    for (const size of [
      { width: 1366, height: 768 },
      { width: 390, height: 844 },
    ]) {
      await page.setViewportSize(size);
      await expect(text).toBeInViewport({ ratio: 1 });
      const boxes = await Promise.all(
        ['Copy image', 'Copy SVG', 'Copy as text'].map((name) => page.getByRole('button', { name }).boundingBox()),
      );
      expect(new Set(boxes.map((box) => box?.y)).size).toBe(1);
    }
  });

  await test.step('has the code below its text on a phone, and its look below both', async () => {
    const places = await Promise.all(
      [
        text,
        page.getByRole('img', { name: 'QR code of the content' }),
        page.getByRole('region', { name: 'Appearance' }),
      ].map(async (part) => (await part.boundingBox())?.y ?? 0),
    );
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });
});
