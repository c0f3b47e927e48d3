import type { Page } from '@playwright/test';
import { clipboard, expect, open, test, wakeEditors } from '#e2e/tool-test.ts';

const path = '/sql-prettify';
const input = (page: Page) => page.getByRole('textbox', { name: 'SQL', exact: true });
const output = (page: Page) => page.getByRole('textbox', { name: 'Formatted' });

test('formats SQL', async ({ page }) => {
  await open(page, path);
  await test.step('says where it stops, and offers the dialects that take it', async () => {
    await expect(output(page)).toContainText('my_condition;');
    await input(page).fill('select top 5 [Order Id]\nfrom [dbo].[Orders]');
    const alert = page.getByRole('alert');
    await expect(alert).toContainText('Line 1, column 14');
    await expect(output(page)).toContainText('my_condition;');
    await alert.getByRole('button', { name: 'Go to' }).click();
    await expect(input(page)).toBeFocused();
    await page.getByRole('button', { name: 'SQL Server (T-SQL)' }).click();
    await expect(output(page)).toContainText('TOP 5 [Order Id]');
    await expect(page.getByRole('combobox', { name: 'Dialect' })).toHaveValue('transactsql');
    await page.getByRole('button', { name: 'Clear' }).click();
    await expect(page.getByText('The formatted SQL appears here.')).toBeVisible();
  });
  await test.step('formats while typing, with the options', async () => {
    await input(page).fill('select id::text,count(*) from t where id = :id and x');
    await page.getByRole('combobox', { name: 'Dialect' }).selectOption({ label: 'PostgreSQL' });
    await page.getByRole('radiogroup', { name: 'Keywords' }).getByRole('radio', { name: 'lower' }).check();
    await page.getByRole('radio', { name: '4' }).check();
    await page.getByText('More options').click();
    await page.getByRole('radiogroup', { name: 'Functions' }).getByRole('radio', { name: 'UPPER' }).check();
    await page.getByRole('combobox', { name: 'AND and OR' }).selectOption({ label: 'At the end of the line' });
    const copy = page.getByRole('region', { name: 'Formatted' }).getByRole('button', { name: 'Copy' });
    await expect
      .poll(async () => {
        await copy.click();
        return clipboard(page);
      })
      .toBe('select\n    id::text,\n    COUNT(*)\nfrom\n    t\nwhere\n    id = :id and\n    x');
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download' }).click(),
    ]);
    expect(file.suggestedFilename()).toBe('query.sql');
  });
  await test.step('suggests no other dialect where only the placeholders are not recognized', async () => {
    const recognized = page.getByRole('switch', { name: 'Recognize placeholders' });
    await recognized.uncheck();
    await page.getByRole('combobox', { name: 'Dialect' }).selectOption('sql');
    await input(page).fill('select {{ a }}, [b c] from t');
    const advice = page.getByText('This is valid in another dialect.');
    await expect(advice).toBeVisible();
    await page.getByRole('combobox', { name: 'Dialect' }).selectOption('transactsql');
    await expect(advice).toHaveCount(0);
    await expect(page.getByRole('alert')).toContainText('is not expected here');
    await recognized.check();
    await expect(output(page)).toContainText('{{ a }}');
  });
  await test.step('stops a long run when told', async () => {
    const rows = Array.from({ length: 40_000 }, (_, index) => `(${index}, 'x')`).join(',');
    await page.locator('input[type=file]').setInputFiles({
      name: 'long.sql',
      mimeType: 'application/sql',
      buffer: Buffer.from(`insert into t (a, b) values ${rows}`),
    });
    await expect(page.getByText('This text is long and may take')).toBeVisible();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByText('This text is long and may take')).toHaveCount(0);
  });
});

test('dims what it says of an older text at once', async ({ page }) => {
  await open(page, path);
  await wakeEditors(page);
  // An answer shows that the page is alive: a clock that stands still would keep it from waking.
  await input(page).fill('select a from t;');
  await expect(page.getByText('4 lines')).toBeVisible();
  const said = page.locator('[data-stale]').filter({ hasText: '4 lines' });
  await expect(said).toHaveCount(0);
  // A clock that runs on would let the new answer come first on a busy machine.
  await page.clock.install({ time: '2026-01-01T00:00:00Z' });
  await page.clock.pauseAt('2026-01-01T00:00:10Z');
  await input(page).fill('select a, b from t;');
  await expect(said).toHaveCount(1);
  await page.clock.runFor(2000);
  await expect(page.getByText('5 lines')).toBeVisible();
  await expect(page.locator('[data-stale]')).toHaveCount(0);
});
