import type { Page } from '@playwright/test';
import { copied, expect, open, test } from '#e2e/tool-test.ts';

const pages = [
  {
    path: '/base-converter',
    source: 'Number',
    row: 'Hexadecimal (16)',
    typed: 'FF',
    other: 'Decimal (10)',
    value: '255',
  },
  { path: '/color-converter', source: 'Color', row: 'Hex', typed: '#F00', other: 'RGB', value: 'rgb(255 0 0)' },
];
for (const { path, source, row, typed, other, value } of pages) {
  const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
  const copy = (page: Page, name: string) => page.getByRole('button', { name: `Copy ${name}`, exact: true });

  test(`${path}: a row is to read until it is pointed at, and takes what is typed`, async ({ page }) => {
    await open(page, path);
    const frame = box(page, row).locator('..');
    const border = (): Promise<string> => frame.evaluate((element) => getComputedStyle(element).borderTopColor);
    const none = 'rgba(0, 0, 0, 0)';
    await page.mouse.move(0, 0);
    await expect.poll(border).toBe(none);
    await box(page, row).hover();
    await expect.poll(border).not.toBe(none);
    await box(page, row).fill(typed);
    await expect(box(page, other)).toHaveValue(value);
    await expect(box(page, row)).toHaveValue(typed);
    await box(page, source).focus();
    await expect(box(page, row)).toHaveValue(typed.toLowerCase().replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3'));
    await copy(page, other).click();
    await copied(page).toBe(value);
  });

  test(`${path}: beside an error the rows stay, and nothing of them is copied`, async ({ page }) => {
    await open(page, path);
    await expect(copy(page, other)).toBeEnabled();
    const before = await box(page, other).inputValue();
    await box(page, source).fill('?!');
    await expect(copy(page, other)).toBeDisabled();
    await expect(box(page, other)).toHaveValue(before);
  });
}
