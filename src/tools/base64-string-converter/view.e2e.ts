import { readFile } from 'node:fs/promises';
import { copied, expect, open, reset, speakFrench, test } from '#e2e/tool-test.ts';

const path = '/base64-string-converter';

test('converts while typing', async ({ page }) => {
  await open(page, path);
  await test.step('encodes while typing and decodes what is typed on the other side', async () => {
    const text = page.getByRole('textbox', { name: 'Text' });
    const base64 = page.getByRole('textbox', { name: 'Base64' });
    await text.fill('foobar');
    await expect(base64).toContainText('Zm9vYmFy');
    await base64.fill('Zm9vYg');
    await expect(text).toContainText('foob');
  });
  await test.step('says where the Base64 is wrong and keeps the last good text', async () => {
    const base64 = page.getByRole('textbox', { name: 'Base64' });
    await base64.fill('YmFy');
    await expect(page.getByRole('textbox', { name: 'Text' })).toContainText('bar');
    await base64.fill('YmFy!');
    await expect(page.getByRole('alert')).toContainText('“!” at character 5');
    await expect(page.getByRole('textbox', { name: 'Text' })).toContainText('bar');
    await page.getByRole('button', { name: 'Go to' }).click();
    await expect(base64).toBeFocused();
  });
  await test.step('copies the result', async () => {
    await page.getByRole('textbox', { name: 'Text' }).fill('é😀');
    await expect(page.getByRole('textbox', { name: 'Base64' })).toContainText('w6nwn5iA');
    await page.getByRole('region', { name: 'Base64' }).getByRole('button', { name: 'Copy' }).click();
    await copied(page).toBe('w6nwn5iA');
  });
  await test.step('follows the options', async () => {
    await page.getByRole('textbox', { name: 'Text' }).fill('>>>???');
    await page.getByRole('switch', { name: 'URL-safe' }).check();
    await expect(page.getByRole('textbox', { name: 'Base64' })).toContainText('Pj4-Pz8_');
    await reset(page);
    await expect(page.getByRole('switch', { name: 'URL-safe' })).not.toBeChecked();
  });
  await test.step('offers to open what was decoded', async () => {
    await page.getByRole('textbox', { name: 'Base64' }).fill('eyJhIjoxfQ==');
    await page.getByRole('link', { name: 'Open in JSON prettify' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('JSON prettify and format');
  });
});

test('counts the bytes of the text and hands over data that is not text', async ({ page }) => {
  await open(page, path);
  await page.getByRole('textbox', { name: 'Text' }).fill('aé');
  await expect(page.getByText('Text: 2 characters, 3 B')).toBeVisible();
  await page.getByRole('combobox', { name: 'Character set' }).selectOption('utf-16le');
  await expect(page.getByText('Text: 2 characters, 4 B')).toBeVisible();
  await page.getByRole('combobox', { name: 'Character set' }).selectOption('utf-8');
  await page.getByRole('textbox', { name: 'Base64' }).fill('/w==');
  await page.getByRole('alert').getByRole('link', { name: 'Open the Base64 file converter' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Base64 file converter');
  await expect(page.getByRole('textbox', { name: 'Base64 or data URI' })).toContainText('/w==');
});

test('takes files, and has its options in one line', async ({ page }) => {
  await open(page, path);
  await test.step('opens a text file, and names the tool that takes any other', async () => {
    const input = page.locator('input[type=file]');
    const utf16 = Buffer.from('\ufeffdir', 'utf16le');
    await input.setInputFiles({ name: 'dir.txt', mimeType: 'text/plain', buffer: utf16 });
    await expect(page.getByRole('textbox', { name: 'Base64' })).toContainText('ZGly');
    await input.setInputFiles({ name: 'dot.gif', mimeType: 'image/gif', buffer: Buffer.from([0x47, 0xff, 0xfe]) });
    await expect(page.getByText('“dot.gif” is not Unicode text.')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Text' })).toContainText('dir');
    await page.getByRole('button', { name: 'Close' }).click();
    await expect(page.getByText('“dot.gif”')).toHaveCount(0);
  });
  await test.step('takes a file dropped on the page or pasted', async () => {
    const dispatch = (kind: 'drop' | 'paste', content: string) =>
      page.evaluate(
        ([type, part]) => {
          const transfer = new DataTransfer();
          transfer.items.add(new File([part], 'note.txt'));
          const event =
            type === 'drop'
              ? new DragEvent(type, { dataTransfer: transfer, bubbles: true, cancelable: true })
              : new ClipboardEvent(type, { clipboardData: transfer, bubbles: true, cancelable: true });
          document.body.dispatchEvent(event);
        },
        [kind, content] as const,
      );
    await dispatch('drop', 'foobar');
    await expect(page.getByRole('textbox', { name: 'Base64' })).toContainText('Zm9vYmFy');
    await dispatch('paste', 'foob');
    await expect(page.getByRole('textbox', { name: 'Base64' })).toContainText('Zm9vYg==');
  });
  await test.step('shows a result above 1 MB as a file', async () => {
    const buffer = Buffer.alloc(900_000, 'a');
    await page.locator('input[type=file]').setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer });
    const base64 = page.getByRole('region', { name: 'Base64' });
    await expect(base64.getByText('base64.txt')).toBeVisible();
    await expect(base64.getByText(/1\.2\sMB/)).toBeVisible();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      base64.getByRole('button', { name: 'Download the Base64' }).click(),
    ]);
    expect(await readFile(await file.path(), 'utf8')).toBe(buffer.toString('base64'));
  });
  await test.step('has its options in one line, those that few need behind More options, in French too', async () => {
    await speakFrench(page);
    const first = await page.getByRole('combobox', { name: 'Jeu de caractères' }).boundingBox();
    const more = page.getByText('Plus d’options');
    const last = await more.boundingBox();
    expect(Math.abs((first?.y ?? 0) - (last?.y ?? 100))).toBeLessThan(12);
    await more.click();
    await page.getByRole('switch', { name: 'Strict' }).check();
    await expect(page.getByText('Plus d’options · 1')).toBeVisible();
  });
});
