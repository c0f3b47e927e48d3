import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, open, test } from './fixtures.ts';

const path = '/hash-text';
const sampleOf = (page: Page) => page.getByRole('textbox', { name: 'Text', exact: true });
const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a page shows its first answer', async ({ page }) => {
    await test.step('the one to its sample', async () => {
      await page.goto(path);
      await expect(page.locator('main')).toContainText(sha256(await sampleOf(page).inputValue()));
    });

    await test.step('nothing that was drawn at random', async () => {
      await page.goto('/uuid-generator');
      await expect(page.locator('main')).not.toContainText(/[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[\da-f]{4}-[\da-f]{12}/);
    });
  });
});

test('the first answer of a page that comes alive', async ({ page }) => {
  await test.step('stays where it stands meanwhile', async () => {
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

  await test.step('is that to the input with which the page was left', async () => {
    await sampleOf(page).fill('kept');
    await expect(page.locator('main')).toContainText(sha256('kept'));
    await page.reload();
    await expect(page.locator('main')).toContainText(sha256('kept'));
  });

  await test.step('is not changed by a slider that the browser rounds', async () => {
    await open(page, '/color-converter');
    await expect(page.getByRole('textbox', { name: 'Color', exact: true })).toHaveValue('#1ea54c');
    await expect(page.getByRole('textbox', { name: 'Hex', exact: true })).toHaveValue('#1ea54c');
  });
});
