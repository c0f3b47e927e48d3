import { readFile, writeFile } from 'node:fs/promises';
import { copied, expect, open, reset, test } from '#e2e/tool-test.ts';
import { noteLongTasks } from '#e2e/main-thread.ts';

const path = '/base64-file-converter';
const gif = 'R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

test('turns a file into Base64', async ({ page }) => {
  await open(page, path);
  const card = page.getByRole('region', { name: 'File to Base64' });

  await test.step('writes it in any form', async () => {
    await card
      .locator('input[type=file]')
      .setInputFiles({ name: 'dot.bin', mimeType: '', buffer: Buffer.from(gif, 'base64') });
    await expect(card).toContainText('image/gif');
    await expect(card.getByRole('img', { name: 'Preview of dot.bin' })).toBeVisible();
    await expect(card.getByRole('textbox', { name: 'Base64 of the file' })).toContainText(gif);
    await card.getByRole('combobox', { name: 'Write as' }).selectOption('Data URI');
    await expect(card.getByRole('textbox', { name: 'Base64 of the file' })).toContainText(
      `data:image/gif;base64,${gif}`,
    );
    await card.getByRole('button', { name: 'Copy' }).click();
    await expect(card.getByRole('button', { name: 'Copied' })).toBeVisible();
    await copied(page).toBe(`data:image/gif;base64,${gif}`);
  });

  await test.step('shows a pasted file by its own type, not by that of the file before', async () => {
    await page.evaluate(() => {
      const clipboardData = new DataTransfer();
      clipboardData.items.add(new File(['Hello'], 'note.txt'));
      document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    });
    await expect(card.getByRole('region', { name: 'The first 20 kB as text' })).toHaveText('Hello');
  });
});

test('turns Base64 into a file', async ({ page }) => {
  await open(page, path);
  const card = page.getByRole('region', { name: 'Base64 to file' });
  const input = card.getByRole('textbox', { name: 'Base64 or data URI' });
  await expect(card.getByRole('img', { name: 'Preview of file.svg' })).toBeVisible();

  await test.step('shows text and markup as text, and other bytes as numbers', async () => {
    await input.fill(Buffer.from('<!doctype html><h1>Hi</h1>').toString('base64'));
    await expect(card.getByRole('region', { name: 'The first 20 kB as text' })).toContainText('<h1>Hi</h1>');
    await expect(card.getByRole('heading', { name: 'Hi' })).toHaveCount(0);
    await input.fill('AAEC/w==');
    await expect(card.getByRole('region', { name: 'The first 512 bytes' })).toContainText('0000  00 01 02 ff');
  });

  await test.step('shows a PDF in a frame of its own', async () => {
    await input.fill('JVBERi0xLjQKJSVFT0Y=');
    await expect(card.locator('iframe[title="Preview of file.pdf"]')).toHaveAttribute('src', /^blob:/);
  });

  await test.step('names and types the file by its content', async () => {
    await input.fill(`data:image/png;base64,${gif}`);
    await expect(card).toContainText('Declared as image/png, but the content is image/gif.');
    await expect(card).toContainText('1 × 1 px');
    await expect(card).toContainText('ef1955ae757c8b966c83248350331bd3a30f658ced11f387f8ebf05ab3368629');
    await card.getByRole('textbox', { name: 'File name' }).fill('dot');
    const download = page.waitForEvent('download');
    await card.getByRole('button', { name: 'Download the file' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe('dot.gif');
    expect((await readFile(await file.path())).toString('base64')).toBe(gif);
  });

  await test.step('says where the Base64 is wrong', async () => {
    await input.fill('aG!k');
    await expect(card.getByRole('alert')).toContainText('“!” at character 3');
    await card.getByRole('button', { name: 'Go to' }).click();
    await expect(input).toBeFocused();
    await input.fill(`data:image/gif;base64,${gif}\ndata:image/gif;base64,${gif}`);
    await expect(card.getByRole('alert')).toContainText('This text has 2 data URIs.');
    await expect(card.getByText('Data URI', { exact: true })).toBeHidden();
    await expect(card.getByRole('button', { name: 'Copy SHA-256' })).toBeDisabled();
    await card.getByRole('button', { name: 'Use the first' }).click();
    await expect(card.getByRole('alert')).toHaveCount(0);
    await expect(card.getByText('Data URI', { exact: true })).toBeVisible();
    await expect(card.getByRole('button', { name: 'Copy SHA-256' })).toBeEnabled();
  });

  await test.step('keeps an extension that is typed before the file of another type has come', async () => {
    const extension = card.getByRole('textbox', { name: 'Extension' });
    await input.fill('aG!k');
    await expect(card.getByRole('alert')).toBeVisible();
    await extension.fill('abc');
    await input.fill('JVBERi0xLjQKJSVFT0Y=');
    await expect(card.locator('iframe')).toHaveAttribute('title', 'Preview of dot.abc');
    await expect(extension).toHaveValue('abc');
    await input.fill(gif);
    await expect(card.getByRole('img', { name: 'Preview of dot.gif' })).toBeVisible();
    await expect(extension).toHaveValue('gif');
  });

  await test.step('writes an extension once that the name of the text file has already', async () => {
    const name = 'dot.gif.base64.txt';
    await card.locator('input[type=file]').setInputFiles({ name, mimeType: '', buffer: Buffer.from(gif) });
    await expect(card.getByRole('textbox', { name: 'File name' })).toHaveValue('dot.gif');
    await expect(card.getByRole('img', { name: 'Preview of dot.gif', exact: true })).toBeVisible();
  });

  await test.step('counts the characters of the text, not its bytes', async () => {
    await input.fill('data:,h\u00e9');
    await expect(card.getByText('8 characters')).toBeVisible();
  });

  await test.step('says of a large text file what is wrong with it, not with the text before', async () => {
    await input.fill(`data:image/gif;base64,${gif}\ndata:image/gif;base64,${gif}`);
    await expect(card.getByRole('alert')).toContainText('This text has 2 data URIs.');
    const buffer = Buffer.from('!'.repeat(1_000_001));
    await card.locator('input[type=file]').setInputFiles({ name: 'wrong.txt', mimeType: '', buffer });
    await expect(card.getByRole('alert')).toContainText('“!” at character 1');
    await card.getByRole('button', { name: 'Clear' }).click();
    await expect(card.getByText('Paste Base64 or a data URI')).toBeVisible();
  });
});

test('takes 100 MB both ways', async ({ page }, info) => {
  test.slow();
  const [bytes, base64] = [info.outputPath('big.bin'), info.outputPath('big.txt')];
  await writeFile(bytes, Buffer.alloc(100_000_000, 7));
  await writeFile(base64, 'QUJD'.repeat(33_333_333));
  await open(page, path);
  const first = page.getByRole('region', { name: 'File to Base64' });
  const second = page.getByRole('region', { name: 'Base64 to file' });
  await expect(second.getByRole('img')).toBeVisible();
  await noteLongTasks(page, 'while 100 MB are converted', async () => {
    await first.locator('input[type=file]').setInputFiles(bytes);
    await first.getByText('33% larger than the file').waitFor();
    await second.locator('input[type=file]').setInputFiles(base64);
    await second.getByText('100 MB', { exact: true }).waitFor();
  });
  await expect(second.getByRole('textbox', { name: 'File name' })).toHaveValue('big');
});

test('Reset puts the files away, and Undo brings them back', async ({ page }) => {
  await open(page, path);
  const card = page.getByRole('region', { name: 'File to Base64' });
  const other = page.getByRole('region', { name: 'Base64 to file' });
  const name = other.getByRole('textbox', { name: 'File name' });
  const buffer = Buffer.from(gif, 'base64');

  await test.step('Reset brings the defaults back and puts the files away', async () => {
    await card.locator('input[type=file]').setInputFiles({ name: 'dot.gif', mimeType: '', buffer });
    await card.getByRole('switch', { name: 'URL-safe' }).check();
    await other.getByRole('textbox', { name: 'Base64 or data URI' }).fill(gif);
    await name.fill('dot');
    await reset(page);
    await expect(card.getByText('dot.gif')).toHaveCount(0);
    await expect(card.getByRole('button', { name: 'Open a file' })).toBeVisible();
    await card.locator('input[type=file]').setInputFiles({ name: 'dot.gif', mimeType: '', buffer });
    await expect(card.getByRole('switch', { name: 'URL-safe' })).not.toBeChecked();
    await expect(other.getByRole('img', { name: 'Preview of file.svg' })).toBeVisible();
  });

  await test.step('Undo after Reset brings the files and their names back', async () => {
    const base64 = Buffer.from('QUJD'.repeat(300_000));
    await other.locator('input[type=file]').setInputFiles({ name: 'large.txt', mimeType: '', buffer: base64 });
    await expect(other.getByText('900 kB', { exact: true })).toBeVisible();
    await name.fill('letters');
    await other.getByRole('textbox', { name: 'Extension' }).fill('abc');
    await reset(page);
    await expect(name).toHaveValue('');
    await expect(card.getByText('dot.gif')).toHaveCount(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(card.getByText('dot.gif', { exact: true })).toBeVisible();
    await expect(other.getByText('large.txt', { exact: true })).toBeVisible();
    await expect(name).toHaveValue('letters');
    await expect(other.getByRole('textbox', { name: 'Extension' })).toHaveValue('abc');
  });
});
