import { copied, expect, open, reset, test } from '#e2e/tool-test.ts';
import type { Page } from '@playwright/test';

const path = '/text-statistics';
const editor = (page: Page) => page.getByRole('textbox', { name: 'Text', exact: true });
const figure = (page: Page, name: string) =>
  page
    .locator('dl')
    .first()
    .locator('div')
    .filter({ has: page.getByText(name, { exact: true }) })
    .locator('dd')
    .first();

test('counts a text', async ({ page }) => {
  await open(page, path);
  await test.step('has a hint for every figure of the table', async () => {
    const table = page.locator('dl').nth(1);
    await expect(table).toHaveCount(1);
    await expect(table.locator('dt')).toHaveCount(18);
    const bare = table.locator('div').filter({ hasNot: page.locator('dd > span') });
    await expect(bare).toHaveCount(0);
    await expect(table).toContainText('0 to 9, in every script.');
  });
  await test.step('counts while typing', async () => {
    await expect(editor(page)).toBeFocused();
    await expect(figure(page, 'Sentences')).toHaveText('2');
    await editor(page).fill('👨‍👩‍👧‍👦 e\u0301');
    await expect(figure(page, 'Characters')).toHaveText('3');
    await expect(figure(page, 'Words')).toHaveText('1');
    await expect(figure(page, 'Size')).toHaveText('29 B');
    await expect(page.getByText('29 bytes')).toHaveCount(0);
    await page.getByRole('button', { name: 'Copy UTF-16 units' }).click();
    await copied(page).toBe('14');
    await editor(page).fill('word '.repeat(1000));
    await expect(figure(page, 'Reading time')).toHaveText('4 min 13 s');
    await expect(page.getByText('5,000 bytes')).toBeVisible();
    await editor(page).fill('');
    await expect(figure(page, 'Characters')).toHaveText('0');
    await expect(page.getByText('No words.')).toBeVisible();
  });
  await test.step('counts what is selected', async () => {
    await editor(page).fill('one two three');
    await expect(figure(page, 'Words')).toHaveText('3');
    await editor(page).press('ControlOrMeta+a');
    await expect(page.getByText('13 selected').first()).toBeVisible();
    await editor(page).press('ArrowRight');
    await expect(page.getByText('13 selected')).toHaveCount(0);
  });
  await test.step('shows and removes invisible characters', async () => {
    await editor(page).fill('pass\u200bword');
    await expect(page.getByText('1 invisible character', { exact: true })).toBeVisible();
    await expect(page.getByRole('cell', { name: 'zero width space' })).toBeVisible();
    await expect(page.getByRole('cell', { name: '1:5' })).toBeVisible();
    await page.getByRole('button', { name: 'Remove them' }).click();
    await expect(page.getByText('1 invisible character', { exact: true })).toHaveCount(0);
    await expect(editor(page)).toHaveText('password');
  });
  await test.step('lists the most frequent words and the limits', async () => {
    await editor(page).fill('The the cat. A cat, THE end');
    await expect(figure(page, 'Words')).toHaveText('7');
    await page.getByRole('textbox', { name: 'Minimum length' }).fill('3');
    await page.getByRole('button', { name: 'Copy as CSV' }).click();
    await copied(page).toBe('word,count\r\nthe,3\r\ncat,2\r\nend,1\r\n');
    await expect(page.getByText('27 of 160')).toBeVisible();
    await editor(page).fill('你好');
    await expect(page.getByText('2 of 70')).toBeVisible();
    await editor(page).fill('a'.repeat(20_001));
    await expect(page.getByText('> 20,000 of 160')).toBeVisible();
  });
  await test.step('says that a file is too large until another text is there', async () => {
    const refused = page.getByText('huge.txt is larger than 10 MB.');
    const huge = { name: 'huge.txt', mimeType: 'text/plain', buffer: Buffer.alloc(10_000_001, 'a') };
    await page.locator('input[type=file]').setInputFiles(huge);
    await expect(refused).toBeVisible();
    await editor(page).fill('short');
    await expect(refused).toHaveCount(0);
    await page.locator('input[type=file]').setInputFiles(huge);
    await expect(refused).toBeVisible();
    await reset(page);
    await expect(refused).toHaveCount(0);
  });
});

test('copies a figure, and takes a file', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await open(page, path);
  await test.step('copies a figure, and has the first of the other facts in the first screen', async () => {
    await editor(page).fill('word '.repeat(1000));
    await page.getByRole('button', { name: 'Copy Characters', exact: true }).click();
    await copied(page).toBe('5000');
    await page.getByRole('button', { name: 'Copy Reading time' }).click();
    await copied(page).toBe('4 min 13 s');
    await expect(page.getByRole('term').getByText('UTF-16 units')).toBeInViewport({ ratio: 1 });
    await page.getByLabel('Words per minute').fill('500');
    await page.getByLabel('Words per minute').press('Tab');
    await expect(figure(page, 'Reading time')).toHaveText('2 min');
  });
  await test.step('takes a file', async () => {
    const lines = 'A line of a file that was opened.\n'.repeat(30_000);
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'long.txt', mimeType: 'text/plain', buffer: Buffer.from(lines) });
    await expect(figure(page, 'Lines')).toHaveText('30,001');
    await expect(figure(page, 'Words')).toHaveText('240,000');
  });
});

test('shows a text too large for the editor as a file, until Reset, and again after Undo', async ({ page }) => {
  await open(page, path);
  await editor(page).fill('one two three');
  await expect(figure(page, 'Words')).toHaveText('3');
  await editor(page).press('ControlOrMeta+a');
  await expect(page.getByText('13 selected').first()).toBeVisible();
  const buffer = Buffer.from(`${'a'.repeat(1_000_001)}\u200b`);
  await page.locator('input[type=file]').setInputFiles({ name: 'long.txt', mimeType: 'text/plain', buffer });
  await expect(page.getByText('long.txt')).toBeVisible();
  await expect(editor(page)).toHaveCount(0);
  await expect(page.getByText(/\d selected$/)).toHaveCount(0);
  await page.getByRole('button', { name: 'Remove them' }).click();
  await expect(page.getByRole('button', { name: 'Remove them' })).toHaveCount(0);
  await expect(editor(page)).toHaveCount(0);
  await reset(page);
  await expect(editor(page)).toContainText('The family');
  await expect(figure(page, 'Sentences')).toHaveText('2');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(editor(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Clear', exact: true }).click();
  await expect(editor(page)).toHaveCount(1);
  await expect(figure(page, 'Lines')).toHaveText('0');
});
