import type { Page } from '@playwright/test';
import { expect, open, test, visit } from './fixtures.ts';

const placeholder = 'Type to search a tool or a command...';
const field = (page: Page) => page.getByRole('combobox', { name: placeholder });
const list = (page: Page) => page.getByRole('dialog').getByRole('listbox');
const options = (page: Page) => list(page).getByRole('option');
const option = (page: Page, name: string | RegExp) => list(page).getByRole('option', { name });
const active = (page: Page) => list(page).getByRole('option', { selected: true });

test.use({ locale: 'en-US' });

test('over home', async ({ page, context }) => {
  await open(page, '/');

  await test.step('opens from anywhere, closes with Escape and outside, and gives the focus back', async () => {
    const filter = page.getByRole('searchbox').or(page.getByRole('textbox')).first();
    await filter.focus();
    for (const close of [() => page.keyboard.press('Escape'), () => page.mouse.click(5, 5)]) {
      await page.keyboard.press('Control+k');
      await expect(field(page)).toBeFocused();
      await expect(field(page)).toHaveAttribute('placeholder', placeholder);
      await close();
      await expect(field(page)).toHaveCount(0);
      await expect(filter).toBeFocused();
    }
    await page.keyboard.press('Meta+k');
    await expect(field(page)).toBeFocused();
    await page.keyboard.press('Control+k');
    await expect(field(page)).toHaveCount(0);
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(field(page)).toBeFocused();
  });

  await test.step('first lists well-known tools, and selects nothing that was not asked for', async () => {
    const known = page.getByRole('group', { name: 'Well-known tools' }).getByRole('option');
    await expect(known).toHaveCount(5);
    await expect(known.first()).toHaveText(/^JSON prettify and format/);
    await expect(active(page)).toHaveCount(0);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/');
    await page.keyboard.press('ArrowDown');
    await expect(active(page)).toHaveText(/^JSON prettify and format/);
  });

  await test.step('names the keys of the chosen row', async () => {
    const foot = page.getByRole('dialog').locator('p[aria-hidden=true]');
    for (const [query, keys] of [
      ['255 in hex', '↑↓ to move ↵ to copy Tab to open the tool'],
      ['toggle dark mode', '↑↓ to move ↵ to choose'],
      ['json', '↑↓ to move ↵ to open Ctrl ↵ in a new tab'],
    ] as const) {
      await field(page).fill(query);
      await expect(foot).toHaveText(keys);
    }
  });

  await test.step('shows what is typed as text only', async () => {
    await field(page).fill('zzzzqqq');
    await expect(page.getByText('No tool found')).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(field(page)).toBeFocused();
    await field(page).fill('"><img src=x onerror=alert(1)>qqqq');
    await expect(page.getByText('No tool found')).toHaveCount(0);
    await expect(page.locator('dialog img')).toHaveCount(0);
  });

  await test.step('moves around the ends and opens what is active', async () => {
    await field(page).fill('json');
    await expect(active(page)).toHaveText(/JSON prettify and format/);
    await expect(field(page)).toHaveAttribute('aria-activedescendant', /.+/);
    const count = await options(page).count();
    await page.keyboard.press('ArrowUp');
    await expect(options(page).nth(count - 1)).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowDown');
    await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('End');
    await expect(options(page).nth(count - 1)).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Home');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/json-prettify$/);
    await expect(page.getByRole('heading', { level: 1, name: 'JSON prettify and format' })).toBeVisible();
    await expect(field(page)).toHaveCount(0);
  });

  await test.step('opens a new tab with Ctrl+Enter', async () => {
    await page.keyboard.press('Control+k');
    await field(page).fill('jeton aléatoire');
    await expect(active(page)).toHaveText(/Token generator/);
    const [tab] = await Promise.all([context.waitForEvent('page'), page.keyboard.press('Control+Enter')]);
    await expect(tab).toHaveURL(/\/token-generator$/);
    await expect(page).toHaveURL(/\/json-prettify$/);
  });
});

test('over a tool', async ({ page }) => {
  await open(page, '/hash-text');

  await test.step('puts a command first that the query begins, and hears a direction', async () => {
    await page.keyboard.press('Control+k');
    for (const [query, first] of [
      ['theme', 'Toggle dark mode'],
      ['favorites', 'Add current tool to favorites'],
      ['dark', 'Toggle dark mode'],
      ['settings', 'Settings'],
      ['shortcuts', 'Keyboard shortcuts'],
      ['share', 'Share'],
      ['reset', 'Reset this tool'],
      ['langue', 'Switch language'],
      ['json to yaml', /^JSON to YAML converter/],
      ['yaml to json', /^YAML to JSON converter/],
    ] as const) {
      await field(page).fill(query);
      await expect(active(page)).toHaveText(first);
    }
    for (const query of ['toml to csv', 'gradient', 'quaternion', 'zzzzqqq']) {
      await field(page).fill('theme');
      await expect(page.getByText('No tool found')).toHaveCount(0);
      await field(page).fill(query);
      await expect(page.getByText('No tool found')).toBeVisible();
    }
    await expect(options(page)).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(field(page)).toHaveCount(0);
  });

  await test.step('starts with favorites, recent tools and actions', async () => {
    await page.keyboard.press('Control+k');
    await option(page, 'Add current tool to favorites').click();
    await open(page, '/chronometer');
    await page.keyboard.press('Control+k');
    const groups = list(page).getByRole('group');
    await expect(groups).toHaveCount(3);
    await expect(active(page)).toHaveText(/^Hash text/);
    await expect(groups.nth(0).getByRole('option')).toHaveText([/^Hash text/]);
    await expect(groups.nth(1).getByRole('option')).toHaveText([/^Chronometer/]);
    await expect(groups.nth(2).getByRole('option').first()).toHaveText('Random tool');
  });

  await test.step('lists at most five tools and shows all on the home page', async () => {
    await field(page).fill('e');
    const tools = page.getByRole('group', { name: 'Tools' }).getByRole('option');
    await expect(tools).toHaveCount(6);
    await expect(tools.last()).toHaveText(/^Show all \d+ results$/);
    expect(await page.getByRole('group', { name: 'Actions' }).getByRole('option').count()).toBeLessThanOrEqual(5);
    await tools.last().click();
    await expect(page).toHaveURL(/\/\?q=e$/);
  });

  await test.step('runs the actions', async () => {
    await visit(page, '/hash-text');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hash text');
    const run = async (query: string, name: string | RegExp): Promise<void> => {
      await page.keyboard.press('Control+k');
      await page.getByRole('dialog').getByRole('combobox').fill(query);
      await option(page, name).click();
    };
    await run('dark', 'Toggle dark mode');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await run('random', 'Random tool');
    await expect(page).not.toHaveURL(/hash-text/);
    await run('langue', 'Switch language');
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    await run('mode sombre', 'Basculer le mode sombre');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await run('about', 'À propos');
    await expect(page).toHaveURL(/\/about$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('À propos');
    await run('réglages', /^Réglages/);
    await expect(page.locator('#settings')).toBeFocused();
  });
});

test('closes when the browser goes back to another page', async ({ page }) => {
  await open(page, '/');
  await visit(page, '/hash-text');
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect(field(page)).toHaveCount(0);
});

test('Enter pressed before the search is loaded opens what is found', async ({ page }) => {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/fuse-*.js', async (route) => {
    await released;
    await route.continue();
  });
  await open(page, '/');
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  // Where nothing is typed nothing is looked for.
  await page.keyboard.press('Enter');
  await field(page).fill('json');
  await page.keyboard.press('Enter');
  await expect(field(page)).toBeFocused();
  await expect(options(page)).toHaveCount(0);
  release();
  await expect(page).toHaveURL(/\/json-prettify$/);
  await expect(field(page)).toHaveCount(0);
});

test('says that an answer was not copied', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(navigator.clipboard, { writeText: () => Promise.reject(new Error('refused')) });
    Object.assign(document, { execCommand: () => false });
  });
  await open(page, '/');
  await page.keyboard.press('Control+k');
  await field(page).fill('255 in hex');
  await expect(active(page)).toContainText(/ff/i);
  await page.keyboard.press('Enter');
  await expect(page.locator(':popover-open').getByText('The browser did not allow copying.')).toBeVisible();
});

test.describe('whose code takes its time', () => {
  test.use({
    allowedErrors: [/Failed to load resource|ERR_FAILED/],
    permissions: ['clipboard-read', 'clipboard-write'],
  });

  const code = '**/assets/palette-*.js';
  const text = (page: Page) => page.getByRole('searchbox');

  /** Opens home; the palette's code comes, or does not, when the function that comes back is called. */
  async function openSlow(page: Page, end: 'fallback' | 'abort' = 'fallback'): Promise<() => void> {
    let release: () => void = () => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route(code, async (route) => {
      await released;
      await route[end]();
    });
    await open(page, '/');
    await text(page).fill('mine');
    return release;
  }

  test('has what was typed meanwhile', async ({ page }) => {
    const release = await openSlow(page);
    await page.keyboard.press('Control+k');
    await page.keyboard.type('Xq');
    await page.keyboard.insertText('€😀');
    for (let presses = 0; presses < 4; presses++) await page.keyboard.press('Backspace');
    await page.keyboard.type('hash ');
    await expect(text(page)).toHaveValue('mine');
    release();
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveValue('hash ');
    await page.keyboard.type('text');
    await expect(field(page)).toHaveValue('hash text');
    await expect(active(page)).toHaveText(/^Hash text/);
    await page.keyboard.press('Escape');
    await expect(text(page)).toBeFocused();
    await page.keyboard.type('!');
    await expect(text(page)).toHaveValue('mine!');
    await page.keyboard.press('Control+k');
    await expect(field(page)).toHaveValue('');
  });

  test('opens what is found if Enter was pressed meanwhile', async ({ page }) => {
    const release = await openSlow(page);
    await page.keyboard.press('Control+k');
    await page.keyboard.type('hash text');
    await page.keyboard.press('Enter');
    release();
    await expect(page).toHaveURL(/\/hash-text$/);
    await expect(field(page)).toHaveCount(0);
  });

  test('recognizes what was pasted meanwhile, with its line breaks', async ({ page }) => {
    const release = await openSlow(page);
    await page.evaluate(() => navigator.clipboard.writeText('{\n  "pasted": true\n}'));
    await page.keyboard.press('Control+k');
    await page.keyboard.press('Control+v');
    release();
    await expect(field(page)).toBeFocused();
    await expect(active(page)).toContainText('JSON prettify and format');
  });

  test('does not open after Escape, a click, or its own key', async ({ page }) => {
    const release = await openSlow(page);
    const closers = [
      () => page.keyboard.press('Escape'),
      () => page.mouse.click(5, 5),
      () => page.keyboard.press('Control+k'),
    ];
    for (const close of closers) {
      await page.keyboard.press('Control+k');
      await page.keyboard.type('lost');
      await close();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(text(page)).toBeFocused();
    }
    release();
    await page.keyboard.type('!');
    await expect(text(page)).toHaveValue('mine!');
    await page.keyboard.press('Control+k');
    await expect(field(page)).toHaveValue('');
  });

  test('has it the next time if the code did not come', async ({ page }) => {
    const release = await openSlow(page, 'abort');
    await page.keyboard.press('Control+k');
    await page.keyboard.type('hash');
    release();
    await expect(page.locator(':popover-open').getByText('Part of the site could not be loaded')).toBeVisible();
    await expect(text(page)).toBeFocused();
    await expect(text(page)).toHaveValue('mine');
    await page.unrouteAll();
    await page.keyboard.press('Control+k');
    await expect(field(page)).toHaveValue('hash');
  });
});
