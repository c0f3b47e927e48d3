import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { clipboard, expect, open, speakFrench, test } from '#e2e/tool-test.ts';

const path = '/json-to-csv';
const input = (page: Page) => page.getByRole('textbox', { name: 'JSON, JSON5 or NDJSON' });
const copy = async (page: Page) => {
  await page.getByRole('button', { name: 'Copy', exact: true }).click();
  return clipboard(page);
};

test('shows the table, and copies CSV', async ({ page }) => {
  await open(page, path);
  const table = page.getByRole('region', { name: 'First rows of the table' });

  await test.step('finds the columns', async () => {
    await expect(table.getByRole('columnheader')).toHaveText(['name', 'born', 'address.city', 'address.country']);
    await expect(table.getByRole('row').nth(3)).toContainText('New York');
  });

  await test.step('has the tabs of the result beside its name, apart from the actions', async () => {
    const pane = page.getByRole('region', { name: 'CSV', exact: true });
    const name = await pane.getByRole('heading', { name: 'CSV' }).boundingBox();
    const tabs = await pane.getByRole('tablist').boundingBox();
    const download = await pane.getByRole('button', { name: 'Download' }).boundingBox();
    if (!name || !tabs || !download) throw new Error('not shown');
    expect(tabs.x - name.x - name.width).toBeLessThan(20);
    expect(download.x - tabs.x - tabs.width).toBeGreaterThan(60);
  });

  await test.step('right-aligns numbers, and says why there is no header', async () => {
    await expect(table.getByRole('cell', { name: '1815' })).toHaveCSS('text-align', 'end');
    await expect(table.getByRole('cell', { name: 'Ada' })).toHaveCSS('text-align', 'start');
    await input(page).fill('[[1, 2], [3, 4]]');
    await expect(page.getByText('each array is a row, no header')).toBeVisible();
    await expect(page.getByRole('switch', { name: 'Header' })).toBeDisabled();
  });

  await test.step('says how much of a large table is shown', async () => {
    const row = Object.fromEntries(Array.from({ length: 61 }, (_, index) => [`c${index}`, index]));
    await input(page).fill(JSON.stringify([row]));
    await expect(page.getByText('the first 60 columns are shown')).toBeVisible();
    await input(page).fill(`[${Array(101).fill('{"a":1}').join(',')}]`);
    await expect(page.getByText('the first 100 rows are shown')).toBeVisible();
    await expect(page.getByText('the first 60 columns are shown')).toHaveCount(0);
    await page.getByRole('tab', { name: 'CSV text' }).click();
    await expect(page.getByText('the first 100 rows are shown')).toHaveCount(0);
  });

  await test.step('copies CSV by the options', async () => {
    await page.getByRole('tab', { name: 'Table' }).click();
    await input(page).fill('[{"a":"x,y","b":1.50,"c":null}]');
    await expect(table.getByRole('cell')).toHaveText(['x,y', '1.50', '']);
    await page.getByRole('tab', { name: 'CSV text' }).click();
    await expect(page.getByRole('textbox', { name: 'CSV' })).toContainText('"x,y",1.50,');
    await page.getByRole('combobox', { name: 'Delimiter' }).selectOption('Semicolon');
    await page.getByText('More options').click();
    await page.getByRole('textbox', { name: 'null as' }).fill('NULL');
    await page.getByRole('combobox', { name: 'Line break' }).selectOption('LF');
    await expect.poll(() => copy(page)).toBe('a;b;c\nx,y;1.50;NULL');
  });
});

test('says what is wrong, chooses columns and rows, and guards formulas', async ({ page }) => {
  await open(page, path);

  await test.step('says what is wrong and where, and has a neutral empty state', async () => {
    await expect(page.getByRole('columnheader')).toHaveCount(4);
    await page.getByText('More options').click();
    await input(page).fill('[{"a":1},\n{"b" 2}]');
    const alert = page.getByRole('alert');
    await expect(alert).toContainText('Line 2, column 6');
    await expect(page.getByRole('group', { name: 'Columns' })).toHaveAttribute('data-stale');
    await expect(page.getByRole('columnheader')).toHaveCount(4);
    await alert.getByRole('button', { name: 'Go to' }).click();
    await page.keyboard.type(':');
    await expect(page.getByRole('columnheader')).toHaveText(['a', 'b']);
    await input(page).fill('3');
    await expect(alert).toContainText('A table needs an array or an object.');
    await page.getByRole('button', { name: 'Clear' }).click();
    await expect(page.getByText('Type or paste JSON')).toBeVisible();
    await expect(page.getByText('The CSV appears here.')).toBeVisible();
  });

  await test.step('leaves columns out and moves them, by click, key and mouse', async () => {
    await input(page).fill('[{"a":1,"b":2,"c":3}]');
    const columns = page.getByRole('group', { name: 'Columns' });
    const header = page.getByRole('columnheader');
    await expect(header).toHaveText(['a', 'b', 'c']);
    await columns.getByRole('button', { name: 'b' }).click();
    await expect(header).toHaveText(['a', 'c']);
    await columns.getByRole('button', { name: 'a' }).press('Alt+ArrowRight');
    await expect(header).toHaveText(['c', 'a']);
    await expect(columns.getByRole('button', { name: 'a' })).toBeFocused();
    await columns.getByRole('button', { name: 'b' }).click();
    await expect(header).toHaveText(['c', 'a', 'b']);
    await columns.getByRole('button', { name: 'b' }).dragTo(columns.getByRole('button', { name: 'c' }));
    await expect(header).toHaveText(['b', 'c', 'a']);
    await input(page).fill('[{"z":1}]');
    await page.getByRole('button', { name: 'Use all columns' }).click();
    await expect(header).toHaveText(['z']);
  });

  await test.step('guards formulas and writes what Excel expects', async () => {
    await input(page).fill('[{"f":"=1+1","n":-5}]');
    await page.getByRole('button', { name: 'Guard with an apostrophe' }).click();
    await page.getByRole('switch', { name: 'Excel-friendly' }).check();
    await expect(page.getByRole('cell').first()).toHaveText("'=1+1");
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download' }).click(),
    ]);
    expect(file.suggestedFilename()).toBe('converted.csv');
    expect(await readFile(await file.path(), 'utf8')).toBe("\ufefff,n\r\n'=1+1,-5");
  });

  await test.step('offers the arrays of the document as rows', async () => {
    await input(page).fill('{"meta":{"n":2},"data":[{"a":1},{"a":2}]}');
    await page.getByRole('combobox', { name: 'Rows at' }).selectOption('/data');
    await expect(page.getByText('2 rows')).toBeVisible();
    await expect(page.getByRole('columnheader')).toHaveText(['a']);
  });
});

test('fits a phone in both languages, and writes the semicolon for Excel in French', async ({ page }) => {
  await open(page, path);
  for (const speak of [async () => {}, speakFrench]) {
    await page.setViewportSize({ width: 1366, height: 768 });
    await speak(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(page.getByText('address.country', { exact: true }).filter({ visible: true })).toHaveCount(1);
    for (const name of ['JSON, JSON5', 'CSV']) {
      const head = page.getByRole('region', { name }).first().getByRole('heading');
      expect(await head.evaluate((each) => each.scrollWidth <= each.clientWidth)).toBe(true);
    }
    const copier = page.getByRole('button', { name: /^Cop(y|ier)$/ });
    const [copyBox, tabBox] = [await copier.boundingBox(), await page.getByRole('tab').first().boundingBox()];
    expect(copyBox?.y).toBeLessThan((tabBox?.y ?? 0) + (tabBox?.height ?? 0));
  }

  await test.step('writes the semicolon for Excel in French', async () => {
    await page.setViewportSize({ width: 1366, height: 768 });
    await page.getByText('Plus d’options').click();
    await page.getByRole('switch', { name: 'Pour Excel' }).check();
    await expect(page.getByRole('combobox', { name: 'Séparateur' })).toHaveValue(';');
    await expect(page.getByText('Plus d’options · 1')).toBeVisible();
    await page.getByRole('tab', { name: 'Texte' }).click();
    await expect(page.getByRole('textbox', { name: 'CSV' })).toContainText('name;born;address.city');
  });
});

test('names a file that is too large for the editor', async ({ page }) => {
  await open(page, path);
  const rows = '{"id":1,"name":"Ada"}\n'.repeat(240_000);
  await page.locator('input[type=file]').setInputFiles({
    name: 'rows.ndjson',
    mimeType: 'application/x-ndjson',
    buffer: Buffer.from(rows),
  });
  await expect(page.getByText('rows.ndjson')).toBeVisible();
  await expect(page.getByText('too large for the editor')).toBeVisible();
  await expect(page.getByRole('region', { name: 'First rows of the table' }).getByRole('columnheader')).toHaveText([
    'id',
    'name',
  ]);
});
