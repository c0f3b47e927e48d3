import type { Page } from '@playwright/test';
import { clipboard, copied, expect, open, reset, speakFrench, test, wakeEditors } from '#e2e/tool-test.ts';

const path = '/list-converter';
const input = (page: Page) => page.getByRole('textbox', { name: 'List', exact: true });
const output = (page: Page) => page.getByRole('textbox', { name: 'Result' });
const copy = async (page: Page) => {
  await page.getByRole('region', { name: 'Result' }).getByRole('button', { name: 'Copy' }).click();
  return clipboard(page);
};

test('converts a list', async ({ page }) => {
  await open(page, path);
  await expect(output(page)).toHaveText('apple, pear, cherry, apple, plum');
  await test.step('offers to match case once items are compared', async () => {
    const matchCase = page.getByRole('switch', { name: 'Match case' });
    await expect(page.getByRole('button', { name: 'Remove 1 duplicate' })).toBeVisible();
    await expect(page.getByText('Remove 1 duplicate', { exact: true })).toBeVisible();
    await expect(matchCase).toHaveCount(0);
    await page.getByRole('button', { name: 'Remove 1 duplicate' }).click();
    await expect(matchCase).toBeVisible();
  });
  await test.step('counts what it removes, sorts and limits', async () => {
    await expect(page.getByText('4 out')).toBeVisible();
    await expect(page.getByText('1 duplicate', { exact: true })).toBeVisible();
    await expect(page.getByText('0 empty')).toHaveCount(0);
    await page.getByRole('combobox', { name: 'Order' }).selectOption('Descending');
    await expect(output(page)).toHaveText('plum, pear, cherry, apple');
    await page.getByText('More options').click();
    await page.getByRole('textbox', { name: 'Maximum items' }).fill('2');
    await page.getByRole('textbox', { name: 'Between items' }).fill('\\t');
    await expect.poll(() => copy(page)).toBe('plum\tpear');
    await page.getByRole('combobox', { name: 'Order' }).selectOption('Shuffled');
    await expect(page.getByRole('combobox', { name: 'By' })).toBeDisabled();
    await page.getByRole('button', { name: 'Shuffle again' }).click();
    await reset(page);
    await expect(output(page)).toHaveText('apple, pear, cherry, apple, plum');
  });
  await test.step('joins while typing, and wraps by preset with the right escapes', async () => {
    await input(page).fill('O\'Brien\n\nSmith & "Co"');
    await expect(page.getByText('3 items in')).toBeVisible();
    await expect(page.getByText('1 empty')).toBeVisible();
    for (const [preset, expected] of [
      ["SQL IN ('…')", `('O''Brien', 'Smith & "Co"')`],
      ['HTML list', `<ul>\n  <li>O'Brien</li>\n  <li>Smith &amp; &quot;Co&quot;</li>\n</ul>`],
    ] as const) {
      await page.getByRole('button', { name: preset }).click();
      await expect.poll(() => copy(page)).toBe(expected);
    }
  });
  await test.step('leads to the tool for lines with the list', async () => {
    await page.getByRole('link', { name: 'For a chain of steps on lines, use Line tools' }).click();
    await expect(page).toHaveURL(/\/text-lines$/);
    await expect(page.getByRole('textbox', { name: 'Text', exact: true })).toContainText('Smith & "Co"');
    await page.getByRole('link', { name: 'For separators and quotes, use List converter' }).click();
    await expect(page).toHaveURL(/\/list-converter$/);
    await expect(input(page)).toContainText('Smith & "Co"');
  });
  await test.step('has a neutral empty state', async () => {
    await page.getByRole('button', { name: 'Clear' }).click();
    await expect(page.getByText('The result appears here.')).toBeVisible();
    await expect(page.getByText('Type or paste a list')).toBeVisible();
  });
});

test('counts, compares and transposes', async ({ page }) => {
  await open(page, path);
  await test.step('counts how often an item occurs', async () => {
    await page.getByRole('tab', { name: 'Count' }).click();
    await expect(page.getByRole('textbox', { name: 'How often each item occurs' })).toContainText('apple');
    await page.getByRole('button', { name: 'Copy', exact: true }).click();
    await copied(page).toBe('2\tapple\n1\tpear\n1\tcherry\n1\tplum');
  });
  await test.step('opens a file in the list that it is dropped on', async () => {
    await page.getByRole('tab', { name: 'Compare' }).click();
    await expect(page.getByRole('textbox', { name: 'Second list' })).toBeVisible();
    await wakeEditors(page);
    const dataTransfer = await page.evaluateHandle(() => {
      const transfer = new DataTransfer();
      transfer.items.add(new File(['quince'], 'b.txt'));
      return transfer;
    });
    await page.getByRole('textbox', { name: 'Second list' }).dispatchEvent('drop', { dataTransfer });
    await expect(page.getByRole('textbox', { name: 'Second list' })).toHaveText('quince');
    await expect(page.getByRole('textbox', { name: 'First list' })).toContainText('apple');
  });
  await test.step('compares', async () => {
    await page.getByRole('textbox', { name: 'First list' }).fill('A\nb\nc');
    await page.getByRole('textbox', { name: 'Second list' }).fill('a, c, d');
    await page.getByRole('switch', { name: 'Match case' }).uncheck();
    await expect(page.getByRole('textbox', { name: 'In both' })).toHaveText('Ac');
    await expect(page.getByRole('textbox', { name: 'Only in the first' })).toHaveText('b');
    await expect(page.getByRole('heading', { name: 'Only in the second (1)' })).toBeVisible();
    const numbers = Array.from({ length: 1234 }, (_, index) => index).join(',');
    await page.getByRole('textbox', { name: 'First list' }).fill(numbers);
    await expect(page.getByRole('heading', { name: 'Only in the first (1,234)' })).toBeVisible();
  });
  await test.step('transposes', async () => {
    await page.getByRole('tab', { name: 'Transpose' }).click();
    await page.getByRole('textbox', { name: 'Rows' }).fill('a,b\n1,2');
    await page.getByRole('textbox', { name: 'Output separator' }).fill(';');
    await expect.poll(() => copy(page)).toBe('a;1\nb;2');
  });
});

test('fills the window and no more', async ({ page }) => {
  await test.step('keeps the list and its result in the first screen, and the steps behind one button', async () => {
    for (const size of [
      { width: 1366, height: 768 },
      { width: 390, height: 844 },
    ]) {
      await page.setViewportSize(size);
      await open(page, path);
      await expect(page.getByRole('textbox', { name: 'Before the list' })).toBeHidden();
      await expect(output(page)).toBeInViewport({ ratio: 0.5 });
      const out = page.getByText('5 out');
      await expect(out).toBeInViewport({ ratio: 1 });
      const box = await out.boundingBox();
      expect(size.height - (box?.y ?? 0) - (box?.height ?? 0)).toBeLessThan(50);
    }
    await page.getByRole('button', { name: 'JSON array' }).click();
    await expect(page.getByText('More options · 5 changed')).toBeVisible();
    await page.getByRole('button', { name: 'Comma separated' }).click();
  });
  await test.step('keeps its presets in one row in French', async () => {
    await page.setViewportSize({ width: 1366, height: 768 });
    await speakFrench(page);
    const first = await page.getByRole('button', { name: 'Virgules', exact: true }).boundingBox();
    const last = await page.getByRole('button', { name: 'Mots du shell', exact: true }).boundingBox();
    expect(last?.y).toBe(first?.y);
  });
  await test.step('has its counters in one line of a French phone', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    const [first, last] = [page.getByText('5 entrées'), page.getByText('5 sorties')];
    expect((await first.boundingBox())?.y).toBe((await last.boundingBox())?.y);
  });
});
