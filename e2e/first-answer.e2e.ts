import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, open, test } from './fixtures.ts';

const path = '/hash-text';
const sampleOf = (page: Page) => page.getByRole('textbox', { name: 'Text', exact: true });
const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a page shows the answer to its sample', async ({ page }) => {
    await page.goto(path);
    await expect(page.locator('main')).toContainText(sha256(await sampleOf(page).inputValue()));
  });

  test('a page shows nothing that was drawn at random', async ({ page }) => {
    await page.goto('/uuid-generator');
    await expect(page.locator('main')).not.toContainText(/[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[\da-f]{4}-[\da-f]{12}/);
  });
});

test('the first answer stays where it stands while the page comes alive', async ({ page }) => {
  await page.addInitScript(() => {
    const scope = globalThis as unknown as { rows: string[] };
    scope.rows = [];
    const watch = (): void => {
      // A frame may show what the parser has read so far.
      const rows = document.readyState !== 'loading' && document.querySelector('main [data-answer]');
      if (rows) scope.rows.push(`${rows.getBoundingClientRect().height} ${rows.closest('[data-stale]') !== null}`);
      requestAnimationFrame(watch);
    };
    requestAnimationFrame(watch);
  });
  await open(page, path);
  await expect(page.locator('main')).toContainText(sha256(await sampleOf(page).inputValue()));
  const seen = await page.evaluate(() => [...new Set((globalThis as unknown as { rows: string[] }).rows)]);
  expect(seen).toHaveLength(1);
  expect(seen[0]).toMatch(/ false$/);
});

test('a page that was left with another input shows the answer to that one', async ({ page }) => {
  await open(page, path);
  await sampleOf(page).fill('kept');
  await expect(page.locator('main')).toContainText(sha256('kept'));
  await page.reload();
  await expect(page.locator('main')).toContainText(sha256('kept'));
});

test('a slider that the browser rounds changes nothing', async ({ page }) => {
  await open(page, '/color-converter');
  await expect(page.getByRole('textbox', { name: 'Color', exact: true })).toHaveValue('#1ea54c');
  await expect(page.getByRole('textbox', { name: 'Hex', exact: true })).toHaveValue('#1ea54c');
});
