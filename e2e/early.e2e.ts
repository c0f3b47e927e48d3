import { writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { clipboard, expect, test } from './fixtures.ts';

const scripts = '**/assets/*.js';
const tool = '/base64-string-converter';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

/** Opens a page whose scripts are held back; the function that comes back lets them run. */
async function openHeld(page: Page, path: string): Promise<() => Promise<void>> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(scripts, async (route) => {
    await released;
    await route.fallback();
  });
  await page.goto(path, { waitUntil: 'commit' });
  await expect(page.locator('main h1')).toBeAttached();
  return async () => {
    release();
    await expect(page.locator('html[data-listens]')).toBeAttached();
    await expect(page.locator('[data-heard]')).toHaveCount(0);
  };
}

/** The kinds of what waits to be done. */
const waiting = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    (globalThis as unknown as { early: { kept: { type: string }[] } }).early.kept.map(({ type }) => type),
  );

const palette = (page: Page) => page.getByRole('combobox', { name: /Type to search/ });

test('early: what is typed into fields, and a link', async ({ page }) => {
  await test.step('what is typed over a colored sample is seen', async () => {
    const release = await openHeld(page, '/json-prettify');
    const field = page.getByRole('textbox', { name: 'JSON', exact: true });
    await expect(field).toHaveCSS('color', 'rgba(0, 0, 0, 0)');
    await field.fill('[1]');
    await expect(field).not.toHaveCSS('color', 'rgba(0, 0, 0, 0)');
    await expect(field.locator('xpath=following-sibling::span').first()).toBeHidden();
    await release();
    await page.unrouteAll();
  });

  await test.step('text typed into a tool’s field, then keys and what is typed for the palette', async () => {
    const release = await openHeld(page, tool);
    const field = page.getByRole('textbox', { name: 'Text', exact: true });
    await field.click();
    await page.keyboard.press('Control+a');
    await page.keyboard.type('typed early');
    await page.keyboard.press('Control+k');
    await page.keyboard.type('hasX');
    await page.keyboard.press('Backspace');
    await page.keyboard.type('h text');
    // The field has nothing of what was meant for the palette.
    await expect(field).toHaveValue('typed early');
    await release();
    await expect(palette(page)).toBeFocused();
    await expect(palette(page)).toHaveValue('hash text');
    await palette(page).press('Escape');
    await expect(palette(page)).toHaveCount(0);
    await expect(page.getByRole('textbox', { name: 'Base64' })).toContainText('dHlwZWQgZWFybHk=');
    await page.unrouteAll();
  });

  await test.step('a link leads on by itself', async () => {
    await openHeld(page, tool);
    await page.locator('#menu').getByRole('link', { name: 'Hash text', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hash text');
    expect(await waiting(page)).toEqual([]);
  });
});

test('early: what is pressed on a tool’s page is done once, in order', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.addInitScript(() => {
    const seen: (string | null)[] = [];
    new MutationObserver(() => seen.push(document.documentElement.dataset['theme'] ?? null)).observe(document, {
      subtree: true,
      attributeFilter: ['data-theme'],
    });
    Object.assign(globalThis, { seenThemes: seen });
  });
  const release = await openHeld(page, tool);
  const banner = page.locator('header').first();
  const theme = banner.getByRole('button', { name: 'Switch to dark mode' });
  await theme.click();
  await page.locator('#menu').getByRole('button', { name: 'Crypto', exact: true }).click();
  await page.getByRole('main').getByRole('button', { name: 'Add to favorites' }).click();
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await banner.getByRole('combobox', { name: 'Language' }).focus();
  await page.keyboard.press('ArrowDown');
  await page.getByRole('button', { name: 'Toggle menu' }).click();
  await page.getByRole('button', { name: 'More actions' }).click();
  expect(await waiting(page)).toEqual(['click', 'click', 'click', 'click', 'change', 'click', 'click']);
  // What was pressed shows that it was heard, once that takes longer than 300 ms.
  const delays = await page.evaluate(() => [
    getComputedStyle(document.documentElement, '::before').animationDelay,
    getComputedStyle(document.querySelector('button[data-heard]') ?? document.body).animationDelay,
  ]);
  expect(delays).toEqual(['0.3s', '0.3s']);
  await expect(page.locator('button[data-heard]')).toHaveCount(6);
  await expect(page.locator('html')).not.toHaveAttribute('data-theme');

  await release();
  await expect(page.getByRole('menu')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await expect(page.locator('html')).toHaveAttribute('data-menu', 'collapsed');
  await expect(page.locator('[aria-controls=menu-crypto]')).toHaveAttribute('aria-expanded', 'false');
  await expect(page.locator('[aria-controls=menu-converter]')).toHaveAttribute('aria-expanded', 'true');
  await expect(page.locator('#menu-favorites a')).toHaveCount(1);
  expect(await clipboard(page)).toBe(page.url());
  // Once: an even number of switches would leave it light.
  expect(await page.evaluate(() => (globalThis as unknown as { seenThemes: unknown[] }).seenThemes)).toEqual(['dark']);
  expect(await waiting(page)).toEqual([]);
});

test('early: the keys of a tool’s page, and what is pasted', async ({ page }) => {
  await test.step('keys and what is typed or pasted after them', async () => {
    let release = await openHeld(page, tool);
    await page.keyboard.press('?');
    await release();
    await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
    await page.unrouteAll();

    release = await openHeld(page, tool);
    await page.keyboard.press('/');
    await page.keyboard.type('roman');
    await release();
    await expect(palette(page)).toHaveValue('roman');
    await page.unrouteAll();

    release = await openHeld(page, tool);
    await page.getByRole('button', { name: 'Search' }).click();
    await page.keyboard.type('uuid');
    await release();
    await expect(palette(page)).toHaveValue('uuid');
    await page.unrouteAll();

    release = await openHeld(page, tool);
    await page.evaluate(() => navigator.clipboard.writeText('hash'));
    await page.keyboard.press('Control+k');
    await page.keyboard.press('Control+v');
    await release();
    await expect(palette(page)).toHaveValue('hash');
    await page.unrouteAll();
  });

  await test.step('what is pasted into a tool’s field, or beside it, and what is typed nowhere', async () => {
    let release = await openHeld(page, tool);
    await page.evaluate(() => navigator.clipboard.writeText('pasted early'));
    const field = page.getByRole('textbox', { name: 'Text', exact: true });
    await field.click();
    await page.keyboard.press('Control+a');
    await page.keyboard.press('Control+v');
    await expect(field).toHaveValue('pasted early');
    await release();
    await expect(page.getByRole('textbox', { name: 'Base64' })).toContainText('cGFzdGVkIGVhcmx5');
    await page.unrouteAll();

    await page.evaluate(() => sessionStorage.clear());
    release = await openHeld(page, '/json-prettify');
    await page.evaluate(() => navigator.clipboard.writeText('{"pasted":"nowhere"}'));
    await page.keyboard.press('Control+v');
    expect(await waiting(page)).toEqual(['paste']);
    await release();
    await expect(page.getByRole('main')).toContainText('"pasted": "nowhere"');
    await page.unrouteAll();

    release = await openHeld(page, '/roman-numeral-converter');
    await page.keyboard.type('1984');
    await release();
    await expect(page.getByRole('main')).toContainText('MCMLXXXIV');
  });
});

/** Drops a file on the middle of the page, as the desktop does. */
async function dropFile(page: Page, file: string): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const data = { items: [], files: [file], dragOperationsMask: 1 };
  // Only what is painted can be hit.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const) {
    await devtools.send('Input.dispatchDragEvent', { type, x: 700, y: 400, data });
  }
  await expect.poll(() => waiting(page)).toEqual(['drop']);
}

test('early: a dropped file comes to its tool, or is recognized where none takes it', async ({ page }, info) => {
  const file = info.outputPath('early.json');
  writeFileSync(file, '{"a":1}');
  for (const path of ['/', '/chronometer']) {
    await test.step(`a file dropped on ${path}, which has no field for it, is recognized`, async () => {
      const release = await openHeld(page, path);
      await dropFile(page, file);
      await release();
      const found = page.getByRole('region', { name: 'Possible matches' });
      await expect(found).toContainText('early.json');
      await expect(found.getByRole('listitem').first()).toContainText('JSON prettify and format');
      await page.unrouteAll();
    });
  }

  await test.step('a dropped file comes to its tool', async () => {
    const release = await openHeld(page, tool);
    await dropFile(page, file);
    await release();
    await expect(page.getByRole('textbox', { name: 'Base64' })).toContainText('eyJhIjoxfQ==');
  });
});

test('early: home’s search field, cards and categories', async ({ page }) => {
  let release = await openHeld(page, '/');
  await page.getByRole('button', { name: 'Add to favorites: Hash text' }).first().click();
  await page.getByRole('group', { name: 'Categories' }).getByRole('button', { name: 'Crypto' }).click();
  await page.keyboard.press('/');
  await page.keyboard.type('hash');
  await release();
  await expect(page.getByRole('searchbox')).toHaveValue('hash');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await expect(page.locator('#menu-favorites a')).toHaveText(['Hash text']);
  await expect(page.getByRole('button', { name: 'Crypto', exact: true, pressed: true })).toBeVisible();
  await expect(page.locator('main li').first()).toContainText('Hash text');
  await page.unrouteAll();

  release = await openHeld(page, '/');
  await page.getByRole('searchbox').fill('roman num');
  await page.getByRole('searchbox').press('Enter');
  await release();
  await expect(page).toHaveURL('/roman-numeral-converter');
  await page.unrouteAll();

  release = await openHeld(page, '/');
  await page.evaluate(() => navigator.clipboard.writeText('{\n  "pasted": true\n}'));
  await page.getByRole('searchbox').click();
  await page.keyboard.press('Control+v');
  await release();
  // Recognized, as it is later: a line break in the field of a search would be lost.
  await expect(page.getByRole('main').locator('[data-recognise]')).toBeVisible();
  await expect(page.getByRole('searchbox')).toHaveValue('');
});

test.describe('in French', () => {
  test.use({ locale: 'fr-FR' });

  test('early: keys and clicks reach the page that is drawn again', async ({ page }) => {
    const release = await openHeld(page, tool);
    // Without the words of its language, the page shows itself in English in the end.
    await page.locator('[aria-controls=menu-crypto]').click();
    await page.getByRole('main').getByRole('button', { name: 'Add to favorites' }).click();
    await page.keyboard.press('Control+k');
    await release();
    await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
    await expect(page.locator('[aria-controls=menu-crypto]')).toHaveAttribute('aria-expanded', 'false');
    await expect(page.locator('#menu-favorites a')).toHaveCount(1);
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  });
});
