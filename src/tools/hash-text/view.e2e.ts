import { mkdir, writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { copied, dropLargeFile, expect, open, test } from '#e2e/tool-test.ts';

const path = '/hash-text';
const abcSha256 = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad';
const emptySha256 = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';
const abc = { name: 'abc.txt', mimeType: 'text/plain', buffer: Buffer.from('abc') };
const crlf = { name: 'crlf.txt', mimeType: 'text/plain', buffer: Buffer.from('a\r\nb') };

const row = (page: Page, name: string) =>
  page.locator('dl > div').filter({ has: page.getByRole('term').getByText(name, { exact: true }) });
const type = (page: Page, text: string) => page.getByRole('textbox', { name: 'Text' }).fill(text);
const openFiles = (page: Page, files: Parameters<Page['setInputFiles']>[1]) =>
  page.locator('input[type=file]').setInputFiles(files);

test('hashes a text', async ({ page }) => {
  await open(page, path);
  await test.step('shows the digests of the empty text, then of what is typed, and copies one', async () => {
    await expect(row(page, 'MD5')).toContainText('9e107d9d372bb6826bd81d3542a419d6');
    await type(page, '');
    await expect(row(page, 'SHA-256')).toContainText(emptySha256);
    await expect(page.getByRole('textbox', { name: 'Text' })).toBeFocused();
    await type(page, 'abc');
    await expect(row(page, 'SHA-256')).toContainText(abcSha256);
    await expect(row(page, 'MD5')).toContainText('900150983cd24fb0d6963f7d28e17f72');
    await expect(row(page, 'MD5')).toContainText('not for security');
    await expect(row(page, 'CRC-32')).toContainText('checksum');
    await page.getByRole('button', { name: 'Copy SHA-256' }).click();
    await copied(page).toBe(abcSha256);
  });
  await test.step('says which digest an expected value is', async () => {
    const expected = page.getByRole('textbox', { name: 'Compare with' });
    await expected.fill('sha256-ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0=');
    await expect(page.getByText('It is the SHA-256 digest.')).toBeVisible();
    await expect(row(page, 'SHA-256')).toContainText('equal');
    await expected.fill('44BC2CF5AD770999');
    await expect(row(page, 'XXH64')).toContainText('equal');
    await expect(row(page, 'XXH64')).toBeInViewport();
    await expected.fill('00');
    await expect(page.getByText('It does not match any of the 30 digests.')).toBeVisible();
    await expected.fill('no digest!');
    await expect(page.getByText('This is not a digest that can be compared.')).toBeVisible();
  });
  await test.step('cuts no line of a long text', async () => {
    await type(page, 'one line\n'.repeat(40));
    const box = page.getByRole('tabpanel').locator('> div').first();
    // Padding, and lines of 13 px × 1.65.
    const lines = async (): Promise<number> => (((await box.boundingBox())?.height ?? 0) - 10) / (1.65 * 13);
    await expect.poll(lines).toBeCloseTo(9, 1);
  });
});

test('follows the options, remembers them, and says where hexadecimal digits are wrong', async ({ page }) => {
  await open(page, path);
  await type(page, '616263');
  await page.getByText('More options').click();
  await page.getByRole('combobox', { name: 'Text encoding' }).selectOption('Hexadecimal');
  await page.getByRole('combobox', { name: 'Digest encoding' }).selectOption('HEX, upper case');
  await expect(row(page, 'SHA-256')).toContainText(abcSha256.toUpperCase());
  await expect(row(page, 'Keccak-256')).toHaveCount(0);
  await page.getByRole('switch', { name: 'All algorithms' }).check();
  await expect(page.locator('dl > div')).toHaveCount(30);
  await page.reload();
  await expect(row(page, 'Keccak-256')).toContainText(
    '4e03657aea45a94fc7d47ba826c8d667c0d1e6e33a64a036ec44f58fa12d6c45'.toUpperCase(),
  );
  await type(page, '61x2');
  await expect(page.getByRole('alert')).toContainText('“x” at character 3');
  await expect(row(page, 'SHA-256')).toContainText('–');
  await page.getByRole('button', { name: 'Go to' }).click();
  await expect(page.getByRole('textbox', { name: 'Text' })).toBeFocused();
});

test('hashes files', async ({ page }) => {
  await open(page, path);
  await test.step('as they are, computes what is added, copies lines and the integrity attribute', async () => {
    await page.getByRole('tab', { name: 'File' }).click();
    await openFiles(page, [abc, crlf]);
    const first = page.getByRole('region', { name: 'abc.txt' });
    await expect(first).toContainText(abcSha256);
    // printf 'a\r\nb' | md5sum
    await expect(page.getByRole('region', { name: 'crlf.txt' })).toContainText('65d5f03c46e62e3f2babbe712d2ce464');
    await page.locator('summary').filter({ hasText: 'Algorithms' }).click();
    await page.getByRole('checkbox', { name: 'CRC-32', exact: true }).check();
    await expect(first).toContainText('352441c2');
    await first.getByRole('button', { name: 'Copy the integrity attribute' }).click();
    await copied(page).toBe('integrity="sha384-ywB1P0WjXou1oD1pmsZQBycsMqsO3tFjGotgWkP/W+2AhgcroefMI1i67KE0yCWn"');
    await page.getByRole('button', { name: 'Copy the list' }).click();
    await copied(page).toMatch(new RegExp(`^${abcSha256}  abc\\.txt\n[0-9a-f]{64}  crlf\\.txt\n$`));
    await page.getByRole('combobox', { name: 'List format' }).selectOption('BSD');
    await page.getByRole('button', { name: 'Copy the list' }).click();
    await copied(page).toMatch(new RegExp(`^SHA256 \\(abc\\.txt\\) = ${abcSha256}\n`));
    await page.getByRole('textbox', { name: 'Compare with' }).fill('352441C2');
    await expect(page.getByText('It is the CRC-32 digest of abc.txt.')).toBeVisible();
    await page.getByRole('button', { name: 'Remove crlf.txt' }).click();
    await expect(page.getByRole('region', { name: 'crlf.txt' })).toHaveCount(0);
  });
  await test.step('says why there are no sha256sum lines to copy', async () => {
    await page.getByRole('button', { name: 'Remove all' }).click();
    await expect(page.getByRole('region', { name: 'abc.txt' })).toHaveCount(0);
    await page.getByRole('checkbox', { name: 'SHA-256', exact: true }).uncheck();
    await openFiles(page, [abc]);
    await expect(page.getByRole('region', { name: 'abc.txt' })).toContainText('352441c2');
    const lines = page.getByRole('button', { name: 'Copy the list' });
    await expect(lines).toBeDisabled();
    await expect(lines).toHaveAttribute('title', /select it among the algorithms/);
    await page.getByRole('checkbox', { name: 'SHA-256', exact: true }).check();
    await expect(lines).toBeEnabled();
    await expect(lines).not.toHaveAttribute('title');
  });
  await test.step('takes a file dropped anywhere, whichever tab is shown', async () => {
    await page.getByRole('tab', { name: 'Text' }).click();
    await expect(page.getByRole('tab', { name: 'File' })).toHaveAttribute('aria-selected', 'false');
    const data = await page.evaluateHandle(() => {
      const transfer = new DataTransfer();
      transfer.items.add(new File(['abc'], 'dropped.bin'));
      return transfer;
    });
    await page.locator('body').dispatchEvent('drop', { dataTransfer: data });
    await expect(page.getByRole('region', { name: 'dropped.bin' })).toContainText(abcSha256);
    await expect(page.getByRole('tab', { name: 'File' })).toHaveAttribute('aria-selected', 'true');
  });
});

test('checks files against lists of checksums', async ({ page }) => {
  await test.step('a list that was pasted', async () => {
    const list = `${abcSha256}  abc.txt\n${emptySha256}  crlf.txt`;
    await open(page, `${path}#tab=file&list=${encodeURIComponent(list)}`);
    const checks = page.getByRole('region', { name: 'Checked with the pasted list' }).first();
    await expect(checks).toContainText('Matching files: 0 of 2.');
    await openFiles(page, [abc, crlf]);
    await expect(checks.getByRole('row').filter({ hasText: 'abc.txt' })).toContainText('matches');
    await expect(checks).toContainText('Matching files: 1 of 2.');
    await checks.getByRole('button', { name: 'Remove the pasted list' }).click();
    await expect(checks).toHaveCount(0);
    await expect(page.getByRole('region', { name: 'abc.txt' })).toBeVisible();
  });
  await test.step('a SHA256SUMS file', async () => {
    await page.getByRole('button', { name: 'Remove all' }).click();
    await expect(page.getByRole('region', { name: 'abc.txt' })).toHaveCount(0);
    const lines = [`${abcSha256}  ./abc.txt`, `${emptySha256}  crlf.txt`, `${emptySha256}  away.iso`, 'no checksum'];
    await openFiles(page, [abc, { name: 'SHA256SUMS', mimeType: '', buffer: Buffer.from(lines.join('\n')) }, crlf]);
    const list = page.getByRole('region', { name: 'Checked with SHA256SUMS' }).first();
    const line = (name: string) => list.getByRole('row').filter({ hasText: name });
    await expect(line('abc.txt')).toContainText('matches');
    await expect(line('crlf.txt')).toContainText('differs');
    await expect(line('away.iso')).toContainText('file not dropped');
    await expect(list).toContainText('Matching files: 1 of 3.');
    await expect(list).toContainText('1 line was not understood.');
  });
  await test.step('an SFV file, and makes one', async () => {
    await page.getByRole('button', { name: 'Remove all' }).click();
    await expect(page.getByRole('region', { name: 'abc.txt' })).toHaveCount(0);
    const sfv = '; made by cksfv\r\nabc.txt 352441C2\r\ncrlf.txt 00000000\r\n';
    await openFiles(page, [abc, crlf, { name: 'disk.sfv', mimeType: '', buffer: Buffer.from(sfv) }]);
    const list = page.getByRole('region', { name: 'Checked with disk.sfv' }).first();
    await expect(list.getByRole('row').filter({ hasText: 'abc.txt' })).toContainText('matches');
    await expect(list.getByRole('row').filter({ hasText: 'crlf.txt' })).toContainText('differs');
    await page.getByRole('combobox', { name: 'List format' }).selectOption('SFV (CRC-32)');
    await page.getByRole('button', { name: 'Copy the list' }).click();
    await copied(page).toMatch(/^abc\.txt 352441c2\ncrlf\.txt [0-9a-f]{8}\n$/);
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download' }).click();
    expect((await saved).suggestedFilename()).toBe('checksums.sfv');
  });
});

/** Drops files and folders of this computer on the page. */
async function drop(page: Page, paths: readonly string[]): Promise<void> {
  // Before, the browser would leave the page for what is dropped.
  await expect(page.locator('html[data-listens]')).toBeAttached();
  const session = await page.context().newCDPSession(page);
  const data = { items: [], files: paths, dragOperationsMask: 1 };
  for (const type of ['dragEnter', 'dragOver', 'drop']) {
    await session.send('Input.dispatchDragEvent', { type: type as 'drop', x: 400, y: 300, data: data as never });
  }
  await session.detach();
}

test('takes a dropped folder, with the paths of its files, and shows how far a large file is', async ({
  page,
}, info) => {
  await open(page, path);
  await test.step('takes a dropped folder, with the paths of its files', async () => {
    const folder = info.outputPath('release');
    await mkdir(`${folder}/sub`, { recursive: true });
    await writeFile(`${folder}/abc.txt`, 'abc');
    await writeFile(`${folder}/sub/abc.txt`, '');
    await writeFile(`${folder}/SHA256SUMS`, `${abcSha256}  abc.txt\n${abcSha256}  sub/abc.txt\n`);
    await drop(page, [folder]);
    await expect(page.getByRole('region', { name: 'sub/abc.txt' })).toContainText(emptySha256);
    const list = page.getByRole('region', { name: 'Checked with SHA256SUMS' }).first();
    await expect(list).toContainText('Matching files: 1 of 2.');
    await page.getByRole('button', { name: 'Copy the list' }).click();
    await copied(page).toBe(`${abcSha256}  abc.txt\n${emptySha256}  sub/abc.txt\n`);
    const empty = info.outputPath('empty');
    await mkdir(empty);
    await drop(page, [empty]);
    await expect(page.getByText('There are no files in this folder.')).toBeVisible();
  });
  await test.step('shows how far a large file is, and stops', async () => {
    await dropLargeFile(page);
    const panel = page.getByRole('region', { name: 'large.bin' });
    await expect(panel.getByText(/of 640\sMB, [\d.]+\sMB\/s/)).toBeVisible();
    await panel.getByRole('button', { name: 'Cancel' }).click();
    await expect(panel.getByText('Canceled.')).toBeVisible();
    await expect(panel.getByRole('progressbar')).toHaveCount(0);
    await panel.getByRole('button', { name: 'Hash again' }).click();
    await expect(panel.getByRole('progressbar')).toBeVisible();
  });
  await test.step('names the digest that an SFV list waits for', async () => {
    await page.getByRole('button', { name: 'Remove abc.txt', exact: true }).click();
    await page.getByRole('button', { name: 'Remove sub/abc.txt' }).click();
    await page.getByRole('combobox', { name: 'List format' }).selectOption('SFV (CRC-32)');
    const copy = page.getByRole('button', { name: 'Copy the list' });
    await expect(copy).toHaveAttribute('title', 'No CRC-32 digest has been computed yet.');
  });
  await test.step('takes nothing of a folder that was still being read when all was removed', async () => {
    await page.evaluate(() => {
      const held = Promise.withResolvers<void>();
      const { webkitGetAsEntry } = DataTransferItem.prototype;
      DataTransferItem.prototype.webkitGetAsEntry = function (this: DataTransferItem) {
        const entry = webkitGetAsEntry.call(this) as FileSystemDirectoryEntry;
        const createReader = entry.createReader.bind(entry);
        entry.createReader = () => {
          const reader = createReader();
          const read = reader.readEntries.bind(reader);
          reader.readEntries = (...handlers) => void held.promise.then(() => read(...handlers));
          return reader;
        };
        return entry;
      };
      Object.assign(globalThis, { release: held.resolve });
    });
    await drop(page, [info.outputPath('release')]);
    await page.getByRole('button', { name: 'Remove all' }).click();
    await expect(page.getByRole('region', { name: 'large.bin' })).toHaveCount(0);
    await page.evaluate(() => (globalThis as unknown as { release: () => void }).release());
    await drop(page, [info.outputPath('empty')]);
    await expect(page.getByText('There are no files in this folder.')).toBeVisible();
    await expect(page.getByRole('region', { name: 'sub/abc.txt' })).toHaveCount(0);
  });
});
