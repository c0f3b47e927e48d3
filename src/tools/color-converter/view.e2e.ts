import type { Page } from '@playwright/test';
import { copied, expect, open, reset, speakFrench, test } from '#e2e/tool-test.ts';

const path = '/color-converter';

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

test('writes a color in every notation', async ({ page }) => {
  await open(page, path);
  await test.step('copies one notation', async () => {
    await page.getByRole('button', { name: 'Copy OKLCH' }).click();
    await copied(page).toBe('oklch(0.6339 0.1691 149.02)');
  });
  await test.step('leaves the notation that is being typed alone', async () => {
    const hsl = field(page, 'HSL');
    await expect(hsl).toHaveValue('hsl(140.4 69.2% 38.2%)');
    await hsl.press('End');
    await hsl.press('ArrowLeft');
    await hsl.press('ArrowLeft');
    await hsl.press('Backspace');
    await hsl.pressSequentially('00');
    await expect(hsl).toHaveValue('hsl(140.4 69.2% 38.00%)');
    expect(await hsl.evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(21);
    await expect(field(page, 'Hex')).toHaveValue('#1ea44b');
    await field(page, 'Hex').focus();
    await expect(hsl).toHaveValue('hsl(140.4 69.2% 38%)');
  });
  await test.step('says when sRGB has no such color', async () => {
    await field(page, 'Color').fill('color(display-p3 0 1 0)');
    await expect(page.getByText('outside sRGB, mapped')).toBeVisible();
    await expect(page.getByText('True color', { exact: true })).toBeVisible();
    await expect(field(page, 'Hex')).toHaveValue('#00fb29');
    await expect(field(page, 'OKLCH')).toHaveValue('oklch(0.8488 0.3685 145.64)');
  });
  await test.step('shows a color in every notation', async () => {
    await field(page, 'Color').fill('#1ea54c80');
    await expect(field(page, 'RGB')).toHaveValue('rgb(30 165 76 / 0.5)');
    await expect(field(page, 'OKLCH')).toHaveValue('oklch(0.6339 0.1691 149.02 / 0.5)');
    await expect(field(page, 'Name')).toHaveValue('');
    await expect(field(page, 'Nearest name')).toHaveValue('mediumseagreen');
    await field(page, 'Color').fill('olive');
    await page.getByRole('switch', { name: 'Legacy comma syntax' }).check();
    await expect(field(page, 'HSL')).toHaveValue('hsl(60, 100%, 25.1%)');
    await expect(field(page, 'Name')).toHaveValue('olive');
  });
});

test('says what is wrong with a color, and keeps the last good one, dimmed', async ({ page }) => {
  await open(page, path);
  await expect(field(page, 'Hex')).toHaveValue('#1ea54c');
  await field(page, 'Color').fill('#1ea54');
  await expect(page.getByText('A hexadecimal color has 3, 4, 6 or 8 digits; this one has 5.')).toBeVisible();
  await expect(field(page, 'Hex')).toHaveValue('#1ea54c');
  await expect(page.locator('figure')).toHaveCSS('opacity', '0.65');
  await expect(page.getByRole('group', { name: 'OKLCH' }).locator('xpath=..')).toHaveCSS('opacity', '0.65');
  const onWhite = page.getByRole('region', { name: 'On white' });
  await expect(onWhite).toHaveCSS('opacity', '0.65');
  await expect(onWhite.getByRole('button')).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Copy as CSS variables' })).toBeDisabled();
  await expect(page.getByRole('button', { name: /^Use step 500: / })).toBeDisabled();
  await field(page, 'Color').fill('#1ea54c');
  await expect(onWhite).toHaveCSS('opacity', '1');
  await field(page, 'Hex').fill('foo(');
  await expect(field(page, 'Hex')).toHaveAttribute('aria-invalid', 'true');
  await field(page, 'Color').fill('');
  await expect(field(page, 'Color')).not.toHaveAttribute('aria-invalid');
});

test('takes colors, judges them and makes a scale', async ({ page }) => {
  await open(page, path);
  await test.step('makes a scale to copy as variables', async () => {
    await field(page, 'Variable name').fill('brand');
    await expect(page.getByRole('button', { name: /^Use step / })).toHaveCount(11);
    await page.getByRole('button', { name: 'Copy as CSS variables' }).click();
    await copied(page).toContain('--brand-500: oklch(0.6339 0.1691 149.02);');
    await page.getByRole('button', { name: /^Use step 900: / }).click();
    await expect(field(page, 'Color')).toHaveValue(/^#[0-9a-f]{6}$/);
    await expect(field(page, 'Color')).not.toHaveValue('#1ea54c');
  });
  await test.step('takes a color from the sliders, the planes and the browser’s dialog', async () => {
    await field(page, 'Color').fill('#1ea54c');
    await expect(field(page, 'Hex')).toHaveValue('#1ea54c');
    await page.getByRole('slider', { name: 'Alpha' }).press('ArrowLeft');
    await expect(field(page, 'Color')).toHaveValue('#1ea54cfc');
    await page.getByRole('slider', { name: 'Chroma' }).press('Home');
    await expect(field(page, 'Color')).toHaveValue('oklch(0.6339 0 149.02 / 0.99)');
    await page.getByRole('slider', { name: 'Chroma' }).press('ArrowRight');
    await expect(field(page, 'OKLCH')).toHaveValue('oklch(0.6339 0.001 149.02 / 0.99)');
    await page.getByLabel('Choose a color').fill('#ff0000');
    await expect(field(page, 'RGB')).toHaveValue('rgb(255 0 0 / 0.99)');
    await page.getByRole('slider', { name: 'Hue', exact: true }).first().press('ArrowRight');
    await expect(field(page, 'RGB')).toHaveValue('rgb(255 4 0 / 0.99)');
  });
  await test.step('judges the contrast and finds the nearest color that passes', async () => {
    await field(page, 'Color').fill('#777');
    const onWhite = page.getByRole('region', { name: 'On white' });
    await expect(onWhite).toContainText('4.47:1');
    await expect(onWhite).toContainText('AA: fails');
    await onWhite.getByRole('button', { name: 'Use it' }).click();
    await expect(onWhite).toContainText('Already passes');
    await expect(onWhite).toContainText('AA: passes');
    await field(page, 'Second color').fill('#12345');
    await expect(page.getByText('this one has 5')).toBeVisible();
  });
  await test.step('Reset brings the defaults back', async () => {
    await field(page, 'Color').fill('tomato');
    await field(page, 'Variable name').fill('brand');
    await expect(field(page, 'Hex')).toHaveValue('#ff6347');
    await reset(page);
    await expect(field(page, 'Color')).toHaveValue('#1ea54c');
    await expect(field(page, 'Hex')).toHaveValue('#1ea54c');
    await expect(field(page, 'Variable name')).toHaveValue('color');
  });
  await test.step('speaks French, color planes included, and writes the contrast with a comma', async () => {
    await expect(page.getByRole('slider', { name: 'Color, Color picker' })).toBeVisible();
    await speakFrench(page);
    await expect(page.getByRole('region', { name: 'Sur blanc' })).toContainText('3,21:1');
    await expect(page.getByRole('slider', { name: 'Couleur, Sélecteur de couleurs' })).toBeVisible();
  });
});

test('keeps the notations in their place', async ({ page }) => {
  await open(page, path);
  for (const viewport of [
    { width: 1366, height: 768 },
    { width: 390, height: 844 },
  ]) {
    await test.step(`beside a mistake, and tells a list, at ${viewport.width} px`, async () => {
      await page.setViewportSize(viewport);
      await field(page, 'Color').fill('#1ea54c');
      await expect(page.getByRole('alert')).toHaveCount(0);
      const hex = field(page, 'Hex');
      const before = await hex.boundingBox();
      await field(page, 'Color').fill('nothing');
      await expect(page.getByRole('alert')).toHaveText('This is not a CSS color. Try #1ea54c or teal.');
      expect(await hex.boundingBox()).toEqual(before);
      await field(page, 'Color').fill('#1ea54c #fff');
      await expect(page.getByRole('alert')).toHaveText('Enter one color at a time.');
      expect(await hex.boundingBox()).toEqual(before);
    });
  }
  await test.step('has short notations beside their names on a phone, and long ones in a whole row', async () => {
    await field(page, 'Color').fill('#1ea54c');
    await expect(page.getByRole('alert')).toHaveCount(0);
    const [label, hex, wide] = await Promise.all([
      page.getByText('Hex', { exact: true }).boundingBox(),
      field(page, 'Hex').boundingBox(),
      field(page, 'Display P3').boundingBox(),
    ]);
    expect(hex?.y).toBeLessThan((label?.y ?? 0) + (label?.height ?? 0));
    expect(wide?.x).toBeLessThan(hex?.x ?? 0);
  });
  await test.step('has rows of one height, and the copies beside the title on a French phone', async () => {
    await page.setViewportSize({ width: 1366, height: 860 });
    const heightOf = async (name: string) => (await field(page, name).locator('xpath=../../..').boundingBox())?.height;
    expect(await heightOf('CMYK')).toBe(await heightOf('HSV / HSB'));
    await speakFrench(page);
    await page.setViewportSize({ width: 390, height: 844 });
    const [title, copy] = await Promise.all([
      page.getByRole('heading', { name: 'Notations' }).boundingBox(),
      page.getByRole('button', { name: 'Copier en JSON' }).boundingBox(),
    ]);
    expect(copy?.y).toBeLessThan((title?.y ?? 0) + (title?.height ?? 0));
  });
});
