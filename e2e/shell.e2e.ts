import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { settled, textFields } from './fields.ts';
import { chooseAction, clipboard, expect, open, openListening, reset, shareContent, test, visit } from './fixtures.ts';

const tool = '/base64-string-converter';
const toolName = 'Base64 string encoder/decoder';
const scripts = '**/assets/*.js';

const menuItem = (page: Page, name: string) =>
  page.locator('#menu-converter, #menu-crypto, #menu-development').getByRole('link', { name, exact: true });

test('the side menu', async ({ page }) => {
  const menu = page.locator('#menu');
  const toggle = page.getByRole('button', { name: 'Toggle menu' });

  await test.step('marks the current tool and brings it into view', async () => {
    await page.setViewportSize({ width: 1000, height: 420 });
    await open(page, '/uuid-generator');
    const current = menu.locator('[aria-current=page]');
    await expect(current).toHaveCount(1);
    await expect(current).toBeInViewport();
  });

  await test.step('stands beside the content from 701 px on, collapses, and stays so', async () => {
    await page.setViewportSize({ width: 701, height: 700 });
    await open(page, '/');
    await expect(menu).toBeInViewport();
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    expect((await menu.boundingBox())?.width).toBe(240);
    await toggle.click();
    await expect(menu).not.toBeInViewport();
    await page.reload();
    await expect(page.locator('html[data-ready]')).toBeAttached();
    await expect(menu).not.toBeInViewport();
    await toggle.click();
    await expect(menu).toBeInViewport();
  });

  await test.step('lies over the content at 700 px; Escape, the overlay and a tool close it', async () => {
    await page.setViewportSize({ width: 700, height: 800 });
    await open(page, '/');
    const overlay = page.getByRole('button', { name: 'Close the menu' });
    await expect(menu).not.toBeInViewport();
    await toggle.focus();
    await page.keyboard.press('Enter');
    await expect(menu).toBeInViewport();
    await expect(menu.getByRole('link').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menu).not.toBeInViewport();
    await expect(toggle).toBeFocused();
    await toggle.click();
    await overlay.click({ position: { x: 600, y: 400 } });
    await expect(menu).not.toBeInViewport();
    await toggle.click();
    await menuItem(page, toolName).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(toolName);
    await expect(menu).not.toBeInViewport();
    await toggle.click();
    await menuItem(page, toolName).click();
    await expect(menu).not.toBeInViewport();
    await page.setViewportSize({ width: 1000, height: 800 });
    await expect(menu).toBeInViewport();
  });

  await test.step('remembers collapsed categories', async () => {
    await open(page, '/');
    const category = menu.getByRole('button', { name: 'Converter', exact: true });
    await category.click();
    await expect(category).toHaveAttribute('aria-expanded', 'false');
    await expect(menuItem(page, toolName)).toBeHidden();
    await page.reload();
    await expect(category).toHaveAttribute('aria-expanded', 'false');
    await page.getByRole('button', { name: 'Collapse all' }).click();
    await page.getByRole('button', { name: 'Expand all' }).click();
    await expect(menuItem(page, toolName)).toBeVisible();
  });
});

/** Adds tools to the favorites on home; answers the cards of the favorites, and their names. */
async function addFavorites(page: Page, tools: readonly string[]) {
  for (const name of tools) {
    await page
      .getByRole('button', { name: `Add to favorites: ${name}` })
      .last()
      .click();
  }
  const cards = page
    .locator('main section')
    .filter({ has: page.getByRole('heading', { name: 'Your favorite tools' }) });
  return { cards, names: cards.getByRole('heading', { level: 3 }) };
}

test('favorites', async ({ page, context }) => {
  await test.step('are added, ordered by keyboard and by drag, kept, and taken out', async () => {
    await open(page, tool);
    const star = page.getByRole('main').getByRole('button', { name: 'Add to favorites' });
    await expect(star).toHaveAttribute('aria-pressed', 'false');
    await star.click();
    await expect(page.getByRole('button', { name: 'Remove from favorites' })).toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('link', { name: 'Home' }).click();
    const { cards, names } = await addFavorites(page, ['Token generator', 'Hash text']);
    await expect(names).toHaveText([toolName, 'Token generator', 'Hash text']);
    await page.getByLabel(`Order of ${toolName}`).click();
    await page.getByRole('button', { name: 'Move down' }).first().click();
    await expect(names).toHaveText(['Token generator', toolName, 'Hash text']);
    await cards.getByRole('listitem').nth(2).dragTo(cards.getByRole('listitem').nth(0));
    await expect(names).toHaveText(['Hash text', 'Token generator', toolName]);
    await page.reload();
    await expect(names).toHaveText(['Hash text', 'Token generator', toolName]);
    await expect(page.locator('#menu-favorites a')).toHaveText(['Hash text', 'Token generator', toolName]);
    await cards.getByRole('button', { name: 'Remove from favorites: Hash text' }).click();
    await expect(names).toHaveText(['Token generator', toolName]);
  });

  await test.step('follow in another tab', async () => {
    const other = await context.newPage();
    await open(other, '/hash-text');
    await other.getByRole('button', { name: 'Add to favorites' }).click();
    await expect(page.locator('#menu-favorites a')).toHaveText(['Token generator', toolName, 'Hash text']);
  });
});

test('home takes a favorite and gives it back, and the menu offers to install the site', async ({ page }) => {
  await open(page, '/');
  const main = page.getByRole('main');

  await test.step('the menu and the cards stand as prerendered until they are touched', async () => {
    const taken = (): Promise<boolean[]> =>
      page.evaluate(() =>
        ['#menu nav a', 'main li button'].map((selector) =>
          Object.keys(document.querySelector(selector) ?? {}).some((name) => name.startsWith('__react')),
        ),
      );
    expect(await taken()).toEqual([false, false]);
    // Starring a card moves nothing under the pointer.
    const star = main.getByRole('button', { name: 'Add to favorites: Hash text' });
    await star.scrollIntoViewIfNeeded();
    const before = await star.boundingBox();
    await star.click();
    await expect(main.getByRole('heading', { name: 'Your favorite tools' })).toBeAttached();
    const starred = main.getByRole('button', { name: 'Remove from favorites: Hash text' }).last();
    expect((await starred.boundingBox())?.y).toBeCloseTo(before?.y ?? 0, 0);
    await expect(page.locator('#menu-favorites a')).toHaveText(['Hash text']);
    expect(await taken()).toEqual([true, true]);
  });

  await test.step('the focus stays near a favorite that comes to an end of the list, or is taken out', async () => {
    const { cards, names } = await addFavorites(page, ['Token generator']);
    await expect(names).toHaveText(['Hash text', 'Token generator']);
    await page.getByLabel('Order of Token generator').click();
    await cards.getByRole('button', { name: 'Move up' }).press('Enter');
    await expect(names).toHaveText(['Token generator', 'Hash text']);
    await expect(cards.getByRole('button', { name: 'Move up' })).toBeDisabled();
    await expect(cards.getByRole('button', { name: 'Move down' })).toBeFocused();
    await cards.getByRole('button', { name: 'Remove from favorites: Token generator' }).press('Enter');
    await expect(names).toHaveText(['Hash text']);
    await expect(cards.getByRole('link', { name: 'Hash text' })).toBeFocused();
    await cards.getByRole('button', { name: 'Remove from favorites: Hash text' }).press('Enter');
    await expect(cards).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });

  await test.step('the foot of the menu installs the site where the browser offers it', async () => {
    await expect(page.locator('html[data-listens]')).toBeAttached();
    const install = page.locator('#menu footer').getByRole('button', { name: 'Install' });
    await expect(install).toHaveCount(0);
    await page.evaluate(() => {
      const prompt = (): void => {
        document.documentElement.dataset['asked'] = '';
      };
      dispatchEvent(Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt }));
    });
    await install.click();
    await expect(page.locator('html[data-asked]')).toBeAttached();
    await page.evaluate(() => dispatchEvent(new Event('appinstalled')));
    await expect(install).toHaveCount(0);
  });
});

test.describe('before the scripts run', () => {
  test.use({ allowedErrors: [/net::ERR_FAILED/] });

  test('a page looks as it will and can be read', async ({ page }) => {
    await test.step('shows without any other file', async () => {
      await page.route('**/assets/**', (route) => route.abort());
      await page.goto('/');
      const card = page.locator('main li', { hasText: toolName });
      await expect(card).toHaveCSS('border-top-style', 'solid');
      expect((await card.boundingBox())?.width).toBeLessThan(400);
      await page.unrouteAll();
    });

    await test.step('the stored theme stands at the first paint, and a collapsed menu does not flash', async () => {
      await page.emulateMedia({ colorScheme: 'light' });
      await open(page, '/');
      const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
      const light = await background();
      await page.getByRole('button', { name: 'Switch to dark mode' }).click();
      await expect(page.getByRole('button', { name: 'Switch to light mode' })).toBeVisible();
      const dark = await background();
      expect(dark).not.toBe(light);
      await page.getByRole('button', { name: 'Toggle menu' }).click();
      await page.route(scripts, (route) => route.abort());
      await page.goto(tool);
      expect(await background()).toBe(dark);
      await expect(page.locator('html[data-ready]')).toHaveCount(0);
      await expect(page.locator('#menu')).not.toBeInViewport();
      // The system's theme counts until there is a choice.
      await page.evaluate(() => localStorage.clear());
      await page.emulateMedia({ colorScheme: 'dark' });
      await page.reload();
      expect(await background()).toBe(dark);
    });

    await test.step('headings and forms are readable, and links lead on', async () => {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(toolName);
      await expect(page.getByRole('textbox', { name: 'Text' })).toBeVisible();
      await page.locator('#menu').getByRole('link', { name: 'Hash text', exact: true }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hash text');
    });
  });

  test('a menu that is closed on a small screen, or collapsed on a large one, is never open', async ({ page }) => {
    await page.addInitScript(() => {
      const seen: (string | undefined)[] = [];
      const note = (): number => seen.push(document.documentElement.dataset['menu']);
      new MutationObserver(note).observe(document, { subtree: true, attributeFilter: ['data-menu'] });
      Object.assign(globalThis, { seenMenus: seen });
    });
    for (const width of [412, 1000]) {
      await page.setViewportSize({ width, height: 800 });
      await open(page, '/');
      if (width > 700) await page.getByRole('button', { name: 'Toggle menu' }).click();
      await page.reload();
      await expect(page.locator('html[data-ready]')).toBeAttached();
      const seen = await page.evaluate(() => (globalThis as unknown as { seenMenus: string[] }).seenMenus);
      expect(seen, `${width} px`).toContain('collapsed');
      expect(seen, `${width} px`).not.toContain('open');
    }
  });

  test('what is typed before the scripts run is kept', async ({ page }) => {
    let release: () => void = () => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route(scripts, async (route) => {
      await released;
      await route.continue();
    });
    await page.goto(tool, { waitUntil: 'commit' });
    await page.getByRole('textbox', { name: 'Text' }).fill('typed early');
    release();
    await expect(page.locator('html[data-ready]')).toBeAttached();
    await settled(page);
    await expect(textFields(page).first()).toHaveText('typed early');
    await expect(textFields(page).nth(1)).toHaveText('dHlwZWQgZWFybHk=');
  });
});

test.describe('in a French browser', () => {
  test.use({ locale: 'fr-FR' });

  test('a page starts in French', async ({ page }) => {
    await test.step('no English flashes on a first visit', async () => {
      let release: () => void = () => undefined;
      const released = new Promise<void>((resolve) => (release = resolve));
      await page.route(scripts, async (route) => {
        await released;
        await route.continue();
      });
      await page.goto(tool, { waitUntil: 'commit' });
      await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
      await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
      // As long as the scripts do not come it is not French: better English than nothing.
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      release();
      await expect(page.locator('html[data-ready]')).toBeAttached();
      await page.unrouteAll();
    });

    await test.step('the field that the work starts in has the focus', async () => {
      await open(page, '/git-memo');
      await expect(page.getByRole('main').getByRole('textbox', { name: 'Chercher une commande' })).toBeFocused();
    });

    await test.step('About names the keys as French keyboards do', async () => {
      await visit(page, '/about');
      await expect(page.getByText('Ctrl Entrée', { exact: true })).toBeVisible();
      await expect(page.getByText('Échap', { exact: true })).toBeVisible();
    });
  });
});

test.describe('language', () => {
  test.describe('of a French browser', () => {
    test.use({ locale: 'fr-CA' });

    test('is French at the first visit, then the choice', async ({ page }) => {
      await open(page, '/');
      await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
      await expect(page).toHaveTitle('Toolcrib - Des outils pratiques pour les développeurs');
      await expect(page.getByRole('heading', { name: 'Tous les outils' })).toBeVisible();
      await expect(page.getByRole('searchbox')).toHaveAccessibleName('Cherchez un outil, ou collez n’importe quoi');
      await page.getByRole('banner').getByRole('combobox', { name: 'Langue' }).selectOption('English');
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
      await page.reload();
      await expect(page.getByRole('heading', { name: 'All the tools' })).toBeVisible();
    });
  });

  test.describe('of a German browser', () => {
    test.use({ locale: 'de-DE' });

    test('is English', async ({ page }) => {
      await open(page, '/');
      await expect(page).toHaveTitle('Toolcrib - Handy tools for developers');
    });
  });
});

test.describe('link', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('is copied with the options, or with the content', async ({ page, context }) => {
    await open(page, tool);
    await settled(page);

    await test.step('is copied at once with the options; with the content it holds what the dialog shows', async () => {
      await expect(page.getByRole('button', { name: 'More ways to share' })).toHaveCount(0);
      await textFields(page).first().fill('a&b=c #é😀\n>>>???');
      await page.getByRole('switch', { name: 'URL-safe' }).check();
      await page.getByRole('button', { name: 'Share', exact: true }).click();
      await expect(page.getByRole('status').getByText('Link copied')).toBeAttached();
      expect(await clipboard(page)).toMatch(/base64-string-converter#urlSafe=true$/);
      const dialog = await shareContent(page);
      const address = dialog.getByRole('textbox');
      await expect(address).toHaveValue(/text=/);
      const shown = await address.inputValue();
      await expect(dialog).toContainText(`${shown.length} characters`);
      await dialog.getByRole('button', { name: 'Copy link', exact: true }).click();
      await expect(page.locator(':popover-open').getByText('Link copied')).toBeVisible();
      const link = await clipboard(page);
      expect(link).toBe(shown);

      const other = await context.browser()?.newContext();
      const stranger = await other?.newPage();
      if (!stranger) throw new Error('no second browser context');
      await stranger.goto(link);
      await expect(stranger.locator('html[data-ready]')).toBeAttached();
      await settled(stranger);
      await expect(textFields(stranger).first()).toContainText('a&b=c #é😀');
      await expect(stranger.getByRole('switch', { name: 'URL-safe' })).toBeChecked();
      expect(new URL(stranger.url()).hash).toBe('');
      await other?.close();
    });

    await test.step('points out what looks like a secret', async () => {
      await textFields(page).first().fill('AKIAABCDEFGHIJKLMNOP');
      await expect(page.getByRole('textbox', { name: 'Base64' })).toContainText('QUtJQUFCQ0RFRkdISUpLTE1OT1A');
      await expect(await shareContent(page)).toContainText('looks like it contains a secret (an API key)');
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(page.getByRole('button', { name: 'More ways to share' })).toBeFocused();
    });
  });

  test('says above the dialog, and announces in it, that the browser refused to copy', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'clipboard', { value: undefined });
      document.execCommand = () => false;
    });
    await open(page, '/case-converter');
    await page.getByRole('textbox', { name: 'Text' }).fill('shared');
    await (await shareContent(page)).getByRole('button', { name: 'Copy link', exact: true }).click();
    await expect(page.locator(':popover-open').getByText('The browser did not allow copying')).toBeVisible();
    await expect(page.getByRole('dialog').getByRole('status')).toHaveText(/^The browser did not allow copying/);
  });
});

test('a draft and the language outlast a reload', async ({ page }) => {
  await test.step('a draft survives other tools; Reset brings the defaults back, and can be undone', async () => {
    await open(page, tool);
    await settled(page);
    await textFields(page).first().fill('kept for the session');
    await page.reload();
    await settled(page);
    await expect(textFields(page).first()).toHaveText('kept for the session');
    await menuItem(page, 'Hash text').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hash text');
    await page.goBack();
    await settled(page);
    await expect(textFields(page).first()).toHaveText('kept for the session');
    await reset(page);
    await expect(textFields(page).first()).toHaveText('Hello 👋');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(textFields(page).first()).toHaveText('kept for the session');
    await reset(page);
    await page.reload();
    await settled(page);
    await expect(textFields(page).first()).toHaveText('Hello 👋');
  });

  await test.step('the language changes at once and is kept', async () => {
    await page.getByRole('banner').getByRole('combobox', { name: 'Language' }).selectOption('Français');
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Encodeur/décodeur Base64 (texte)');
    await expect(page).toHaveTitle('Encodeur/décodeur Base64 (texte) - Toolcrib');
    await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /Encode du texte/);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Encodeur/décodeur Base64 (texte)');
  });
});

test('navigation', async ({ page }) => {
  const size = page.viewportSize() ?? { width: 1366, height: 860 };

  await test.step('moves the focus to the main input, and Back restores the scroll position', async () => {
    await page.setViewportSize({ width: 420, height: 500 });
    await open(page, '/');
    // Sections out of sight are drawn when the page is idle.
    await expect(page.locator('[data-late]')).toHaveCount(0);
    const card = page.getByRole('main').getByRole('link', { name: toolName, exact: true }).last();
    await card.scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => Math.round(scrollY));
    expect(before).toBeGreaterThan(100);
    await card.click();
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText(toolName);
    await expect(page.getByRole('textbox', { name: 'Text' })).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBe(0);
    // The field says nothing of the page that it stands on.
    await expect(page.getByRole('status').getByText(`${toolName} - Toolcrib`)).toBeAttached();
    await page.goBack();
    await expect(page).toHaveTitle('Toolcrib - Handy tools for developers');
    await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(before);
    await page.goForward();
    await expect(heading).toHaveText(toolName);
    await expect(page.getByRole('textbox', { name: 'Text' })).toBeFocused();
  });

  await test.step('moves the focus to the heading of a page without a main input', async () => {
    await page.setViewportSize(size);
    await expect(page.locator('#menu')).toBeInViewport();
    await page.locator('#menu').getByRole('link', { name: 'Camera recorder' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Camera recorder');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });

  await test.step('brings a page that is loaded again back to its place', async () => {
    await page.getByRole('banner').getByRole('link', { name: 'About' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('About');
    await page.evaluate(() => scrollTo(0, 300));
    await expect.poll(() => page.evaluate(() => (history.state as { scroll?: number } | null)?.scroll)).toBe(300);
    await page.reload();
    await expect(page.locator('html[data-ready]')).toBeAttached();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(300);
  });

  await test.step('leaves the names of the tools opened last in the palette', async () => {
    await menuItem(page, 'Hash text').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hash text');
    await page.keyboard.press('Control+k');
    const recents = page.getByRole('group', { name: 'Recent tools' }).getByRole('option');
    await expect(recents).toHaveText([/^Hash text/, /^Camera recorder/, /^Base64 string/]);
  });

  await test.step('to another folder leaves the icons that a page came with', async () => {
    await open(page, tool);
    const relative = page.locator('use[href^="."]');
    await expect(relative).toHaveCount(0);
    await page.locator('#menu').getByRole('link', { name: 'Toolcrib' }).click();
    await expect(page).toHaveURL('/');
    const icon = page.locator('#menu use').first();
    expect(new URL((await icon.getAttribute('href')) ?? '', page.url()).pathname).toMatch(/^\/assets\/icons-/);
    await expect.poll(async () => (await icon.boundingBox())?.width).toBeGreaterThan(0);
  });
});

test('the search of home', async ({ page }) => {
  await open(page, '/');
  const categories = page.getByRole('group', { name: 'Categories' });
  const filter = page.getByRole('searchbox', { name: 'Search tools, or paste anything' });

  await test.step('Enter that found nothing opens nothing once another category is chosen', async () => {
    await categories.getByRole('button', { name: 'Math' }).click();
    await filter.fill('b64');
    await expect(page.getByText('No tool found').last()).toBeVisible();
    await filter.press('Enter');
    await categories.getByRole('button', { name: 'All', exact: true }).click();
    await expect(page.getByText('No tool found')).toHaveCount(0);
    // Until the palette is there a page would be, too.
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
    await expect(page).toHaveURL('/');
    await page.keyboard.press('Escape');
    await filter.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(toolName);
  });

  await test.step('filters by word and by category, and names the nearest when nothing is found', async () => {
    await page.goBack();
    await expect(filter).toBeFocused();
    await expect(filter).toHaveValue('');
    const names = page.getByRole('main').getByRole('heading', { level: 3 });
    await filter.fill('b64');
    await expect(names.first()).toHaveText(toolName);
    await filter.fill('');
    await categories.getByRole('button', { name: 'Crypto' }).click();
    await expect(names.filter({ hasText: toolName })).toHaveCount(0);
    await expect(names.filter({ hasText: 'Hash text' })).toHaveCount(1);
    await categories.getByRole('button', { name: 'All', exact: true }).click();
    await filter.fill('qqqqzzzz');
    await expect(page.getByText('No tool found').last()).toBeVisible();
    await expect(names).toHaveCount(0);
    await categories.getByRole('button', { name: 'Math' }).click();
    await filter.fill('b64');
    await expect(names.first()).toHaveText(toolName);
    await filter.fill('');
    await categories.getByRole('button', { name: 'Web' }).click();
    await filter.fill('json');
    await expect(names.first()).toHaveText(/json/i);
    const first = await names.first().textContent();
    await filter.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(String(first));
  });
});

test.describe('an unknown path', () => {
  test.use({ allowedErrors: [/404 \(Not Found\)/] });

  test('says so', async ({ page }) => {
    await test.step('and names the nearest tools', async () => {
      const response = await page.goto('/hash-txt');
      expect(response?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Not Found');
      await expect(page.getByText('Sorry, this page does not seem to exist')).toBeVisible();
      await expect(page.getByText('Maybe the cache is doing tricky things, try force-refreshing?')).toBeVisible();
      await expect(page.getByRole('main').getByRole('link', { name: 'Hash text' })).toBeVisible();
      await expect(page.getByRole('main').getByRole('heading', { level: 3 })).toHaveCount(3);
      await page.getByRole('link', { name: 'Back home' }).click();
      await expect(page.getByRole('searchbox')).toBeVisible();
      await expect(page).toHaveURL('/');
    });

    await test.step('in French', async () => {
      await page.getByRole('banner').getByRole('combobox', { name: 'Language' }).selectOption('fr');
      await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
      await open(page, '/nulle-part');
      await expect(page).toHaveTitle('Introuvable - Toolcrib');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Introuvable');
      await expect(page.getByText('Désolé, cette page ne semble pas exister')).toBeVisible();
      await expect(page.getByText(/essayez de forcer l’actualisation\./)).toBeVisible();
      await expect(page.getByRole('link', { name: 'Retour à l’accueil' })).toBeVisible();
    });
  });
});

test.describe('a part of the site that cannot be loaded', () => {
  // 422: React renders again what it could not hydrate.
  test.use({ allowedErrors: [/net::ERR_FAILED|dynamically imported module|React error #422/] });

  test('has a card in its place', async ({ page }) => {
    await test.step('the rest works and Reload mends it', async () => {
      await open(page, '/');
      await page.route(scripts, (route) => route.abort());
      await page.locator('#menu-crypto a[href="/token-generator"]').click();
      const card = page.getByRole('main').getByRole('alert');
      await expect(card.getByRole('heading')).toHaveText('Part of the site could not be loaded');
      await expect(card.getByRole('button', { name: 'Copy details' })).toBeVisible();
      await page.getByRole('button', { name: 'Switch to dark mode' }).click();
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      await page.unroute(scripts);
      await card.getByRole('button', { name: 'Reload' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Token generator');
      await expect(page.getByRole('button', { name: 'Share', exact: true })).toBeVisible();
    });

    await test.step('a page that is opened without its view shows the card, again when it is tried again', async () => {
      await page.route('**/assets/view-*.js', (route) => route.abort());
      await page.goto(tool);
      const card = page.getByRole('main').getByRole('alert');
      await expect(card.getByRole('button', { name: 'Reload' })).toBeVisible();
      await menuItem(page, 'Hash text').click();
      await expect(page).toHaveURL('/hash-text');
      await expect(card.getByRole('button', { name: 'Reload' })).toBeVisible();
      await page.unroute('**/assets/view-*.js');
      await menuItem(page, toolName).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(toolName);
    });
  });
});

test('the tab before stays until the chosen one is loaded', async ({ page }) => {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await open(page, '/uuid-generator');
  await page.route('**/assets/decode-*.js', async (route) => {
    await released;
    await route.continue();
  });
  const asked = page.waitForRequest('**/assets/decode-*.js');
  await page.getByRole('tab', { name: 'Decode' }).click();
  await asked;
  await expect(page.getByRole('tab', { name: 'Decode' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('radio', { name: 'v7' })).toBeVisible();
  release();
  await expect(page.getByRole('textbox', { name: 'UUID' })).toBeVisible();
  await expect(page.getByRole('radio', { name: 'v7' })).toHaveCount(0);
});

test.describe('what is asked for and cannot be loaded', () => {
  test.use({ allowedErrors: [/net::ERR_FAILED|dynamically imported module/] });

  test('is reported, and comes when it can: palette, filter and language', async ({ page }) => {
    const told = page.locator(':popover-open').getByText('Part of the site could not be loaded');
    // Neither here nor in the background.
    await page.route(/assets\/(palette|search-tools|fuse|fr)-.*\.js$/, (route) => route.abort());
    await open(page, '/');
    await page.keyboard.press('Control+k');
    await expect(told).toBeVisible();
    await page.getByRole('button', { name: 'Close' }).click();
    await expect(told).toHaveCount(0);
    await page.getByRole('searchbox').fill('hash');
    await expect(told).toBeVisible();
    await page.getByRole('button', { name: 'Close' }).click();
    await expect(told).toHaveCount(0);
    await page.getByRole('banner').getByRole('combobox', { name: 'Language' }).selectOption('fr');
    await expect(told).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');

    await page.unrouteAll();
    await page.getByRole('banner').getByRole('combobox', { name: 'Language' }).selectOption('fr');
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
  });

  test('is reported by the menu of a tool', async ({ page }) => {
    const toasts = page.locator(':popover-open');
    const told = toasts.getByText('Part of the site could not be loaded');
    await page.route(/assets\/(copy-as-dialog|continue-picker)-.*\.js$/, (route) => route.abort());
    await open(page, tool);
    await settled(page);
    for (const name of ['Copy as', 'Continue with…']) {
      await chooseAction(page, name);
      await expect(told).toBeVisible();
      await toasts.getByRole('button', { name: 'Close', exact: true }).click();
      await expect(told).toHaveCount(0);
    }
  });

  test('is reported for a part that a tool loads by itself', async ({ page }) => {
    await openListening(page, '/');
    await page.route(/assets\/lookup-.*\.js$/, (route) => route.abort());
    await visit(page, '/html-entities');
    await expect(page.locator(':popover-open').getByText('Part of the site could not be loaded')).toBeVisible();
  });
});

test.describe('About', () => {
  test('exports the settings, forgets everything, and imports them again', async ({ page }) => {
    await open(page, tool);
    await settled(page);
    await textFields(page).first().fill('to be forgotten');
    const [other, pipe] = [await page.context().newPage(), await page.context().newPage()];
    await openListening(other, tool);
    await settled(other);
    await textFields(other).first().fill('to be forgotten, too');
    await expect.poll(() => other.evaluate(() => JSON.stringify({ ...sessionStorage }))).toContain('forgotten, too');
    await openListening(pipe, '/pipe');
    await pipe.getByRole('textbox', { name: 'Input' }).fill('to be forgotten as well');
    await page.getByRole('button', { name: 'Add to favorites' }).click();
    await page.getByRole('button', { name: 'Switch to dark mode' }).click();
    await page.getByRole('banner').getByRole('link', { name: 'About' }).click();
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export settings' }).click();
    const file = await (await saved).path();
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({
      theme: 'dark',
      favorites: ['base64-string-converter'],
    });
    expect(readFileSync(file, 'utf8')).not.toContain('forgotten');

    page.once('dialog', (dialog) => void dialog.dismiss());
    await page.getByRole('button', { name: 'Forget everything on this device' }).click();
    await expect(page.locator('#menu-favorites a')).toHaveCount(1);
    page.once('dialog', (dialog) => void dialog.accept());
    await page.getByRole('button', { name: 'Forget everything on this device' }).click();
    await expect(page.getByText('Everything was forgotten.')).toBeVisible();
    await expect(page.locator('#menu-favorites a')).toHaveCount(0);
    await expect(page.locator('html')).not.toHaveAttribute('data-theme', 'dark');
    const left = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
    expect(left).not.toContain('forgotten');
    expect(left).not.toContain('base64');
    await expect(textFields(other).first()).not.toContainText('forgotten');
    await expect.poll(() => other.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('forgotten');
    await expect(pipe.getByRole('textbox', { name: 'Input' })).not.toContainText('forgotten');
    await Promise.all([other.close(), pipe.close()]);
    await page.reload();
    await expect(page.locator('#menu-favorites a')).toHaveCount(0);

    const input = page.locator('input[type=file]');
    await input.setInputFiles(file);
    await expect(page.getByText('Settings imported.')).toBeVisible();
    await expect(page.locator('#menu-favorites a')).toHaveText([toolName]);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await input.setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from('{"a":1}') });
    await expect(page.getByText('This is not a Toolcrib settings file; nothing was changed.')).toBeVisible();
    const faulty = Buffer.from('{"toolcrib":1,"theme":"purple","favorites":["base64-string-converter",3]}');
    await input.setInputFiles({ name: 'faulty.json', mimeType: 'application/json', buffer: faulty });
    await expect(page.locator('#settings [role=status]')).toHaveText(
      'Settings imported. 2 entries were ignored, wholly or in part: theme, favorites.',
    );
    const french = Buffer.from('{"toolcrib":1,"language":"fr"}');
    await input.setInputFiles({ name: 'fr.json', mimeType: 'application/json', buffer: french });
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    await expect(page.locator('#settings [role=status]')).toHaveText('Réglages importés.');
    await page.getByRole('banner').getByRole('combobox', { name: 'Langue' }).selectOption('en');
    await expect(page.locator('#settings [role=status]')).toHaveText('Settings imported.');
    await page.goto(tool);
    await settled(page);
    await expect(textFields(page).first()).toHaveText('Hello 👋');
  });

  test('applies the settings file that is opened later, however long the first takes to read', async ({ page }) => {
    await open(page, '/about');
    await page.evaluate(() => {
      const { prototype } = Blob;
      // oxlint-disable-next-line typescript/unbound-method -- called for the file below
      const { text } = prototype;
      prototype.text = async function read(this: Blob) {
        const isSlow = this instanceof File && this.name === 'slow.json';
        if (isSlow) await new Promise((resolve) => addEventListener('read slow.json', resolve, { once: true }));
        const found = await (Reflect.apply(text, this, []) as Promise<string>);
        if (isSlow) document.documentElement.dataset['slow'] = 'read';
        return found;
      };
    });
    const input = page.locator('input[type=file]');
    for (const [name, theme] of [
      ['slow', 'light'],
      ['quick', 'dark'],
    ] as const) {
      const buffer = Buffer.from(JSON.stringify({ toolcrib: 1, theme }));
      await input.setInputFiles({ name: `${name}.json`, mimeType: 'application/json', buffer });
    }
    const theme = page.getByRole('main').getByRole('combobox', { name: 'Theme' });
    await expect(theme).toHaveValue('dark');
    await page.evaluate(() => dispatchEvent(new Event('read slow.json')));
    await expect(page.locator('html[data-slow]')).toBeAttached();
    await expect(theme).toHaveValue('dark');
  });

  test('skips to its content, changes the theme, and says what the site is', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await open(page, '/about');

    await test.step('the first Tab offers to skip to the content, where the focus is not there already', async () => {
      await page.keyboard.press('Tab');
      const skip = page.getByRole('link', { name: 'Skip to the content' });
      await expect(skip).toBeFocused();
      await expect(skip).toBeInViewport();
      await page.keyboard.press('Enter');
      await expect(page.locator('main')).toBeFocused();
    });

    await test.step('the theme can be light, dark or the system’s', async () => {
      const theme = page.getByRole('main').getByRole('combobox', { name: 'Theme' });
      await expect(theme).toHaveValue('auto');
      await expect(page.getByRole('button', { name: 'Switch to light mode' })).toBeVisible();
      await theme.selectOption('Light');
      await expect(page.getByRole('button', { name: 'Switch to dark mode' })).toBeVisible();
      await page.reload();
      await expect(theme).toHaveValue('light');
      await theme.selectOption('System');
      await expect(page.getByRole('button', { name: 'Switch to light mode' })).toBeVisible();
      await page.emulateMedia({ colorScheme: 'light' });
      await expect(page.getByRole('button', { name: 'Switch to dark mode' })).toBeVisible();
    });

    await test.step('says what it is, which policy is in force and which build this is', async () => {
      await visit(page, '/');
      await page.getByRole('link', { name: 'Nothing you type leaves this page' }).click();
      await expect(page).toHaveURL('/about#privacy');
      await expect(page.locator('#privacy')).toBeFocused();
      await page.getByText('The content security policy in force').click();
      await expect(page.locator('#privacy pre')).toContainText("default-src 'none'");
      await expect(page.getByRole('heading', { name: 'Keyboard shortcuts' })).toBeVisible();
      const licences = page.getByRole('link', { name: 'Licenses of the libraries' });
      const answer = await page.request.get((await licences.getAttribute('href')) ?? '');
      expect(await answer.text()).toContain('react');
    });
  });
});
