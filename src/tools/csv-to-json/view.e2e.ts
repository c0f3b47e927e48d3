import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { copied, expect, open, speakFrench, test } from '#e2e/tool-test.ts';

const path = '/csv-to-json';
const input = (page: Page) => page.getByRole('textbox', { name: 'CSV, TSV or cells' });
const output = (page: Page) => page.getByRole('textbox', { name: 'Result' });

test('converts to the chosen form while typing, and says what is wrong', async ({ page }) => {
  await open(page, path);
  await expect(output(page)).toContainText('"postcode": "01234"');
  await test.step('leads to the character that keeps a text from being a table', async () => {
    await expect(page.getByText('1 irregularity 5 columns, 3 rows')).toBeVisible();
    await input(page).fill('a;b\n1;\0\n');
    await expect(page.getByRole('alert')).toContainText('Line 2, column 3');
    await expect(input(page)).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByRole('link', { name: 'Back to CSV' })).toHaveCount(0);
    const delimiter = page.getByRole('combobox', { name: 'Delimiter' }).locator('option:checked');
    await expect(delimiter).toHaveText('Detect');
    await page.getByRole('alert').getByRole('button', { name: 'Go to' }).click();
    await page.keyboard.press('Delete');
    await expect(page.getByText('All rows are complete')).toBeVisible();
    await expect(delimiter).toHaveText('Detected: semicolon');
  });
  await test.step('underlines the control character for which a text is taken for a file', async () => {
    await input(page).fill('a;b\n1;\u00002');
    await expect(page.getByRole('alert')).toContainText('Line 2, column 3');
    await expect(input(page).locator('.cm-mark-error .cm-specialChar')).toHaveCount(1);
    await expect(input(page).locator('.cm-mark-error')).toHaveCount(1);
  });
  await test.step('converts to the chosen form while typing', async () => {
    await input(page).fill('id;zip\n1;01234\n');
    await page.getByText('More options').click();
    await page.getByRole('combobox', { name: 'Indent' }).selectOption({ label: 'Compact' });
    await expect(output(page)).toHaveText('[{"id":1,"zip":"01234"}]');
    await expect(page.getByText('All rows are complete')).toBeVisible();
    await page.getByRole('combobox', { name: 'To' }).selectOption({ label: 'YAML' });
    await expect(output(page)).toContainText('zip: "01234"');
    const indent = page.getByRole('combobox', { name: 'Indent' });
    await expect(indent).toHaveValue('2');
    await expect(indent.locator('option')).toHaveText(['2', '4']);
    await page.getByRole('combobox', { name: 'To' }).selectOption({ label: 'SQL' });
    await expect(output(page)).toContainText('INSERT INTO "data" ("id", "zip") VALUES');
    await page.getByRole('combobox', { name: 'To' }).selectOption({ label: 'CSV for Excel' });
    await expect(output(page)).toContainText('id,zip');
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download' }).click(),
    ]);
    expect(await readFile(await file.path(), 'utf8')).toBe('\ufeffid,zip\r\n1,01234');
    await page.getByRole('combobox', { name: 'To' }).selectOption({ label: 'CSV' });
    await page.getByRole('combobox', { name: 'Output delimiter' }).selectOption({ label: 'Semicolon' });
    await expect(page.getByRole('combobox', { name: 'To' }).locator('option:checked')).toHaveText('CSV');
    await expect(output(page)).toContainText('id;zip');
    await page.getByRole('region', { name: 'Result' }).getByRole('button', { name: 'Copy' }).click();
    await copied(page).toBe('id;zip\r\n1;01234');
  });
  await test.step('has the head of the result in one row in French', async () => {
    await page.getByRole('combobox', { name: 'To' }).selectOption({ label: 'JSON' });
    await expect(page.getByRole('link', { name: 'Back to CSV' })).toBeVisible();
    await page.setViewportSize({ width: 1366, height: 768 });
    await speakFrench(page);
    const head = page.getByRole('region', { name: 'Résultat' });
    const tabs = await head.getByRole('tablist').boundingBox();
    const copy = await head.getByRole('button', { name: 'Copier', exact: true }).boundingBox();
    expect(Math.abs((tabs?.y ?? 0) - (copy?.y ?? 0))).toBeLessThan(12);
  });
});

test('reads a file too large for the editor as a stream', async ({ page }) => {
  await open(page, path);
  const rows = 'Ada;01234\n'.repeat(520_000);
  const file = { name: 'rows.csv', mimeType: 'text/csv', buffer: Buffer.from(`name;zip\n${rows}`) };
  await page.locator('input[type=file]').setInputFiles(file);
  await expect(page.getByText('rows.csv')).toBeVisible();
  await page.getByRole('combobox', { name: 'To' }).selectOption({ label: 'NDJSON' });
  await expect(page.getByText('Converted', { exact: true })).toBeVisible();
  await expect(output(page)).toContainText('{"name":"Ada","zip":"01234"}');
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'excel.csv', mimeType: 'text/csv', buffer: Buffer.from('café;1\n', 'latin1') });
  await expect(page.getByText('excel.csv is not Unicode text.')).toBeVisible();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).click();
  expect((await saved).suggestedFilename()).toBe('converted.ndjson');
  await page.getByRole('button', { name: 'Close the file' }).click();
  await expect(input(page)).toContainText('Grace');
});

test('shows the table, and leads to odd rows', async ({ page }) => {
  await open(page, path);
  await test.step('wraps long cells of the table instead of cutting them', async () => {
    await page.getByRole('tab', { name: 'Table' }).click();
    await input(page).fill(`name,note\nAda,${'long words '.repeat(15)}\nGrace,${'x'.repeat(150)}\n`);
    const cells = page.getByRole('cell');
    await expect(cells.filter({ hasText: 'long words' })).toBeVisible();
    const cut = await cells.evaluateAll((all) => all.filter((cell) => cell.scrollWidth > cell.clientWidth).length);
    expect(cut).toBe(0);
  });
  await test.step('says how much of a large table is shown', async () => {
    await input(page).fill(`a,b\n${'1,2\n'.repeat(201)}`);
    await expect(page.getByText('the first 200 rows are shown')).toBeVisible();
    await input(page).fill(`${'a,'.repeat(60)}b\n`);
    await expect(page.getByText('the first 60 columns are shown')).toBeVisible();
    await expect(page.getByText('the first 200 rows are shown')).toHaveCount(0);
  });
  await test.step('shows the types of the columns and leads to odd rows', async () => {
    await input(page).fill('a,b\n1,x\n2\n');
    await expect(page.getByRole('columnheader', { name: 'a integer' })).toBeVisible();
    await page.getByRole('columnheader', { name: 'a integer' }).getByRole('button').click();
    await expect(
      page.getByRole('columnheader', { name: 'a text' }).getByRole('button', { pressed: true }),
    ).toBeVisible();
    await page.getByRole('tab', { name: 'Output' }).click();
    await expect(output(page)).toContainText('"a": "1"');
    await expect(page.getByText('1 irregularity 2 columns, 2 rows')).toBeVisible();
    await page.getByRole('button', { name: 'Line 3 Row 2 has 1 of 2 fields.' }).click();
    await expect(input(page)).toBeFocused();
    await page.getByText('More options').click();
    await page.getByRole('combobox', { name: 'Irregular rows' }).selectOption({ label: 'Reject' });
    await expect(page.getByRole('alert')).toContainText('Line 3');
    await page.getByRole('button', { name: 'Keep irregular rows' }).click();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await input(page).fill('"a" ,b\n1,2\n');
    await expect(
      page.getByRole('button', { name: 'Line 1 Header row: there is text after a closing quote.' }),
    ).toBeVisible();
    await input(page).fill('a,b\n1,x\n2\n');
    await expect(page.getByText('1 irregularity 2 columns, 2 rows')).toBeVisible();
    await page.getByRole('link', { name: 'Back to CSV' }).click();
    await expect(page).toHaveURL(/\/json-to-csv$/);
    await expect(page.getByRole('textbox', { name: 'JSON' }).first()).toContainText('"a": "1"');
  });
});

test('goes back to CSV without the columns chosen in another document', async ({ page }) => {
  await open(page, path);
  await page.getByRole('link', { name: 'Back to CSV' }).click();
  // Both pages have more options.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^JSON to CSV/);
  await page.getByText('More options').click();
  await page.getByRole('group', { name: 'Columns' }).getByRole('button', { name: 'note' }).click();
  await expect(page.getByRole('columnheader')).toHaveText(['name', 'postcode', 'since', 'price']);
  await page.goBack();
  // Both pages have a field named CSV.
  await expect(page).toHaveURL(/csv-to-json/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^CSV to JSON/);
  await input(page).fill('x,y\n1,2\n');
  await expect(output(page)).toContainText('"x": 1');
  await page.getByRole('link', { name: 'Back to CSV' }).click();
  await expect(page.getByRole('columnheader')).toHaveText(['x', 'y']);
});
