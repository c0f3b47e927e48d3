import type { Page } from '@playwright/test';
import { clipboard, expect, open, test } from '../../../e2e/fixtures.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

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

test('shows the digests of the empty text, then of what is typed, and copies one', async ({ page }) => {
  await open(page, path);
  await expect(row(page, 'SHA-256')).toContainText(emptySha256);
  await expect(page.getByRole('textbox', { name: 'Text' })).toBeFocused();
  await type(page, 'abc');
  await expect(row(page, 'SHA-256')).toContainText(abcSha256);
  await expect(row(page, 'MD5')).toContainText('900150983cd24fb0d6963f7d28e17f72');
  await expect(row(page, 'MD5')).toContainText('not for security');
  await expect(row(page, 'CRC-32')).toContainText('checksum');
  await page.getByRole('button', { name: 'Copy SHA-256' }).click();
  expect(await clipboard(page)).toBe(abcSha256);
});

test('follows the options and remembers them', async ({ page }) => {
  await open(page, path);
  await type(page, '616263');
  await page.getByRole('combobox', { name: 'The text is' }).selectOption('Hexadecimal');
  await page.getByRole('combobox', { name: 'Digest encoding' }).selectOption('HEX, upper case');
  await expect(row(page, 'SHA-256')).toContainText(abcSha256.toUpperCase());
  await expect(row(page, 'Keccak-256')).toHaveCount(0);
  await page.getByRole('switch', { name: 'All algorithms' }).check();
  await expect(page.locator('dl > div')).toHaveCount(30);
  await page.reload();
  await expect(row(page, 'Keccak-256')).toContainText(
    '4e03657aea45a94fc7d47ba826c8d667c0d1e6e33a64a036ec44f58fa12d6c45'.toUpperCase(),
  );
});

test('says where the hexadecimal digits are wrong and blanks the rows', async ({ page }) => {
  await open(page, path);
  await page.getByRole('combobox', { name: 'The text is' }).selectOption('Hexadecimal');
  await type(page, '61x2');
  await expect(page.getByRole('alert')).toContainText('“x” at character 3');
  await expect(row(page, 'SHA-256')).toContainText('–');
  await page.getByRole('button', { name: 'Go to' }).click();
  await expect(page.getByRole('textbox', { name: 'Text' })).toBeFocused();
});

test('says which digest an expected value is', async ({ page }) => {
  await open(page, path);
  await type(page, 'abc');
  const expected = page.getByRole('textbox', { name: 'Compare with' });
  await expected.fill('sha256-ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0=');
  await expect(page.getByText('It is the SHA-256 digest.')).toBeVisible();
  await expect(row(page, 'SHA-256')).toContainText('equal');
  await expected.fill('44BC2CF5AD770999');
  await expect(row(page, 'XXH64')).toContainText('equal');
  await expect(row(page, 'XXH64')).toBeInViewport();
  await expected.fill('00');
  await expect(page.getByText('It matches none of the 30 digests.')).toBeVisible();
  await expected.fill('no digest!');
  await expect(page.getByText('This is no digest that could be compared.')).toBeVisible();
});

test('hashes files as they are, computes what is added, copies lines and the integrity attribute', async ({ page }) => {
  await open(page, path);
  await page.getByRole('tab', { name: 'File' }).click();
  await openFiles(page, [abc, crlf]);
  const first = page.getByRole('region', { name: 'abc.txt' });
  await expect(first).toContainText(abcSha256);
  // printf 'a\r\nb' | md5sum
  await expect(page.getByRole('region', { name: 'crlf.txt' })).toContainText('65d5f03c46e62e3f2babbe712d2ce464');
  await page.locator('summary').click();
  await page.getByRole('checkbox', { name: 'CRC-32', exact: true }).check();
  await expect(first).toContainText('352441c2');
  await first.getByRole('button', { name: 'Copy the integrity attribute' }).click();
  expect(await clipboard(page)).toBe(
    'integrity="sha384-ywB1P0WjXou1oD1pmsZQBycsMqsO3tFjGotgWkP/W+2AhgcroefMI1i67KE0yCWn"',
  );
  await page.getByRole('button', { name: 'Copy as sha256sum lines' }).click();
  expect(await clipboard(page)).toMatch(new RegExp(`^${abcSha256}  abc\\.txt\n[0-9a-f]{64}  crlf\\.txt\n$`));
  await page.getByRole('textbox', { name: 'Compare with' }).fill('352441C2');
  await expect(page.getByText('It is the CRC-32 digest of abc.txt.')).toBeVisible();
  await page.getByRole('button', { name: 'Remove crlf.txt' }).click();
  await expect(page.getByRole('region', { name: 'crlf.txt' })).toHaveCount(0);
});

test('checks files against a SHA256SUMS file', async ({ page }) => {
  await open(page, path);
  await page.getByRole('tab', { name: 'File' }).click();
  const lines = [`${abcSha256}  ./abc.txt`, `${emptySha256}  crlf.txt`, `${emptySha256}  away.iso`, 'no checksum'];
  await openFiles(page, [abc, { name: 'SHA256SUMS', mimeType: '', buffer: Buffer.from(lines.join('\n')) }, crlf]);
  const list = page.getByRole('region', { name: 'Checked with SHA256SUMS' }).first();
  const line = (name: string) => list.getByRole('row').filter({ hasText: name });
  await expect(line('abc.txt')).toContainText('matches');
  await expect(line('crlf.txt')).toContainText('differs');
  await expect(line('away.iso')).toContainText('file not dropped');
  await expect(list).toContainText('1 of 3 files match.');
  await expect(list).toContainText('1 line was not understood.');
});

test('takes a file dropped anywhere, whichever tab is shown', async ({ page }) => {
  await open(page, path);
  const data = await page.evaluateHandle(() => {
    const transfer = new DataTransfer();
    transfer.items.add(new File(['abc'], 'dropped.bin'));
    return transfer;
  });
  await page.locator('body').dispatchEvent('drop', { dataTransfer: data });
  await expect(page.getByRole('region', { name: 'dropped.bin' })).toContainText(abcSha256);
  await expect(page.getByRole('tab', { name: 'File' })).toHaveAttribute('aria-selected', 'true');
});

test('shows how far a large file is, and stops', async ({ page }) => {
  await open(page, path);
  const data = await page.evaluateHandle(() => {
    const piece = new Blob([new Uint8Array(16_000_000)]);
    const transfer = new DataTransfer();
    transfer.items.add(
      new File(
        Array.from({ length: 40 }, () => piece),
        'large.bin',
      ),
    );
    return transfer;
  });
  await page.locator('body').dispatchEvent('drop', { dataTransfer: data });
  const panel = page.getByRole('region', { name: 'large.bin' });
  await expect(panel.getByText(/of 640\sMB, [\d.]+\sMB\/s/)).toBeVisible();
  await panel.getByRole('button', { name: 'Cancel' }).click();
  await expect(panel.getByText('Cancelled.')).toBeVisible();
  await expect(panel.getByRole('progressbar')).toHaveCount(0);
  await panel.getByRole('button', { name: 'Hash again' }).click();
  await expect(panel.getByRole('progressbar')).toBeVisible();
});

test('says why there are no sha256sum lines to copy', async ({ page }) => {
  await open(page, path);
  await page.getByRole('tab', { name: 'File' }).click();
  await page.locator('summary').click();
  await page.getByRole('checkbox', { name: 'CRC-32', exact: true }).check();
  await page.getByRole('checkbox', { name: 'SHA-256', exact: true }).uncheck();
  await openFiles(page, [abc]);
  await expect(page.getByRole('region', { name: 'abc.txt' })).toContainText('352441c2');
  const lines = page.getByRole('button', { name: 'Copy as sha256sum lines' });
  await expect(lines).toBeDisabled();
  await expect(lines).toHaveAttribute('title', /choose SHA-256 among the algorithms/);
  await page.getByRole('checkbox', { name: 'SHA-256', exact: true }).check();
  await expect(lines).toBeEnabled();
  await expect(lines).not.toHaveAttribute('title');
});

test.describe('in French', () => {
  test.use({ locale: 'fr-FR' });
  test('speaks French', async ({ page }) => {
    await open(page, path);
    await page.getByRole('textbox', { name: 'Texte', exact: true }).fill('abc');
    await page.getByRole('textbox', { name: 'Comparer avec' }).fill(abcSha256);
    await expect(page.getByText('C’est l’empreinte SHA-256.')).toBeVisible();
    await expect(row(page, 'MD5')).toContainText('pas pour la sécurité');
  });
});
