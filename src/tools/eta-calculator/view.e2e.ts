import type { Page } from '@playwright/test';
import { copied, expect, open, reset, speakFrench, test } from '#e2e/tool-test.ts';

test.use({ timezoneId: 'Europe/Paris' });

const path = '/eta-calculator';
const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

/** So many seconds after 2026-11-20 23:00 in Paris. */
async function atNight(page: Page, seconds = 0): Promise<void> {
  await page.clock.setFixedTime(Date.UTC(2026, 10, 20, 22, 0, seconds));
}

test('estimates from a rate', async ({ page }) => {
  await atNight(page);
  await open(page, path);
  await test.step('says when the work ends, and how long it takes', async () => {
    await expect(page.getByText('1 hour 51 minutes 36 seconds')).toBeVisible();
    await expect(page.getByText('Saturday, November 21, 2026 at 12:51:36 AM · Europe/Paris')).toBeVisible();
    const [end, duration] = await Promise.all([
      page.getByText('tomorrow at 12:51 AM').evaluate((element) => parseFloat(getComputedStyle(element).fontSize)),
      page.getByText('1 hour 51 minutes').evaluate((element) => parseFloat(getComputedStyle(element).fontSize)),
    ]);
    expect(end).toBeGreaterThan(duration);
  });
  await test.step('says how long ago the end was', async () => {
    await page.getByLabel('The work started at').fill('2026-11-20T19:08:24');
    await expect(page.getByText('finished 2 hours ago')).toBeVisible();
    await page.getByRole('button', { name: 'Now' }).click();
    await expect(page.getByText('Follows the clock.')).toBeVisible();
    await expect(page.getByText('tomorrow at 12:51 AM')).toBeVisible();
  });
  await test.step('puts a date that was cleared back, which is still the one that counts', async () => {
    const started = page.getByLabel('The work started at', { exact: true });
    await started.fill('2026-11-20T20:00:00');
    await started.fill('');
    await started.blur();
    await expect(started).toHaveValue(/^2026-11-20T20:00/);
  });
  await test.step('keeps a year of five digits, which counts', async () => {
    const started = page.getByLabel('The work started at', { exact: true });
    await started.fill('12026-11-20T20:00:00');
    await expect(page.locator('dl')).toContainText('+012026-11-20T20:51:36.000Z');
    await started.blur();
    await expect(started).toHaveValue(/^12026-11-20T20:00/);
  });
  await test.step('Reset brings the defaults back', async () => {
    await box(page, 'Amount to process').fill('x');
    await page.getByRole('combobox', { name: 'Unit of time' }).selectOption('hour');
    await page.getByLabel('The work started at').fill('2026-11-20T19:08:24');
    await reset(page);
    await expect(box(page, 'Amount to process')).toHaveValue('186');
    await expect(page.getByRole('combobox', { name: 'Unit of time' })).toHaveValue('minute');
    await expect(page.getByText('1 hour 51 minutes 36 seconds')).toBeVisible();
    await expect(page.getByText('tomorrow at 12:51 AM')).toBeVisible();
  });
  await test.step('the end goes with the time while the start is now', async () => {
    await atNight(page, 60);
    await expect(page.getByText(/tomorrow at 12:52 AM/)).toBeVisible();
    await box(page, 'Amount to process').fill('12,5');
    await box(page, 'Amount in that time').fill('0.5');
    await page.getByRole('combobox', { name: 'Unit of time' }).selectOption('hour');
    await page.getByRole('button', { name: 'Copy Duration, ISO 8601' }).click();
    await copied(page).toBe('P3DT3H');
  });
});

test('keeps the last result, dimmed, beside what is not an amount', async ({ page }) => {
  await atNight(page);
  await open(page, path);
  const results = page.locator('dl');
  await test.step('from a rate', async () => {
    await expect(results).toContainText('1 hour 51 minutes 36 seconds');
    await box(page, 'Amount to process').fill('0');
    await expect(page.getByText('Enter a number greater than 0.')).toBeVisible();
    await expect(results).toContainText('1 hour 51 minutes 36 seconds');
    await expect(results).toHaveAttribute('data-stale', 'true');
    await box(page, 'Amount to process').fill('372');
    await expect(results).toContainText('3 hours 43 minutes 12 seconds');
    await expect(results).not.toHaveAttribute('data-stale');
    await box(page, 'Amount to process').fill('');
    await expect(page.getByText('Fill in every field')).toBeVisible();
    await expect(results).toHaveCount(0);
  });
  await test.step('from progress, which it estimates every second and tells in the title', async () => {
    await page.getByRole('tab', { name: 'From progress' }).click();
    await expect(page.getByText('30 minutes', { exact: true })).toBeVisible();
    await expect(page.getByRole('progressbar')).toHaveAttribute('value', '25');
    await expect(page.getByText('25 per minute · 1,500 per hour')).toBeVisible();
    await expect(page).toHaveTitle(/^0:30:00 · ETA calculator/);
    await box(page, 'Done so far').fill('x');
    await expect(results).toContainText('30 minutes');
    await expect(results).toHaveAttribute('data-stale', 'true');
    await expect(page.getByRole('progressbar')).toHaveAttribute('value', '25');
    await expect(page).toHaveTitle(/^ETA calculator/);
    await box(page, 'Done so far').fill('250');
    await expect(page).toHaveTitle(/^0:30:00 · /);
    await expect(results).not.toHaveAttribute('data-stale');
    await atNight(page, 10);
    await expect(page).toHaveTitle(/^0:30:30 · /);
    await box(page, 'Done so far').fill('999.999');
    await expect(page.getByText('99.99%', { exact: true })).toBeVisible();
    await box(page, 'Done so far').fill('0');
    await expect(page.getByRole('alert')).toContainText('Nothing is done yet');
    await box(page, 'Done so far').fill('2000');
    await expect(page.getByRole('alert')).toContainText('The amount done (2,000) exceeds the total (1,000)');
    await box(page, 'Done so far').fill('1000.001');
    await expect(page.getByRole('alert')).toContainText('The amount done (1,000.001) exceeds the total (1,000)');
  });
});

test('on a phone', async ({ page }) => {
  await atNight(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, path);
  await test.step('has the rate in one row, and its labels in one line', async () => {
    const [count, unit] = await Promise.all([
      box(page, 'Amount in that time').boundingBox(),
      page.getByRole('combobox', { name: 'Unit of time' }).boundingBox(),
    ]);
    expect(unit?.y).toBeLessThan((count?.y ?? 0) + (count?.height ?? 0));
    const label = await page.getByText('Duration, ISO 8601', { exact: true }).boundingBox();
    expect(label?.height).toBeLessThan(24);
  });
  await test.step('has the values below their labels, in French too', async () => {
    await page.setViewportSize({ width: 1366, height: 860 });
    await speakFrench(page);
    await page.setViewportSize({ width: 390, height: 844 });
    const [label, end, code] = await Promise.all(
      ['Fin', 'demain à 00:51', '2026-11-20T23:51:36.000Z'].map((words) =>
        page.getByText(words, { exact: true }).boundingBox(),
      ),
    );
    expect(end?.y).toBeGreaterThanOrEqual((label?.y ?? 0) + (label?.height ?? 0));
    expect(code?.x).toBe(end?.x);
    expect(code?.height).toBeLessThan(24);
  });
});
