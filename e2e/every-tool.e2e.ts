import type { Page } from '@playwright/test';
import type { Language } from '../src/core/text.ts';
import { eachScreen, typeEverywhere } from './fields.ts';
import { expect, isTool, open, routes, toolIds, visit, walk } from './fixtures.ts';
import { injections, watchInjection } from './injection.ts';
import { still } from './still.ts';
import { violations } from './visit/accessible.ts';
import { firstScreen } from './visit/first-screen.ts';
import { goAround } from './visit/focus.ts';
import { attack, foreignRequests } from './visit/hostile.ts';
import { deadLinks } from './visit/leads.ts';
import { overflows } from './visit/overflow.ts';
import { strangersOn } from './visit/words.ts';

const pages = [...routes, '/no-such-page'];
/** It shows errors, and results of older input. */
const wrong = '{"x": é!';
const negative = '-1';
const unbroken = 'x{'.repeat(300);

/** Canonical addresses that differ from the page's own absolute address. */
async function strangeAddresses(page: Page): Promise<string[]> {
  const named = await page
    .locator('link[rel="canonical"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  return named.filter((address) => address !== page.url()).map(String);
}

/** Keeps promises about one page: what breaks one is listed under both names, and the visit goes on. */
function promisesOf(route: string) {
  return (name: string, faults: () => Promise<readonly string[]>): Promise<void> =>
    walk.step(name, async () => expect.soft(await faults(), `${name}: ${route}`).toEqual([]));
}

/** Goes to a page: as whoever opens it sees it, or with a page before it. */
async function arrive(page: Page, route: string, language: Language, go: typeof open | typeof visit): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
  await go(page, route);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
}

async function showMenu(page: Page, shown: boolean): Promise<void> {
  const toggle = page.getByRole('button', { name: 'Toggle menu', exact: true });
  if ((await toggle.getAttribute('aria-expanded')) !== String(shown)) await toggle.click();
}

async function inTheDark(page: Page, look: () => Promise<string[]>): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'dark' });
  await still(page);
  const found = await look();
  await page.emulateMedia({ colorScheme: 'light' });
  return found;
}

walk.describe('in English, on a desktop', () => {
  // axe looks into the previews, which run no scripts.
  walk.use({ locale: 'en-US', allowedErrors: [/status of 404|Blocked script execution in 'about:(?:blank|srcdoc)'/] });

  for (const route of pages) {
    const tool = toolIds.find((id) => route === `/${id}`);
    const promise = promisesOf(route);

    walk(`every-tool ${route}`, async ({ page }) => {
      // A cron schedule has a screen for each way to fill each of its fields.
      walk.slow();
      const withoutShell = isTool(route);
      const words = (): Promise<string[]> => strangersOn(page, 'en', tool);
      const axe = async (theme: 'light' | 'dark', where: string, rules: 'all' | 'colors'): Promise<void> => {
        const find = (): Promise<string[]> => violations(page, { rules, withoutShell });
        await promise(`axe, ${theme}, ${where}`, () => (theme === 'dark' ? inTheDark(page, find) : find()));
      };
      const themes = ['light', 'dark'] as const;
      let screens = 0;
      const lookAtScreen = async (where: string): Promise<void> => {
        // The page as it opens is seen in both themes, what stands behind its tabs in one and the other in turn.
        await axe(themes[screens % 2] ?? 'light', where, 'all');
        if (screens === 0) await axe('dark', where, 'colors');
        screens++;
        await look(where);
      };
      const look = async (where: string): Promise<void> => {
        await promise(`language, ${where}`, words);
        await promise(`links, ${where}`, () => deadLinks(page, routes));
      };

      await watchInjection(page);
      await arrive(page, route, 'en', tool === undefined ? visit : open);
      if (tool !== undefined) await promise('canonical', () => strangeAddresses(page));
      if (tool !== undefined) await promise('first-screen, paste', () => firstScreen(page, tool));
      // The menu is the same everywhere: the home page and About walk through its links, the tools close it.
      await showMenu(page, !isTool(route));
      await promise('keyboard', () => goAround(page));
      await eachScreen(page, lookAtScreen);
      await typeEverywhere(page, wrong);
      await axe('light', 'with wrong input', 'all');
      await axe('dark', 'with wrong input', 'colors');
      await look('with wrong input');
      await typeEverywhere(page, negative);
      await promise('language, with a negative number', words);
      await eachScreen(page, () => attack(page));
      await promise('xss-corpus', () => injections(page));
      await promise('no-foreign-request', () => foreignRequests(page));
    });
  }
});

walk.describe('in French, on a small screen', () => {
  walk.use({
    locale: 'fr-FR',
    viewport: { width: 320, height: 568 },
    allowedErrors: [/status of 404|Blocked script execution in 'about:(?:blank|srcdoc)'/],
  });

  for (const route of pages) {
    const tool = toolIds.find((id) => route === `/${id}`);
    const promise = promisesOf(route);

    walk(`every-tool ${route}`, async ({ page }) => {
      const look = async (where: string): Promise<void> => {
        await promise(`narrow, ${where}`, () => overflows(page));
        await promise(`language, ${where}`, () => strangersOn(page, 'fr', tool));
      };

      await arrive(page, route, 'fr', visit);
      await eachScreen(page, async (where) => {
        await look(where);
        await promise(`axe, ${where}`, () => violations(page, { rules: 'small', withoutShell: isTool(route) }));
      });
      for (const [where, text] of Object.entries({ wrong, negative, unbroken })) {
        await typeEverywhere(page, text);
        await look(`with ${where} input`);
      }
      await promise('no-foreign-request', () => foreignRequests(page));
    });
  }
});
