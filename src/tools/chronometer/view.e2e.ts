import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { copied, expect, open, test } from '#e2e/tool-test.ts';

const path = '/chronometer';
const key = 'toolcrib:chronometer';

const timer = (page: Page) => page.getByRole('timer', { name: 'Time' });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** What an earlier visit left behind. */
async function leave(page: Page, saved: unknown): Promise<void> {
  const text = typeof saved === 'string' ? saved : JSON.stringify(saved);
  await page.addInitScript(([name = '', value = '']) => localStorage.setItem(name, value), [key, text]);
}

test('runs, by its buttons and by the keys', async ({ page }) => {
  await leave(page, '{"startEpoch":"x","marks":[3,2]}');
  await open(page, path);
  await test.step('starts at zero when what was kept is garbage', async () => {
    await expect(timer(page)).toHaveText('00:00.000');
  });
  await test.step('obeys the keys, but not while something is typed', async () => {
    await page.keyboard.press('Space');
    await expect(button(page, 'Stop')).toBeVisible();
    await page.keyboard.press('l');
    await button(page, 'Lap').click();
    await page.keyboard.press('Space');
    await expect(button(page, 'Resume')).toBeVisible();
    await expect(page.getByText('2 laps')).toBeVisible();
    await page.keyboard.press('Control+k');
    await page.getByPlaceholder('Type to search a tool').pressSequentially('r r');
    await page.keyboard.press('Escape');
    await expect(timer(page)).not.toHaveText('00:00.000');
    await page.keyboard.press('r');
    await expect(timer(page)).toHaveText('00:00.000');
  });
  await test.step('starts, takes laps, stops, resumes and goes back to zero', async () => {
    await expect(timer(page)).toHaveText('00:00.000');
    await expect(button(page, 'Reset')).toBeDisabled();
    await button(page, 'Start').click();
    await expect(timer(page)).not.toHaveText('00:00.000');
    await button(page, 'Lap').click();
    await button(page, 'Lap').click();
    await expect(page.getByRole('cell', { name: 'fastest' })).toBeVisible();
    await expect(page.getByRole('cell', { name: 'slowest' })).toBeVisible();
    await button(page, 'Stop').click();
    const stopped = await timer(page).textContent();
    await expect(page.getByRole('status').filter({ hasText: `Stopped at ${stopped}` })).toBeAttached();
    await button(page, 'Resume').click();
    await expect(timer(page)).not.toHaveText(String(stopped));
    await button(page, 'Stop').click();
    await button(page, 'Reset').click();
    await expect(timer(page)).toHaveText('00:00.000');
    await expect(page.getByText('No laps yet')).toBeVisible();
  });
});

test('shows what an earlier visit left', async ({ page }) => {
  await leave(page, { startEpoch: null, accumulated: 12_345_600, marks: [1000, 2500, 3000] });
  await open(page, path);
  await test.step('copies the laps as text and downloads them as CSV', async () => {
    const rows = page.getByRole('table', { name: 'Laps' }).getByRole('row');
    await expect(rows.nth(1)).toContainText('−00:01.000');
    await button(page, 'Copy').click();
    await copied(page).toContain('\n2  00:01.500  00:02.500  slowest');
    const [file] = await Promise.all([page.waitForEvent('download'), button(page, 'Download CSV').click()]);
    expect(file.suggestedFilename()).toBe('laps.csv');
    expect(await readFile(await file.path(), 'utf8')).toContain('3,00:00.500,00:03.000,500,fastest\r\n');
  });
  await test.step('takes a reset back', async () => {
    await expect(timer(page)).toHaveText('03:25:45.600');
    await button(page, 'Reset').click();
    await expect(timer(page)).toHaveText('00:00.000');
    await button(page, 'Undo').click();
    await expect(timer(page)).toHaveText('03:25:45.600');
    await expect(button(page, 'Resume')).toBeFocused();
    await expect(page.getByText('3 laps')).toBeVisible();
  });
});

test('goes on counting over a reload, and tells the time in the title', async ({ page }) => {
  await open(page, path);
  await page.evaluate(
    ([name = '']) =>
      localStorage.setItem(name, JSON.stringify({ startEpoch: Date.now() - 3_600_000, accumulated: 0, marks: [5] })),
    [key],
  );
  await page.reload();
  await expect(timer(page)).toHaveText(/^01:00:\d\d\.\d{3}$/);
  await expect(page.getByText('kept running while the page was closed')).toBeVisible();
  await expect(page).toHaveTitle(/^01:00:\d\d · Chronometer - Toolcrib$/);
  await button(page, 'Stop').click();
  await expect(page).toHaveTitle('Chronometer - Toolcrib');
});

test('keeps ten thousand laps off the page but in reach', async ({ page }) => {
  await leave(page, {
    startEpoch: null,
    accumulated: 20_000_000,
    marks: Array.from({ length: 10_000 }, (_, i) => i * 1000),
  });
  await open(page, path);
  const table = page.getByRole('table', { name: 'Laps' });
  await expect(table).toHaveAttribute('aria-rowcount', '10001');
  expect(await table.getByRole('row').count()).toBeLessThan(60);
  await expect(page.getByText('The limit of 10,000 laps has been reached')).toBeVisible();
});
