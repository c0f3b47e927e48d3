import { copied, expect, open, reset, speakFrench, test } from '#e2e/tool-test.ts';

test.use({ timezoneId: 'Europe/Paris' });

const path = '/date-converter';
const field = 'Date, timestamp or identifier';

test('shows a date in every format', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, path);
  const main = page.getByRole('region', { name: 'Most used' });
  await test.step('has the most used ones in the first screen of a phone', async () => {
    await page.getByRole('textbox', { name: field }).fill('2023-04-12T23:10:24+02:00');
    await expect(main.getByRole('term').last()).toBeInViewport({ ratio: 1 });
  });
  await test.step('shows all of them, in the zone of the browser', async () => {
    await page.setViewportSize({ width: 1366, height: 860 });
    await expect(page.getByRole('combobox', { name: 'Read as' })).toContainText('Automatic: ISO 8601');
    const texts = page.getByRole('region', { name: 'Text', exact: true });
    await expect(main).toContainText(
      /^Most used.*Unix, seconds1681333824.*Unix, milliseconds1681333824000.*2023-04-12T23:10:24\+02:00/,
    );
    await expect(main.getByRole('term')).toHaveCount(5);
    await expect(texts).toContainText('2023-04-12T23:10:24+02:00[Europe/Paris]');
    await expect(page.getByRole('region', { name: 'Systems' })).toContainText('45028.9655555556');
    await expect(page.getByText(/^\d+ years ago · Wednesday · week 15 · day 102 · /)).toBeVisible();
    await page.getByRole('button', { name: 'Copy Unix, seconds' }).click();
    await copied(page).toBe('1681333824');
    await speakFrench(page);
    await expect(page.getByText('mercredi 12 avril 2023')).toBeVisible();
  });
  await test.step('keeps the head of the most used ones to one row, in French on a phone too', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    const usual = page.getByRole('region', { name: 'Usuels' });
    const title = await usual.getByRole('heading').boundingBox();
    const copy = await usual.getByRole('button', { name: 'Copier en JSON' }).boundingBox();
    expect(copy?.y).toBeLessThan((title?.y ?? 0) + (title?.height ?? 0));
  });
});

test('ticks while it is empty, until it is paused, and again after Reset', async ({ page }) => {
  await open(page, path);
  const numbers = page.getByRole('region', { name: 'Most used' });
  await expect(numbers).toContainText(/Unix, seconds\d{10}/);
  const before = await numbers.textContent();
  await expect(numbers).not.toHaveText(before ?? '');
  await expect(page.getByRole('button', { name: 'Now' })).toBeDisabled();
  await page.getByRole('button', { name: 'Pause' }).click();
  await expect(page.getByRole('button', { name: 'Resume' })).toBeVisible();
  await page.getByRole('button', { name: 'Now' }).click();
  await expect(page.getByRole('textbox', { name: field })).toHaveValue(/^\d{4}-.*Z$/);
  await page.getByRole('textbox', { name: field }).fill('1681333824');
  await page.getByRole('combobox', { name: 'Read as' }).selectOption('unixMilliseconds');
  await page.getByRole('combobox', { name: 'Time zone', exact: true }).fill('Asia/Tokyo');
  await reset(page);
  await expect(page.getByRole('textbox', { name: field })).toHaveValue('');
  await expect(page.getByRole('combobox', { name: 'Read as' })).toHaveValue('auto');
  await expect(page.getByRole('combobox', { name: 'Time zone', exact: true })).toHaveValue('');
  await expect(page.getByRole('button', { name: 'Pause' })).toBeEnabled();
});

test('reads dates and numbers, and explains them', async ({ page }) => {
  await open(page, path);
  const input = page.getByRole('textbox', { name: field });
  const select = page.getByRole('combobox', { name: 'Read as' });
  const zone = page.getByRole('combobox', { name: 'Time zone', exact: true });
  await test.step('names the zone of the browser in the empty field, and leap years alone', async () => {
    await expect(zone).toHaveAttribute('placeholder', 'Europe/Paris');
    await input.fill('2024-02-29');
    await expect(page.getByText(/ · day 60 · leap year · /)).toBeVisible();
    await input.fill('2023-02-28');
    await expect(page.getByText('day 59')).toBeVisible();
    await expect(page.getByText('leap year')).toHaveCount(0);
  });
  await test.step('says what else a number could be', async () => {
    await input.fill('1681333824');
    await expect(select).toContainText('Automatic: Unix, seconds');
    await page.getByRole('button', { name: 'Unix, milliseconds → 1970-01-20' }).click();
    await expect(select).toHaveValue('unixMilliseconds');
    await expect(page.getByRole('region', { name: 'Most used' })).toContainText('1970-01-20T12:02:13.824+01:00');
  });
  await test.step('explains gaps, overlaps and mistakes', async () => {
    await select.selectOption('auto');
    await input.fill('2023-10-29T02:30');
    await expect(page.getByText('This local time occurs twice')).toBeVisible();
    await input.fill('2023-02-30');
    await expect(input).toHaveAccessibleDescription('There is no such date or time: “2023-02-30”.');
    await expect(page.getByRole('button', { name: 'Copy all' })).toBeDisabled();
    await select.selectOption('unixMilliseconds');
    await expect(input).toHaveAccessibleDescription('This does not match the format “Unix, milliseconds”.');
    await select.selectOption('auto');
    await input.fill('1965-01-01');
    await expect(page.getByText('only 1970 to 2106')).toBeVisible();
    await input.fill('-000043-03-15');
    await expect(page.getByRole('region', { name: 'Most used' })).toContainText('March 15, 44 BC');
  });
  await test.step('takes another zone and a date from the calendar', async () => {
    const names = page.locator('datalist option');
    // Hundreds, drawn for whoever is about to choose.
    await expect(names).toHaveCount(0);
    await zone.fill('Asia/Tokyo');
    await expect(names.filter({ hasText: 'Asia/Tokyo' })).toHaveCount(1);
    await page.getByRole('button', { name: 'Calendar' }).click();
    await page.locator('input[type=datetime-local]').fill('2024-02-29T12:00:00.000');
    await page.keyboard.press('Escape');
    const main = page.getByRole('region', { name: 'Most used' });
    await expect(main).toContainText('2024-02-29T12:00:00+09:00');
    await zone.fill('UTC');
    await expect(main.getByText('2024-02-29T12:00:00Z')).toHaveCount(1);
    await zone.fill('Asia/Tok');
    await expect(page.getByText('“Asia/Tok” is not a known time zone.')).toBeVisible();
  });
});

test('has a world clock, and calculates', async ({ page }) => {
  await open(page, path);
  await test.step('keeps the zones of the world clock', async () => {
    await page.getByRole('textbox', { name: field }).fill('2023-04-12T21:10:24Z');
    const clock = page.getByRole('region', { name: 'World clock' });
    await clock.getByRole('combobox', { name: 'Another time zone' }).fill('Asia/Kathmandu');
    await clock.getByRole('button', { name: 'Add' }).click();
    await expect(clock).toContainText('2023-04-13 02:55:24+05:45');
    await clock.getByRole('button', { name: 'Remove America/New_York' }).click();
    await expect(clock.getByRole('button', { name: 'Remove Europe/Paris' })).toBeFocused();
    await page.reload();
    await expect(clock.getByRole('button', { name: 'Remove Asia/Kathmandu' })).toBeVisible();
    await expect(clock.getByRole('button', { name: 'Remove America/New_York' })).toHaveCount(0);
  });
  await test.step('adds and compares', async () => {
    await page.getByRole('textbox', { name: field }).fill('2023-01-31T10:00:00Z');
    const region = page.getByRole('region', { name: 'Add and compare' });
    await expect(region).toContainText('2023-02-28T11:00:00+01:00');
    await region.getByRole('textbox', { name: 'Until another date' }).fill('2024-01-31T10:00:00Z');
    await expect(region).toContainText('P1Y · 365 days · 31,536,000 s');
    await region.getByRole('textbox', { name: 'Plus a duration' }).fill('a week');
    await expect(region).toContainText('“a week” is not an ISO 8601 duration');
    const copyDuration = region.getByRole('button', { name: 'Copy Until another date' });
    await expect(copyDuration).toBeEnabled();
    await page.getByRole('textbox', { name: field }).fill('2023-01-32');
    await expect(copyDuration).toBeDisabled();
  });
});
