import type { Page } from '@playwright/test';
import { expect, open, routes, test, visit } from './fixtures.ts';

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

/** Runs in the page, where `garbage` has left its texts. */
function spoilDraft({ key, index }: { readonly key: string; readonly index: number }): void {
  const { garbage } = globalThis as unknown as { readonly garbage: readonly string[] };
  for (const storage of [localStorage, sessionStorage]) storage.setItem(key, garbage[index % garbage.length] ?? '');
}

/** Where settings are changed and kept as well; all others only have to stand. */
const thorough = ['/', '/about', '/json-prettify', '/token-generator', '/chronometer'];

async function expectStanding(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
  await expect(page.getByRole('alert').filter({ hasText: /storage|quota|denied/i })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Reload' })).toHaveCount(0);
}

for (const [name, prepare] of Object.entries(states)) {
  for (const route of thorough) {
    test(`storage ${name}: ${route}`, async ({ page }) => {
      await page.addInitScript(prepare);
      for (let visit = 0; visit < (name === 'garbage' ? 11 : 1); visit++) {
        await open(page, route);
        await expectStanding(page);
      }
      // Settings hold for as long as the page does.
      await page.getByRole('button', { name: 'Switch to dark mode' }).click();
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      await page.getByRole('banner').getByRole('combobox', { name: 'Language' }).selectOption('Français');
      await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
      const star = page
        .getByRole('main')
        .getByRole('button', { name: /^Ajouter aux favoris/ })
        .first();
      if (!(await star.isVisible())) return;
      await star.click();
      await expect(page.locator('#menu').getByRole('button', { name: 'Vos outils favoris' })).toBeVisible();
    });
  }
}

for (const [name, prepare] of Object.entries(states)) {
  test(`storage ${name}: every route stands`, async ({ page }) => {
    test.setTimeout(300_000);
    await page.addInitScript(prepare);
    await open(page, '/about');
    for (const [index, route] of routes.entries()) {
      // The script before the application has written drafts for the first page alone.
      if (name === 'garbage') await page.evaluate(spoilDraft, { key: `toolcrib:draft:${route.slice(1)}`, index });
      await visit(page, route);
      await expectStanding(page);
    }
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
