import type { Page } from '@playwright/test';
import { clipboard, copied, expect, open, speakFrench, test } from '#e2e/tool-test.ts';

const path = '/temperature-converter';
const scale = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

test('converts temperatures', async ({ page }) => {
  await open(page, path);

  await test.step('converts from whichever scale is typed in, and leaves what is typed alone', async () => {
    await expect(scale(page, 'Celsius')).toBeFocused();
    await expect(scale(page, 'Celsius')).toHaveValue('20');
    await expect(scale(page, 'Fahrenheit')).toHaveValue('68');
    await scale(page, 'Fahrenheit').fill('98,60');
    await expect(scale(page, 'Celsius')).toHaveValue('37');
    await expect(scale(page, 'Rømer')).toHaveValue('26.925');
    await expect(scale(page, 'Fahrenheit')).toHaveValue('98,60');
    await scale(page, 'Delisle').fill('');
    await expect(scale(page, 'Celsius')).toHaveValue('');
    await expect(page.getByText('Enter a temperature on any scale.')).toBeVisible();
  });

  await test.step('says what the limit is below absolute zero', async () => {
    await scale(page, 'Celsius').fill('20');
    await expect(scale(page, 'Kelvin')).toHaveValue('293.15');
    await scale(page, 'Celsius').fill('-300');
    await expect(page.getByText('Below absolute zero, −273.15 °C')).toBeVisible();
    await expect(scale(page, 'Celsius')).toHaveAttribute('aria-invalid', 'true');
    await expect(scale(page, 'Kelvin')).toHaveValue('293.15');
    await expect(page.getByRole('button', { name: 'Copy Kelvin' })).toBeDisabled();
    await expect(page.getByRole('button', { name: 'Copy all' })).toBeDisabled();
    await scale(page, 'Delisle').fill('600');
    await expect(page.getByText('at most 559.725 °De')).toBeVisible();
    await scale(page, 'Celsius').fill('warm');
    await expect(page.getByText('Enter a number, such as 36.6.')).toBeVisible();
    await expect(scale(page, 'Delisle')).toHaveValue('120');
    await expect(scale(page, 'Kelvin')).toHaveValue('293.15');
  });

  await test.step('shows fewer decimals and copies all of them', async () => {
    await scale(page, 'Fahrenheit').fill('100');
    await expect(scale(page, 'Celsius')).toHaveValue('37.7777777778');
    await page.getByRole('combobox', { name: 'Decimals' }).selectOption('2');
    await expect(scale(page, 'Celsius')).toHaveValue('37.78');
    await page.getByRole('button', { name: 'Copy Celsius' }).click();
    await copied(page).toBe('37.7777777778');
    await page.getByRole('button', { name: 'Copy as JSON' }).click();
    await copied(page).toMatch(/^\{/);
    expect(JSON.parse(await clipboard(page))).toMatchObject({ fahrenheit: 100, celsius: 37.7777777778 });
  });
});

test('has a thermometer, and writes a decimal comma in French', async ({ page }) => {
  await open(page, path);

  await test.step('fills the thermometer up to the mark of the temperature', async () => {
    const marks = page.getByRole('group', { name: 'Reference points' });
    const level = marks.locator('[style*="--level"]');
    for (const [name, celsius, kelvin] of [
      ['Water boils', '100', '373.15'],
      ['Human body', '37', '310.15'],
      ['Water freezes', '0', '273.15'],
    ] as const) {
      const mark = marks.getByRole('button', { name });
      await mark.click();
      await expect(scale(page, 'Celsius')).toHaveValue(celsius);
      await expect(scale(page, 'Kelvin')).toHaveValue(kelvin);
      const [box, line] = [await level.boundingBox(), await mark.boundingBox()];
      const middle = (line?.y ?? NaN) + (line?.height ?? NaN) / 2;
      expect(Math.abs((box?.y ?? NaN) - middle), name).toBeLessThan(3);
    }
  });

  await test.step('takes the reference points on the scale in use', async () => {
    await page.getByRole('button', { name: 'Human body 37 °C' }).click();
    await expect(scale(page, 'Fahrenheit')).toHaveValue('98.6');
    await scale(page, 'Fahrenheit').fill('0');
    await page.getByRole('button', { name: 'Water boils 212 °F' }).click();
    await expect(scale(page, 'Celsius')).toHaveValue('100');
  });

  await test.step('writes a decimal comma in French', async () => {
    await speakFrench(page);
    await expect(scale(page, 'Kelvin')).toHaveValue('373,15');
    await scale(page, 'Celsius').fill('36,6');
    await expect(scale(page, 'Fahrenheit')).toHaveValue('97,88');
    await page.getByRole('combobox', { name: 'Décimales' }).selectOption('1');
    await expect(scale(page, 'Fahrenheit')).toHaveValue('97,9');
  });

  await test.step('keeps the temperature when the language changes', async () => {
    await page.getByRole('combobox', { name: 'Décimales' }).selectOption('auto');
    await scale(page, 'Rømer').fill('26,925');
    await expect(scale(page, 'Celsius')).toHaveValue('37');
    await page.getByRole('banner').getByRole('combobox', { name: 'Langue' }).selectOption('English');
    await expect(scale(page, 'Rømer')).toHaveValue('26.925');
    await expect(scale(page, 'Celsius')).toHaveValue('37');
  });
});
