import type { Page } from '@playwright/test';
import { copied, expect, open, reset, speakFrench, test } from '#e2e/tool-test.ts';

const path = '/percentage-calculator';
const card = (page: Page, name: string | RegExp) => page.getByRole('region', { name });

test('answers the five questions', async ({ page }) => {
  await open(page, path);
  const share = card(page, 'Share of a number');
  await expect(share.getByRole('button', { name: 'Copy 12', exact: true })).toBeVisible();
  await share.getByRole('textbox', { name: 'Percentage' }).fill('12,5');
  await share.getByRole('textbox', { name: 'Number' }).fill('1 234.5');
  await share.getByRole('button', { name: 'Copy 154.3125', exact: true }).click();
  await copied(page).toBe('154.3125');
  await expect(card(page, 'Percentage of a whole')).toContainText('15%');
  const variation = card(page, /^Change/);
  await expect(variation).toContainText('+25%');
  await expect(variation).toContainText('▲ increase, factor ×1.25');
  await variation.getByRole('textbox', { name: 'To' }).fill('60');
  await expect(variation).toContainText('▼ decrease, factor ×0.75');
  const applied = card(page, 'Add or subtract');
  await applied.getByRole('combobox', { name: 'Plus or minus' }).selectOption('minus');
  await expect(applied).toContainText('60');
  await expect(applied).toContainText('difference -20');
  await expect(card(page, /^Undo a percentage/)).toContainText('the change was +20');
});

test('leaves an incomplete question unanswered, and dims the last answer to a wrong one', async ({ page }) => {
  await open(page, path);
  const share = card(page, 'Percentage of a whole');
  const whole = share.getByRole('textbox', { name: 'Whole' });
  await whole.fill('');
  await expect(share.getByRole('button')).toHaveCount(0);
  await whole.fill('0');
  await expect(share).toContainText('0 has no percentages');
  await whole.fill('60');
  await expect(share.locator('[data-stale]')).toHaveCount(0);
  const answer = await share.getByRole('button').textContent();
  const next = card(page, 'Change from one number to another');
  const place = await next.boundingBox();
  await whole.fill('12x');
  await expect(share).toContainText('This is not a number.');
  expect(await next.boundingBox()).toEqual(place);
  await expect(whole).toHaveAttribute('aria-invalid', 'true');
  await expect(share.locator('[data-stale]').getByRole('button')).toHaveText(answer ?? '');
  await page.setViewportSize({ width: 390, height: 844 });
  const placeOnPhone = await next.boundingBox();
  await whole.fill('60');
  await expect(share.locator('[data-stale]')).toHaveCount(0);
  expect(await next.boundingBox()).toEqual(placeOnPhone);
});

test('goes on to the next field with Enter', async ({ page }) => {
  await open(page, path);
  await card(page, 'Share of a number').getByRole('textbox', { name: 'Percentage' }).focus();
  await page.keyboard.press('Enter');
  await expect(card(page, 'Share of a number').getByRole('textbox', { name: 'Number' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.type('40');
  await expect(card(page, 'Percentage of a whole')).toContainText('50%');
});

test('Reset brings the defaults back', async ({ page }) => {
  await open(page, path);
  const share = card(page, 'Share of a number');
  await share.getByRole('textbox', { name: 'Percentage' }).fill('x');
  await card(page, 'Add or subtract').getByRole('combobox', { name: 'Plus or minus' }).selectOption('minus');
  await reset(page);
  await expect(share.getByRole('button', { name: 'Copy 12', exact: true })).toBeVisible();
  await expect(card(page, 'Add or subtract').getByRole('combobox')).toHaveValue('plus');
});

test('writes numbers as one does in French, and copies a dot', async ({ page }) => {
  await open(page, path);
  await speakFrench(page);
  const share = card(page, 'Une part d’un nombre');
  await share.getByRole('textbox', { name: 'Nombre' }).fill('12345,67');
  await expect(share).toContainText('1 851,8505');
  await share.getByRole('button').click();
  await copied(page).toBe('1851.8505');
  await expect(card(page, /^La variation/)).toContainText('▲ hausse, facteur ×1,25');
});

test('an error on a phone stands between the answer and its Copy', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, path);
  const places = () =>
    page
      .locator('[data-answer] :is(code, svg)')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect()).map(({ left, top }) => [left, top]));
  const before = await places();
  await card(page, 'Share of a number').getByRole('textbox').first().fill('x');
  await expect(page.getByText('This is not a number.')).toBeVisible();
  expect(await places()).toEqual(before);
});
