import { readFile, writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { copied, expect, open, test } from '#e2e/tool-test.ts';

const path = '/json-minify';
const input = (page: Page) => page.getByRole('textbox', { name: 'JSON', exact: true });
const output = (page: Page) => page.getByRole('textbox', { name: 'Minified' });

test('minifies JSON', async ({ page }) => {
  await open(page, path);
  await test.step('while typing, with the sizes', async () => {
    await expect(output(page)).toHaveText(
      '{"name":"Toolcrib","private":true,"id":12345678901234567890,"sizes":[1.50,2,4]}',
    );
    await expect(page.getByText('1 comment left out')).toBeVisible();
    await input(page).fill('{ "a": 1.0 }');
    await expect(output(page)).toHaveText('{"a":1.0}');
    await expect(page.getByText('12 B → 9 B (−25%)')).toBeVisible();
    // Compressed, so short a text is longer.
    await expect(page.getByText(/^gzip/)).toHaveCount(0);
    await input(page).fill(JSON.stringify('a'.repeat(100)));
    await expect(page.getByText(/^gzip \d+\sB$/)).toBeVisible();
    await input(page).fill('{ "a": 1.0 }');
    await expect(output(page)).toHaveText('{"a":1.0}');
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download' }).click(),
    ]);
    expect(file.suggestedFilename()).toBe('data.min.json');
    expect(await readFile(await file.path(), 'utf8')).toBe('{"a":1.0}');
  });
  await test.step('says where the text is wrong, goes there and repairs', async () => {
    await input(page).fill("{'a': True, b: [1, 2");
    const alert = page.getByRole('alert');
    await expect(alert).toContainText('Line 1, column 7');
    await expect(output(page)).toHaveText('{"a":1.0}');
    await alert.getByRole('button', { name: 'Go to' }).click();
    await expect(input(page)).toBeFocused();
    await alert.getByRole('button', { name: 'Try to repair' }).click();
    await page
      .getByRole('region', { name: 'Repaired text' })
      .getByRole('button', { name: 'Replace the input' })
      .click();
    await expect(output(page)).toHaveText('{"a":true,"b":[1,2]}');
  });
  await test.step('copies a JSON string and a shell argument, with sorted keys and escapes', async () => {
    await input(page).fill(`{"b": "it's", "a": "é"}`);
    await page.getByRole('combobox', { name: 'Sort keys' }).selectOption({ label: 'A–Z' });
    await page.getByRole('combobox', { name: 'Unicode' }).selectOption({ label: 'Escaped' });
    const copy = page.getByRole('region', { name: 'Minified' }).getByRole('button', { name: 'Copy' });
    await page.getByRole('radio', { name: 'JSON string' }).check();
    await copy.click();
    await copied(page).toBe(String.raw`"{\"a\":\"\\u00e9\",\"b\":\"it's\"}"`);
    await page.getByRole('radio', { name: 'Shell argument' }).check();
    await copy.click();
    await copied(page).toBe(String.raw`'{"a":"\u00e9","b":"it'\''s"}'`);
  });
  await test.step('minifies JSON lines and finds repeated keys', async () => {
    await page.getByRole('radio', { name: 'JSON', exact: true }).check();
    await input(page).fill('{"a": 1}\n{"b": 1, "b": 2}');
    await page.getByRole('button', { name: 'Minify each' }).click();
    await expect(output(page)).toContainText('{"a":1}');
    await expect(page.getByText('2 JSON lines')).toBeVisible();
    await expect(page.getByText('1 duplicate key')).toBeVisible();
    await page.getByRole('button', { name: 'Jump to it' }).click();
    await expect(input(page)).toBeFocused();
    const savedName = async () => {
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Download' }).click();
      return (await download).suggestedFilename();
    };
    expect(await savedName()).toBe('data.min.ndjson');
    await input(page).fill('{"only": 1}');
    await expect(output(page)).toHaveText('{"only":1}');
    expect(await savedName()).toBe('data.min.json');
    await page.getByRole('region', { name: 'JSON', exact: true }).getByRole('button', { name: 'Clear' }).click();
    await expect(page.getByText('The minified JSON appears here.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Download' })).toBeDisabled();
  });
});

test('shows the start of a long result, and minifies a large file without the editor', async ({ page }, info) => {
  await open(page, path);
  const rows = (count: number): string => `[\n${'{ "id": 12345678901234567890 },\n'.repeat(count)}null\n]`;
  const [medium, large] = [info.outputPath('medium.json'), info.outputPath('large.json')];
  await writeFile(medium, rows(40_000));
  await writeFile(large, rows(200_000));
  await page.locator('input[type=file]').setInputFiles(medium);
  await expect(page.getByText('only the first 10,000 characters are shown')).toBeVisible();
  await page.locator('input[type=file]').setInputFiles(large);
  await expect(page.getByText('too large for the editor')).toBeVisible();
  await expect(page.getByText('6,400,008 B → 5,600,006 B (−12.5%)')).toBeVisible();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download' }).click(),
  ]);
  expect((await readFile(await file.path(), 'utf8')).slice(0, 30)).toBe('[{"id":12345678901234567890},{');
});
