import type { Locator, Page } from '@playwright/test';
import { expect, open, test } from '#e2e/tool-test.ts';

test.use({ viewport: { width: 390, height: 844 } });

const more = (page: Page) => page.locator('summary', { hasText: 'More options' });
/** Whether a press on its middle would reach it. */
const isInSight = (control: Locator): Promise<boolean> =>
  control.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    return hit !== null && (element.contains(hit) || hit.contains(element.closest('label') ?? element));
  });

test('on a phone, options are one line until more of them are asked for', async ({ page }) => {
  await open(page, '/yaml-to-toml');
  const first = page.getByRole('combobox', { name: 'Null values' });
  const second = page.getByRole('combobox', { name: 'Dates' });
  expect(await isInSight(first)).toBe(true);
  expect(await isInSight(second)).toBe(false);
  const row = await more(page).evaluate((summary) => summary.closest('details')?.parentElement?.offsetHeight);
  expect(row).toBeLessThan(50);
  await more(page).click();
  expect(await isInSight(second)).toBe(true);
  await more(page).click();
  expect(await isInSight(second)).toBe(false);
});

test('on a phone, an option out of sight comes into sight when the keyboard reaches it', async ({ page }) => {
  await open(page, '/yaml-to-toml');
  const second = page.getByRole('switch', { name: 'Sort keys' });
  await page.getByRole('combobox', { name: 'Null values' }).focus();
  await page.keyboard.press('Tab');
  await expect(second).toBeFocused();
  expect(await isInSight(second)).toBe(true);
});
