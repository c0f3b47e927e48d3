import type { Page } from '@playwright/test';
import { copied, expect, open, reset, speakFrench, test } from '#e2e/tool-test.ts';

const path = '/percentage-calculator';
const card = (page: Page, name: string | RegExp) => page.getByRole('region', { name });

test('calculates', async ({ page }) => {
  await open(page, path);
  const share = card(page, 'Share of a number');
  const applied = card(page, 'Add or subtract');

  await test.step('answers the five questions', async () => {
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
    await applied.getByRole('combobox', { name: 'Plus or minus' }).selectOption('minus');
    await expect(applied).toContainText('60');
    await expect(applied).toContainText('difference -20');
    await expect(card(page, /^Undo a percentage/)).toContainText('the change was +20');
  });

  await test.step('goes on to the next field with Enter', async () => {
    await share.getByRole('textbox', { name: 'Percentage' }).focus();
    await page.keyboard.press('Enter');
    await expect(share.getByRole('textbox', { name: 'Number' })).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.type('40');
    await expect(card(page, 'Percentage of a whole')).toContainText('50%');
  });

  await test.step('Reset brings the defaults back', async () => {
    await share.getByRole('textbox', { name: 'Percentage' }).fill('x');
    await expect(applied.getByRole('combobox')).toHaveValue('minus');
    await reset(page);
    await expect(share.getByRole('button', { name: 'Copy 12', exact: true })).toBeVisible();
    await expect(applied.getByRole('combobox')).toHaveValue('plus');
  });

  await test.step('writes numbers the French way, and copies a dot', async () => {
    await share.getByRole('textbox', { name: 'Number' }).fill('1,234');
    await expect(share).toContainText('185.1');
    await speakFrench(page);
    const part = card(page, 'Une part d’un nombre');
    await expect(part.getByRole('textbox', { name: 'Nombre' })).toHaveValue('1234');
    await expect(part).toContainText('185,1');
    await part.getByRole('textbox', { name: 'Nombre' }).fill('12345,67');
    await expect(part).toContainText('1 851,8505');
    await part.getByRole('button').click();
    await copied(page).toBe('1851.8505');
    await expect(card(page, /^La variation/)).toContainText('▲ hausse, facteur ×1,25');
  });
});

test('shows an error beside the last answer', async ({ page }) => {
  await open(page, path);

  await test.step('leaves an incomplete question unanswered, and dims the last answer to a wrong one', async () => {
    const share = card(page, 'Percentage of a whole');
    const whole = share.getByRole('textbox', { name: 'Whole' });
    await whole.fill('');
    await expect(share.getByRole('button')).toHaveCount(0);
    await whole.fill('0');
    await expect(share).toContainText('the whole cannot be 0');
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

  await test.step('an error on a phone stands between the answer and its Copy', async () => {
    const places = () =>
      page
        .locator('[data-answer] :is(code, svg)')
        .evaluateAll((all) => all.map((one) => one.getBoundingClientRect()).map(({ left, top }) => [left, top]));
    await page.evaluate(() => scrollTo(0, 0));
    const before = await places();
    await card(page, 'Share of a number').getByRole('textbox').first().fill('x');
    await expect(page.getByText('This is not a number.')).toBeVisible();
    expect(await places()).toEqual(before);
  });
});
