import type { Page } from '@playwright/test';
import { expect, open, routes, test } from './fixtures.ts';

/** What runs before the application, for each state the storage may be in; a full one is not emptied any more. */
const states: Readonly<Record<string, () => void>> = {
  blocked: () => {
    for (const kind of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(globalThis, kind, {
        get: () => {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
    }
  },
  missing: () => {
    for (const kind of ['localStorage', 'sessionStorage']) Object.defineProperty(globalThis, kind, { value: null });
  },
  garbage: () => {
    const stores = ['favorites', 'recents', 'style', 'language'].map((name) => `toolcrib:${name}`);
    const drafts = location.pathname.split('/').map((name) => `toolcrib:draft:${name}`);
    const texts = [
      '',
      '{',
      'null',
      '[]',
      '0',
      '"text"',
      '{"state":null}',
      '{"state":[],"version":99}',
      '{"state":{"ids":"no","theme":7,"chosen":"de","collapsedCategories":[],"isMenuCollapsed":"yes"}}',
      '{"state":{"ids":[null,1,{},"no-such-tool","hash-text","hash-text","Hash text"],"names":5}}',
      '{"text":{"a":1},"source":"nowhere","count":1e999,"__proto__":{"a":1}}',
    ];
    Object.assign(globalThis, { garbage: texts });
    const visit = Number(sessionStorage.getItem('visit') ?? 0);
    sessionStorage.setItem('visit', String(visit + 1));
    for (const storage of [localStorage, sessionStorage]) {
      [...stores, ...drafts].forEach((key, index) => storage.setItem(key, texts[(index + visit) % texts.length] ?? ''));
    }
  },
  full: () => {
    for (const storage of [localStorage, sessionStorage]) {
      for (let size = 4_000_000; size >= 1; size = Math.floor(size / 2)) {
        try {
          for (let index = 0; index < 3; index++) storage.setItem(`filler-${size}-${index}`, 'x'.repeat(size));
        } catch {
          // Full for this size: a smaller one.
        }
      }
    }
  },
};

/** Runs in the page: what the settings were changed to, where the storage takes it. */
function forget(): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith('toolcrib:')) localStorage.removeItem(key);
  } catch {
    // Blocked or missing: it has kept nothing.
  }
}

/** Where settings are changed as well; all others only have to stand. */
const thorough = ['/', '/about', '/json-prettify', '/token-generator', '/chronometer'];
const others = routes.filter((route, index) => index % 4 === 0 && !thorough.includes(route));

interface Look {
  /** What the page says that it should not. */
  readonly faults: () => string[];
  /** Follows links to the routes; what was wrong with which of them. */
  readonly walk: (routes: readonly string[]) => Promise<string[]>;
}

/**
 * Runs in the page before the application. It walks by itself: a round trip for each look would take longer than the
 * pages. Each page finds one of the texts that `garbage` has left as its draft.
 */
function look(): void {
  const shows = (selector: string, text: RegExp): boolean =>
    [...document.querySelectorAll(selector)].some(
      (element) => text.test(element.textContent.trim()) && element.checkVisibility(),
    );
  const isReady = (): boolean => 'ready' in document.documentElement.dataset;
  const hasStopped = (): boolean => shows('main button', /^Reload$/);
  const faults = (): string[] => [
    ...(document.querySelector('main h1') ? [] : ['no heading']),
    ...(shows('[role=alert]', /storage|quota|denied/i) ? ['an alert about the storage'] : []),
    ...(hasStopped() ? ['a card in place of the page'] : []),
  ];
  const walk = async (routes: readonly string[]): Promise<string[]> => {
    const { garbage = [] } = globalThis as { readonly garbage?: readonly string[] };
    const found: string[] = [];
    for (const [index, route] of routes.entries()) {
      const draft = garbage[index % garbage.length];
      if (draft !== undefined) sessionStorage.setItem(`toolcrib:draft:${route.slice(1)}`, draft);
      const link = document.createElement('a');
      link.href = route;
      document.body.append(link);
      delete document.documentElement.dataset['ready'];
      link.click();
      link.remove();
      // The application says that the page can be used; one that has stopped never can.
      while (!isReady() && !hasStopped()) await new Promise(requestAnimationFrame);
      found.push(...faults().map((fault) => `${route}: ${fault}`));
    }
    return found;
  };
  Object.assign(globalThis, { look: { faults, walk } satisfies Look });
}

async function expectStanding(page: Page, route: string): Promise<void> {
  expect(await page.evaluate(() => (globalThis as unknown as { look: Look }).look.faults()), route).toEqual([]);
}

/** Settings hold for as long as the page does. */
async function changeSettings(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Switch to dark mode' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('banner').getByRole('combobox', { name: 'Language' }).selectOption('Français');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  const main = page.getByRole('main');
  const star = main.getByRole('button', { name: /^Ajouter aux favoris/ }).first();
  if (!(await star.isVisible())) return;
  await star.click();
  await expect(page.locator('#menu').getByRole('button', { name: 'Vos outils favoris' })).toBeVisible();
}

for (const [name, prepare] of Object.entries(states)) {
  // All pages ask the same few functions for the storage: each state that is an answer of its own over a quarter of them.
  const walked = name === 'blocked' || name === 'garbage' ? others : [];

  test(`storage ${name}: every page stands, and settings hold`, async ({ page }) => {
    await page.addInitScript(prepare);
    await page.addInitScript(look);
    await test.step('each text in each place', async () => {
      for (let visit = 0; visit < (name === 'garbage' ? 11 : 0); visit++) {
        await open(page, '/token-generator');
        await expectStanding(page, `/token-generator, visit ${visit}`);
      }
    });
    for (const route of thorough) {
      await test.step(`settings at ${route}`, async () => {
        await open(page, route);
        await expectStanding(page, route);
        await changeSettings(page);
        // What is kept would be there at the next page.
        await page.evaluate(forget);
      });
    }
    await open(page, '/about');
    expect(await page.evaluate((to) => (globalThis as unknown as { look: Look }).look.walk(to), walked)).toEqual([]);
  });
}

test('storage: favourites of older versions, as display names, are kept', async ({ page }) => {
  await page.addInitScript(() => {
    if (!localStorage.getItem('toolcrib:favorites'))
      localStorage.setItem('toolcrib:favorites', '["Hash text","/json-viewer","nothing"]');
  });
  await open(page, '/');
  const favorites = page.locator('#menu').getByRole('button', { name: 'Your favorite tools' });
  await expect(favorites).toBeVisible();
  await expect(page.locator('#menu-favorites a')).toHaveCount(2);
  await page.reload();
  await expect(page.locator('#menu-favorites a')).toHaveCount(2);
});
