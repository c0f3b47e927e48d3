import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { copied, expect, open, reset, test, wakeEditors } from '#e2e/tool-test.ts';
import { noteLongTasks } from '#e2e/main-thread.ts';

const path = '/yaml-to-json-converter';
const input = (page: Page) => page.getByRole('textbox', { name: 'YAML' });
const output = (page: Page) => page.getByRole('textbox', { name: 'JSON' });

test('converts what is typed and opened', async ({ page }) => {
  await open(page, path);
  await test.step('selects the sample first, so that typing replaces it', async () => {
    await expect(output(page)).toContainText('"TZ": "Europe/Paris"');
    await wakeEditors(page);
    await input(page).click();
    await page.keyboard.type('a: 1');
    await expect(output(page)).toHaveText('{  "a": 1}');
  });
  await test.step('converts while typing and follows the options', async () => {
    await input(page).fill('a: 1.0\nb: yes\n---\n10: .nan\n');
    await expect(page.getByText('2 documents')).toBeVisible();
    await page.getByText('More options').click();
    await page.getByRole('combobox', { name: 'YAML version' }).selectOption('1.1');
    await page.getByRole('combobox', { name: 'Multiple documents' }).selectOption('Lines');
    await page.getByRole('combobox', { name: 'NaN and infinity' }).selectOption('String');
    await expect(output(page)).toContainText('{"10":"NaN"}');
    await page.getByRole('region', { name: 'JSON' }).getByRole('button', { name: 'Copy' }).click();
    await copied(page).toBe('{"a":1.0,"b":true}\n{"10":"NaN"}');
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download' }).click(),
    ]);
    expect(file.suggestedFilename()).toBe('converted.ndjson');
    expect(await readFile(await file.path(), 'utf8')).toBe('{"a":1.0,"b":true}\n{"10":"NaN"}');
    await reset(page);
    await expect(output(page)).toContainText('"TZ": "Europe/Paris"');
  });
  await test.step('opens files, and has a neutral empty state', async () => {
    const buffer = Buffer.from('\ufeffa: dropped', 'utf16le');
    await page.locator('input[type=file]').setInputFiles({ name: 'a.yaml', mimeType: 'text/plain', buffer });
    await expect(output(page)).toContainText('"a": "dropped"');
    await page.getByRole('button', { name: 'Clear' }).click();
    await expect(page.getByText('The JSON appears here.')).toBeVisible();
    await expect(page.getByText('Type or paste a document')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Download' })).toBeDisabled();
    await expect(page.getByRole('link', { name: 'Swap' })).toHaveCount(0);
  });
});

test('says what is wrong and what is lost, and swaps', async ({ page }) => {
  await open(page, path);
  await test.step('says what is wrong and where, keeps the last good output, and leads to the second key', async () => {
    await expect(output(page)).toContainText('Europe/Paris');
    await input(page).fill('a: 1\nb: 2\na: 3\n');
    const alert = page.getByRole('alert');
    await expect(alert).toContainText('Line 3, column 1');
    await expect(alert).toContainText('The key “a” appears twice.');
    await expect(output(page)).toContainText('Europe/Paris');
    await expect(input(page)).toHaveAttribute('aria-invalid', 'true');
    await alert.getByRole('button', { name: 'Jump to the second key' }).click();
    await page.keyboard.type('a');
    await expect(alert).toHaveCount(0);
    await expect(output(page)).toContainText('"aa": 3');
  });
  await test.step('lists what could not be kept and leads there', async () => {
    await input(page).fill('# ports\nlist:\n  - no\n  - !Ref x\n');
    await expect(page.getByText('3 items could not be kept')).toBeVisible();
    const losses = page.getByRole('list', { name: 'What could not be kept' });
    await expect(losses).toContainText('Comments are left out');
    await losses.getByRole('button', { name: '/list/0' }).click();
    await expect(input(page)).toBeFocused();
    await page.keyboard.press('Delete');
    await page.keyboard.press('Delete');
    await page.keyboard.type('true');
    await expect(page.getByText('2 items could not be kept')).toBeVisible();
    await expect(output(page)).toContainText('true');
  });
  await test.step('refuses an alias bomb and 100,000 levels at once', async () => {
    const bomb = Array.from({ length: 10 }, (_, level) =>
      level === 0 ? '- &a0 [x,x,x,x,x,x,x,x,x,x]' : `- &a${level} [${`*a${level - 1},`.repeat(10)}]`,
    );
    await input(page).fill(bomb.join('\n'));
    await expect(page.getByRole('alert')).toContainText('more than 1,000,000 values');
    await input(page).fill('['.repeat(30_000));
    await expect(page.getByRole('alert')).toContainText('more than 256 levels');
  });
  await test.step('swaps to the way back with the output', async () => {
    await input(page).fill('a: [1, 2]');
    await expect(output(page)).toContainText('"a": [');
    await page.getByRole('link', { name: 'Swap' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('JSON to YAML converter');
    await expect(page.getByRole('textbox', { name: 'YAML' })).toContainText('- 1');
  });
});

test('says when a file cannot be read, and forgets it with the next', async ({ page }) => {
  await page.addInitScript(() => {
    const { slice } = Blob.prototype;
    Blob.prototype.slice = function (this: Blob, ...bounds) {
      if (this instanceof File && this.name === 'locked.yaml') throw new DOMException('locked', 'NotReadableError');
      return slice.apply(this, bounds);
    };
  });
  await open(page, path);
  const choose = (name: string): Promise<void> =>
    page.locator('input[type=file]').setInputFiles({ name, mimeType: '', buffer: Buffer.from('a: file') });
  await choose('locked.yaml');
  await expect(page.getByRole('alert')).toContainText('“locked.yaml” could not be read');
  await expect(output(page)).toContainText('"TZ": "Europe/Paris"');
  await choose('free.yaml');
  await expect(output(page)).toContainText('"a": "file"');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await choose('locked.yaml');
  await page.getByRole('alert').getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await choose('locked.yaml');
  await expect(page.getByRole('alert')).toBeVisible();
  await reset(page);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('takes 300 kB', async ({ page }) => {
  await open(page, path);
  const rows = Array.from({ length: 7_000 }, (_, index) => `- {id: ${index}, name: "user ${index}", ok: true}\n`);
  await page.evaluate((value) => navigator.clipboard.writeText(value), rows.join(''));
  await wakeEditors(page);
  await input(page).press('ControlOrMeta+a');
  await noteLongTasks(page, 'while 300 kB are pasted', async () => {
    await page.keyboard.press('ControlOrMeta+v');
    await page.getByText(/^4\d\d\skB$/).waitFor();
  });
});
