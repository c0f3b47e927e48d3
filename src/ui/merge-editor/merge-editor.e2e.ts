import { expect, open, test } from '#e2e/tool-test.ts';

test('takes the change at the caret, in two columns and in one', async ({ page }) => {
  await open(page, '/text-diff');
  const original = page.locator('.cm-content[aria-label="Original"]');
  const modified = page.locator('.cm-content[aria-label="Modified"]');
  const take = async (name: string): Promise<void> => {
    await page.getByRole('button', { name: 'Merge or download' }).click();
    await page.getByRole('menuitem', { name }).click();
  };

  await test.step('looks for the caret in the column that had the focus last', async () => {
    await original.fill('one\ntwo\nthree\nfour\nfive\nsix\nseven');
    await modified.fill('one\nTWO\nthree\nFOUR\nfive\nSIX\nseven');
    await expect(page.getByText('+3 lines −3 lines')).toBeVisible();
    await modified.press('Control+Home');
    await original.locator('.cm-line').nth(5).click();
    await take('Use original for this change');
    await expect(modified.locator('.cm-line')).toHaveText(['one', 'TWO', 'three', 'FOUR', 'five', 'six', 'seven']);
  });

  await test.step('takes whole lines where one side has none', async () => {
    await original.fill('one\ntwo\nthree');
    await modified.fill('one\nthree');
    await expect(page.getByText('+0 lines −1 line')).toBeVisible();
    await page.getByRole('radio', { name: 'Unified' }).check();
    await expect(original).toHaveCount(0);
    await take('Use original for this change');
    await expect(page.getByText('Identical', { exact: true })).toBeVisible();
    await expect(modified.locator('.cm-line')).toHaveText(['one', 'two', 'three']);
    await modified.fill('one\nthree');
    await expect(page.getByText('+0 lines −1 line')).toBeVisible();
    await take('Use modified for this change');
    await expect(page.getByText('Identical', { exact: true })).toBeVisible();
    await page.getByRole('radio', { name: 'Side by side' }).check();
    await expect(original.locator('.cm-line')).toHaveText(['one', 'three']);
  });
});
