import type { Page } from '@playwright/test';
import { copied, expect, open, reset, speakFrench, test } from '#e2e/tool-test.ts';

test.use({ timezoneId: 'Europe/Berlin' });

const path = '/crontab-generator';
const expression = (page: Page) => page.getByRole('textbox', { name: 'Cron expression' });
const sentence = (page: Page, words: string) => page.getByText(words, { exact: true });
const runs = (page: Page) => page.getByRole('listitem').filter({ has: page.locator('time') });

test('explains an expression', async ({ page }) => {
  await open(page, path);
  const zone = page.getByRole('combobox', { name: 'Time zone' });

  await test.step('names the time zone that it takes by itself', async () => {
    await expect(zone).toHaveAttribute('placeholder', 'Europe/Berlin');
  });

  await test.step('explains while typing and lists the next runs', async () => {
    await expect(sentence(page, 'At 40 minutes past the hour')).toBeVisible();
    await expect(runs(page)).toHaveCount(5);
    await page.getByRole('button', { name: 'Show 20' }).click();
    await expect(runs(page)).toHaveCount(20);
    await expression(page).fill('0 15 * * 1');
    await expect(sentence(page, 'At 15:00, only on Monday')).toBeVisible();
    await expect(runs(page).first()).toContainText('15:00');
    await page.getByRole('switch', { name: '24 h' }).uncheck();
    await expect(sentence(page, 'At 03:00 PM, only on Monday')).toBeVisible();
    await expression(page).fill('0 0 * * *');
    await expect(runs(page).first()).toContainText('12:00 AM');
    await page.getByRole('switch', { name: '24 h' }).check();
    await expect(runs(page).first()).toContainText('00:00');
    await zone.fill('Asia/Tokyo');
    await expect(runs(page).first()).toContainText('GMT+9');
    await zone.fill('Asia/Nowhere');
    await expect(page.getByText('There is no time zone “Asia/Nowhere”.')).toBeVisible();
    await zone.fill('');
  });

  await test.step('says what is wrong in which field, and keeps the last sentence', async () => {
    await expression(page).fill('40 * * * *');
    await expect(sentence(page, 'At 40 minutes past the hour')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Copy', exact: true })).toBeEnabled();
    await expression(page).fill('40 24 * * *');
    await expect(page.getByRole('button', { name: 'Copy', exact: true })).toBeDisabled();
    await expect(page.getByText('Hour: “24” is outside 0–23.')).toBeVisible();
    await expect(sentence(page, 'At 40 minutes past the hour')).toBeVisible();
    await expression(page).fill('40 22-2 * * *');
    await expect(page.getByText('Write 22-23,0-2.')).toBeVisible();
    await expression(page).fill('@reboot');
    await expect(page.getByText('It runs when the computer starts')).toBeVisible();
    await expression(page).fill('@reboo');
    await expect(page.getByText('“@reboo” is not a known macro.')).toBeVisible();
    await expect(page.getByText('No further runs.')).toHaveCount(0);
    await expression(page).fill('');
    await expect(page.getByText('Enter five fields').first()).toBeVisible();
  });

  await test.step('warns of the rule of both days and recognizes dialects', async () => {
    await expression(page).fill('0 0 13 * 5');
    await expect(page.getByText('Both day fields are set')).toBeVisible();
    await expect(page.getByText('cannot be expressed')).toHaveCount(2);
    await page.getByRole('button', { name: 'Try 0 12 ? * 2#1 *' }).click();
    await expect(sentence(page, 'At 12:00, on the first Monday of the month')).toBeVisible();
    await expect(page.getByRole('option', { name: 'Automatic: AWS EventBridge' })).toBeAttached();
    await expect(page.getByText('0 0 12 ? * 2#1', { exact: true })).toBeVisible();
  });
});

test('keeps its place beside a fault, and the last fields where no dialect has as many', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await open(page, path);
  const place = async () => (await page.getByRole('combobox', { name: 'Dialect' }).boundingBox())?.y;
  await expect(sentence(page, 'At 40 minutes past the hour')).toBeVisible();
  const before = await place();
  await expression(page).fill('40 24 * * *');
  await expect(page.getByText('Hour: “24” is outside 0–23.')).toBeVisible();
  expect(await place()).toBe(before);
  await expect(page.getByRole('button', { name: '24 Hour' })).toBeVisible();
  await expression(page).fill('40 * * * * '.repeat(9));
  await expect(page.getByText('Found 45 fields')).toBeVisible();
  await expect(page.getByRole('button', { name: '40 Minute' })).toBeDisabled();
  expect(await place()).toBe(before);
  await expression(page).fill('0 0 12 1 * ? 2026 5');
  await expect(page.getByRole('button', { name: '2026 Year' })).toBeEnabled();
  await page.setViewportSize({ width: 390, height: 844 });
  await expression(page).fill('40 * * * *');
  await expect(page.getByText('Five to seven fields')).toBeVisible();
  const narrow = await place();
  await expression(page).fill('40 x * * *');
  await expect(page.getByText('Hour: “x” cannot be read.')).toBeVisible();
  expect(await place()).toBe(narrow);
});

test('shows the next runs at a known time', async ({ page }) => {
  // Wide names of day and month, and a wait of three numbers: rows as long as they get.
  await page.clock.setFixedTime('2026-11-28T19:21:10Z');
  await page.setViewportSize({ width: 1366, height: 768 });
  await open(page, path);

  await test.step('has its presets, the next runs and the tabs of its editor in the first screen', async () => {
    for (const size of [
      { width: 1366, height: 768 },
      { width: 390, height: 844 },
    ]) {
      await page.setViewportSize(size);
      await expect(page.getByRole('button', { name: 'Every 5 minutes' })).toBeInViewport({ ratio: 1 });
      await expect(runs(page).last()).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole('tab', { name: 'Simple' })).toBeInViewport({ ratio: 1 });
    }
  });

  await test.step('says how long the next runs are away to the minute', async () => {
    await page.setViewportSize({ width: 1366, height: 768 });
    await expect(runs(page)).toContainText([
      /in 19\smin$/,
      /in 1\sh\s19\smin$/,
      /in 2\sh\s19\smin$/,
      /in 3\sh\s19\smin$/,
      /in 4\sh\s19\smin$/,
    ]);
    await expression(page).fill('0 8 1 * *');
    await expect(runs(page).first()).toContainText(/in 2\sd\s11\sh$/);
    await speakFrench(page);
    await expect(runs(page).first()).toContainText(/dans 2\sj\s11\sh$/);
  });
});

test('does not look for the next run again and again beside a mistake', async ({ page }) => {
  await page.clock.install({ time: Date.UTC(2026, 10, 20, 12, 0, 0) });
  await open(page, path);
  await expression(page).fill('* * * * *');
  await expect(runs(page)).toHaveCount(5);
  const zone = page.getByRole('combobox', { name: 'Time zone' });
  await zone.fill('Europe/Pari');
  await expect(page.locator('ol[data-stale]')).toBeVisible();
  await page.evaluate(() => {
    const { setTimeout: start } = globalThis;
    const counter = { started: 0 };
    Object.assign(globalThis, { counter });
    globalThis.setTimeout = ((...rest: Parameters<typeof start>) => {
      counter.started += 1;
      return start(...rest);
    }) as typeof setTimeout;
  });
  const seconds = 20;
  await page.clock.runFor(61_000);
  for (let second = 0; second < seconds; second++) await page.clock.runFor(1000);
  const started = await page.evaluate(
    () => (globalThis as unknown as { counter: { started: number } }).counter.started,
  );
  expect(started).toBeLessThan(seconds);
});

test('edits an expression by hand', async ({ page }) => {
  await open(page, path);
  const kind = page.getByRole('combobox', { name: 'Runs' });

  await test.step('keeps the pickers in step with the expression', async () => {
    const minute = page.getByRole('textbox', { name: 'At minute' });
    await expect(kind).toHaveValue('hour');
    await expect(minute).toHaveValue('40');
    await expression(page).fill('30 9 * * MON-FRI');
    await expect(kind).toHaveValue('week');
    await expect(page.getByRole('checkbox', { name: 'Fri' })).toBeChecked();
    await expect(page.getByRole('checkbox', { name: 'Sat' })).not.toBeChecked();
    await page.getByRole('checkbox', { name: 'Sat' }).check();
    await page.getByRole('checkbox', { name: 'Sun' }).check();
    await expect(expression(page)).toHaveValue('30 9 * * *');
    await expect(kind).toHaveValue('week');
    await expression(page).fill('30 9 1,15 * *');
    await expect(kind).toHaveValue('other');
    await expect(minute).toHaveCount(0);
    await kind.selectOption({ label: 'Every n minutes' });
    await expect(expression(page)).toHaveValue('*/5 * * * *');
  });

  await test.step('keeps the command behind the fields', async () => {
    await expression(page).fill('0 5 * * * /usr/bin/backup  --all');
    await expect(kind).toHaveValue('day');
    await kind.selectOption({ label: 'Every month' });
    await expect(expression(page)).toHaveValue('0 5 1 * * /usr/bin/backup  --all');
  });

  await test.step('composes with pickers and with the grid', async () => {
    await reset(page);
    await expect(kind).toHaveValue('hour');
    await kind.selectOption({ label: 'Every week' });
    await page.getByRole('checkbox', { name: 'Wed' }).check();
    await expect(expression(page)).toHaveValue('40 9 * * 1,3');
    await page.getByRole('tab', { name: 'Grid' }).click();
    const hours = page.getByRole('group', { name: 'Hour' });
    await hours.getByRole('checkbox', { name: '10' }).check();
    await hours.getByRole('checkbox', { name: '11' }).check();
    await expect(expression(page)).toHaveValue('40 9-11 * * 1,3');
  });

  await test.step('copies a line of a crontab, and takes one apart', async () => {
    await page.getByRole('textbox', { name: 'Command' }).fill('/bin/true');
    await page.getByRole('button', { name: 'Copy the line' }).click();
    await copied(page).toBe('40 9-11 * * 1,3 /bin/true');
    await expression(page).fill('@daily root /usr/bin/backup  --all');
    await expect(page.getByRole('textbox', { name: 'Command' })).toHaveValue('root /usr/bin/backup  --all');
    await expect(sentence(page, 'At 00:00')).toBeVisible();
    await speakFrench(page);
    await expect(sentence(page, 'À 00:00')).toBeVisible();
  });
});
