import type { Page } from '@playwright/test';
import { copied, expect, open, reset, speakFrench, test } from '#e2e/tool-test.ts';

const path = '/emoji-picker';
const cells = (page: Page) => page.getByRole('gridcell');
const search = (page: Page) => page.getByRole('textbox', { name: 'Search emoji' });

test('finds emoji', async ({ page }) => {
  await open(page, path);
  await test.step('finds by English and French names, shortcode and code points, and copies', async () => {
    await expect(cells(page).first()).toBeVisible();
    expect(await cells(page).count()).toBeLessThan(600);
    await expect(search(page)).toBeFocused();
    await search(page).fill('waving hand');
    await cells(page).first().click();
    await copied(page).toBe('👋');
    await search(page).fill('fusée');
    await expect(cells(page).first()).toHaveText('🚀');
    await search(page).fill(':tada:');
    await expect(cells(page)).toHaveText(['🎉']);
    await search(page).fill('U+1F600');
    await expect(cells(page)).toHaveText(['😀']);
    // What is found is described without pointing at it, in both languages.
    const detail = page.getByRole('region', { name: 'Emoji details' });
    await expect(detail).toContainText('visage');
    const box = await page.getByRole('main').locator('[data-answer]').boundingBox();
    await search(page).fill('zzzzz');
    await expect(page.getByText('No emoji found')).toBeVisible();
    await expect(page.getByText('Try a name, a shortcode or code points')).toBeVisible();
    await expect(detail).toHaveCount(0);
    expect(await page.getByRole('main').locator('[data-answer]').boundingBox()).toEqual(box);
    await page.getByRole('button', { name: 'Show all emoji' }).click();
    await expect(search(page)).toBeFocused();
    await expect(search(page)).toHaveValue('');
    await expect(page.getByRole('rowheader', { name: 'Smileys' })).toBeVisible();
  });
  await test.step('finds and names emoji in French', async () => {
    await speakFrench(page);
    await page.getByRole('textbox', { name: 'Rechercher un emoji' }).fill('coeur rouge');
    await expect(cells(page).first()).toHaveText('❤️');
    await cells(page).first().hover();
    await expect(page.getByText('cœur rouge')).toBeVisible();
    await expect(page.getByText('red heart')).toBeVisible();
  });
});

test('keeps the emoji in place, and shows a part of them', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await open(page, path);
  await test.step('keeps the emoji in place when the groups give way to a count', async () => {
    await expect(cells(page).first()).toBeVisible();
    const answer = page.getByRole('main').locator('[data-answer]');
    const before = await answer.boundingBox();
    const heightOf = () => page.evaluate(() => document.querySelector('main')?.scrollHeight);
    const height = await heightOf();
    await search(page).fill('zzzzz');
    await expect(page.getByText('No emoji found')).toBeVisible();
    const after = await answer.boundingBox();
    expect(Math.abs((after?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(2);
    expect(Math.abs(((await heightOf()) ?? 0) - (height ?? 0))).toBeLessThan(2);
  });
  await test.step('scrolls to a group', async () => {
    await search(page).fill('');
    await expect(cells(page).first()).toBeVisible();
    await page.getByRole('button', { name: 'Flags' }).click();
    await expect(page.getByRole('rowheader', { name: 'Flags' })).toBeVisible();
  });
  await test.step('leaves out what the device cannot draw', async () => {
    await search(page).fill('face');
    await expect(page.getByRole('main').getByText(/^\d+ emoji$/)).toBeVisible();
    await page.getByText('More options').click();
    await page.getByRole('switch', { name: 'Only emoji this device can show' }).check();
    await expect(page.locator('[role=gridcell][title*="newer than your system"]')).toHaveCount(0);
  });
});

test('shows the code point of an emoji that the device cannot draw', async ({ page }) => {
  await page.addInitScript(() => {
    const measure = CanvasRenderingContext2D.prototype.measureText;
    // A missing picture is as wide as the box for one.
    CanvasRenderingContext2D.prototype.measureText = function (text) {
      const { width } = measure.call(this, text);
      return { width: text === '😃' || text === '\uffff' ? 1 : width + 2 } as TextMetrics;
    };
  });
  await open(page, path);
  const missing = page.getByRole('gridcell', { name: 'grinning face with big eyes (newer than your system)' });
  expect(await missing.evaluate((cell) => getComputedStyle(cell, '::before').content)).toContain('"1F603"');
  const drawn = page.getByRole('gridcell', { name: 'grinning face', exact: true });
  expect(await drawn.evaluate((cell) => getComputedStyle(cell, '::before').content)).toBe('none');
});

test('says that the names in the other language are on their way', async ({ page }) => {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    const response = await route.fetch();
    if ((await response.text()).includes('visage rieur')) await released;
    await route.fulfill({ response });
  });
  await open(page, path);
  await expect(cells(page).first()).toBeVisible();
  await search(page).fill('zzzzz');
  const loading = page.getByRole('main').getByText('Loading emoji…');
  await expect(loading).toBeVisible();
  release();
  await expect(page.getByText('No emoji found')).toBeVisible();
  await expect(loading).toHaveCount(0);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('works with the keyboard', async ({ page }) => {
  await open(page, path);
  await test.step('keeps the focus on the emoji that was picked while those used recently push it down', async () => {
    await expect(cells(page).first()).toBeVisible();
    await cells(page).first().focus();
    await page.keyboard.press('ArrowDown');
    await expect(cells(page).first()).not.toBeFocused();
    const name = (await page.locator('[role=gridcell]:focus').getAttribute('aria-label')) ?? '';
    await page.keyboard.press('Enter');
    await expect(page.getByRole('rowheader', { name: 'Recently used' })).toBeVisible();
    const picked = page.getByRole('gridcell', { name, exact: true });
    await expect(picked).toHaveCount(2);
    await expect(picked.last()).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(page.getByRole('gridcell', { name: 'grinning face', exact: true })).toBeFocused();
  });
  await test.step('moves with the keyboard, copies with Enter and collects with Shift+Enter', async () => {
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('gridcell', { name: 'grinning face with big eyes' })).toBeFocused();
    await page.keyboard.press('Enter');
    await copied(page).toBe('😃');
    await page.keyboard.press('End');
    await expect(page.getByRole('gridcell', { name: 'flag: Wales' })).toBeFocused();
    await page.keyboard.press('Home');
    await expect(cells(page).first()).toBeFocused();
    await page.keyboard.press('Shift+Enter');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Shift+Enter');
    await expect(page.locator('output').filter({ hasText: /./ }).last()).toHaveText(/^..\s*/u);
  });
});

test('takes the skin tone', async ({ page, context }) => {
  await open(page, path);
  await test.step('shows that a click copied, and keeps the skin tone for the next visit', async () => {
    await search(page).fill('waving hand');
    await page.getByRole('radio', { name: '✋🏽' }).check();
    await expect(cells(page).first()).toHaveText('👋🏽');
    await cells(page).first().click();
    await expect(page.getByRole('main').locator('span[aria-hidden=true]', { hasText: /^Copied$/ })).toBeVisible();
    const other = await context.newPage();
    await open(other, path);
    await expect(other.getByRole('radio', { name: '✋🏽' })).toBeChecked();
    await other.close();
  });
  await test.step('keeps the skin tone of what was used or pasted', async () => {
    await page.getByRole('radio', { name: '✋🏻' }).check();
    await expect(cells(page).first()).toHaveText('👋🏻');
    await search(page).fill('👋🏽');
    await expect(cells(page)).toHaveText(['👋🏽']);
    await search(page).fill('');
    await expect(page.getByRole('rowheader', { name: 'Recently used' })).toBeVisible();
    await expect(cells(page).first()).toHaveText('👋🏽');
    await page.getByRole('radio', { name: '✋🏽' }).check();
    await search(page).fill('waving hand');
    await expect(cells(page).first()).toHaveText('👋🏽');
  });
  await test.step('shows everything about an emoji', async () => {
    await cells(page).first().hover();
    await expect(page.getByText('waving hand: medium skin tone')).toBeVisible();
    await expect(page.getByText('U+1F44B U+1F3FD · :wave: · Emoji 1.0')).toBeVisible();
    await page.getByRole('button', { name: 'Escapes' }).click();
    const item = page.getByRole('menuitem', { name: 'Python' });
    await expect(item).toBeInViewport({ ratio: 1 });
    await item.click();
    await copied(page).toBe('\\U0001F44B\\U0001F3FD');
    await page.getByText('More options').click();
    await page.getByRole('combobox', { name: 'Enter copies' }).selectOption('Code points');
    await cells(page).first().click();
    await copied(page).toBe('U+1F44B U+1F3FD');
  });
  await test.step('Reset brings the defaults back and empties the tray', async () => {
    await cells(page)
      .first()
      .click({ modifiers: ['Shift'] });
    await expect(page.getByRole('status').filter({ hasText: /^👋🏽$/u })).toBeVisible();
    await reset(page);
    await expect(search(page)).toHaveValue('');
    await expect(page.getByRole('radio', { name: '✋', exact: true })).toBeChecked();
    await expect(page.getByRole('combobox', { name: 'Enter copies' })).toHaveValue('emoji');
    await expect(page.getByRole('status').filter({ hasText: /^👋🏽$/u })).toHaveCount(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('status').filter({ hasText: /^👋🏽$/u })).toBeVisible();
  });
  await test.step('leads to the search when the tray is emptied', async () => {
    const tray = page.getByRole('status').filter({ hasText: /^👋🏽$/u });
    await tray.locator('..').getByRole('button', { name: 'Clear', exact: true }).press('Enter');
    await expect(tray).toHaveCount(0);
    await expect(search(page)).toBeFocused();
  });
});

test('copies on a phone without scrolling the page', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, path);
  const detail = page.getByRole('region', { name: 'Emoji details' });
  await expect(detail.getByRole('button', { name: 'Copy', exact: true })).toBeInViewport({ ratio: 1 });
});
