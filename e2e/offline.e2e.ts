import { readdirSync, readFileSync } from 'node:fs';
import type { BrowserContext, Page } from '@playwright/test';
import { expect, open, test as base } from './fixtures.ts';
import { proxyTo, serve, type Site } from './site.ts';

const test = base.extend<{ readonly base: string; readonly asked: string[]; readonly site: Site }>({
  base: ['/', { option: true }],
  /** The paths that the server was asked for. */
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures from it
  asked: async ({}, use) => use([]),
  site: async ({ base, asked }, use) => {
    const onRequest = (path: string): void => void asked.push(path.slice(base.length));
    const site = await proxyTo(await serve('dist', { base }), base, { strips: false, onRequest });
    await use(site);
    await site.stop();
  },
  baseURL: async ({ site }, use) => use(site.url),
});

test.use({ serviceWorkers: 'allow' });
// A slow machine takes minutes for 1,800 files.
test.describe.configure({ timeout: 900_000 });

/** What every page is made of; the page itself is the same file for all. */
const shell = ['favicon.svg', 'files.json', 'index.html', 'manifest.webmanifest', 'shell.html'];
const assets = readdirSync('dist/site/assets').filter((name) => !/\.(?:br|gz)$/.test(name));
const files = [...shell, ...assets.map((name) => `assets/${name}`)].toSorted();

/** The order in which they are kept: what every page needs, the pages, what these load later, large libraries and data. */
const { groups } = JSON.parse(readFileSync('dist/site/sw.js', 'utf8').match(/^const build = (.*);$/m)?.[1] ?? '{}') as {
  readonly groups: readonly (readonly string[])[];
};
const groupOf = (file: string): number => groups.findIndex((group) => group.includes(file));

/** The files that are kept on the device, sorted. */
const kept = async (page: Page, base = '/'): Promise<string[]> => {
  const found = await page.evaluate(async (start) => {
    const lists = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
    return lists.flat().map(({ url }) => new URL(url).pathname.slice(start));
  }, base.length);
  // The sign that all of them are wanted.
  return found.filter((file) => file !== 'keeps-all').toSorted();
};

const firstPage = './base64-string-converter';

/** Opens the first page and waits until what it has used is kept, and nothing else. */
async function openFirst(page: Page, context: BrowserContext, base: string): Promise<void> {
  // The clock of the tests knows nothing of what the page has loaded.
  await context.addInitScript(() => Object.assign(globalThis, { realPerformance: performance }));
  await context.clock.install();
  await context.addInitScript(() => {
    const { realPerformance } = globalThis as unknown as { realPerformance: Performance };
    Object.defineProperty(globalThis, 'performance', { value: realPerformance, configurable: true });
  });
  await open(page, firstPage);
  await expect(async () => {
    const used = await page.evaluate(
      (start) =>
        [
          ...performance.getEntriesByType('resource').map(({ name }) => name),
          // The style that came with the page.
          ...[...document.querySelectorAll<HTMLLinkElement>('link[disabled]')].map(({ href }) => href),
        ]
          .map((name) => new URL(name).pathname.slice(start))
          .filter((name) => name.startsWith('assets/')),
      base.length,
    );
    expect(used.some((file) => groupOf(file) === 1)).toBe(true);
    expect(await kept(page, base)).toEqual([...new Set([...shell, ...(groups[0] ?? []), ...used])].toSorted());
  }).toPass();
}

/** Routes of every kind, none of them visited: the shell's, a tool, one with heavy data, an old path, an unknown one. */
const kinds = ['/', '/about', '/json-prettify', '/mac-address-lookup', '/hash', '/no-such-page'];

/** Opens pages of every kind without a network, chooses a tool in the palette, and the other language. */
async function useOffline(page: Page): Promise<void> {
  for (const [index, route] of kinds.entries()) {
    // With and without a slash at the end, in turn.
    await open(page, index % 2 === 0 ? `.${route}` : `.${route}/`);
    if (route === '/no-such-page') await expect(page.getByRole('heading', { level: 1 })).toHaveText('Not Found');
    else if (route === '/') await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
    else if (route === '/about') await expect(page.getByText(/^([\d,]+) of \1 files$/)).toBeVisible();
    else await expect(page.getByRole('button', { name: 'Share', exact: true })).toBeVisible();
  }
  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByRole('combobox', { name: 'Type to search' }).fill('json');
  await expect(page.getByRole('dialog').getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('combobox', { name: 'Language' }).selectOption('Français');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
}

test('offline: every file has its place in the order', () => {
  expect(groups.flat().toSorted()).toEqual(assets.map((name) => `assets/${name}`).toSorted());
  expect(groups.map((group) => group.length > 0)).toEqual([true, true, true, true]);
});

test('offline: what was opened first is kept at once, then the pages, large libraries and data last; then pages of every kind open', async ({
  page,
  context,
  base,
  asked,
  site,
}) => {
  await openFirst(page, context, base);
  const before = asked.length;
  await expect(async () => {
    await context.clock.runFor(6000);
    await expect(page.locator('#menu footer').getByText('Ready offline')).toBeVisible({ timeout: 500 });
  }).toPass();
  expect(await kept(page)).toEqual(files);
  const later = asked.slice(before).filter((path) => path.startsWith('assets/'));
  // Nothing is fetched twice, and no group begins before the last one is there.
  expect(later).toEqual([...new Set(later)]);
  const order = later.map(groupOf);
  expect(order).toEqual(order.toSorted((a, b) => a - b));
  expect(new Set(order)).toEqual(new Set([1, 2, 3]));
  await site.stop();
  await useOffline(page);
});

test.describe('offline by choice', () => {
  // The editor is not kept: the plain field stays.
  test.use({ allowedErrors: [/net::ERR_(?:FAILED|INTERNET_DISCONNECTED)/] });
  test.use({ base: '/a/b/' });
  for (const [what, connection] of [
    ['Save-Data', { saveData: true, effectiveType: '4g' }],
    ['a slow line', { saveData: false, effectiveType: '3g' }],
  ] as const) {
    test(`offline: with ${what} the rest is offered, with its size`, async ({ page, context, base, asked, site }) => {
      await context.addInitScript((stub) => {
        Object.defineProperty(navigator, 'connection', { value: stub });
      }, connection);
      await openFirst(page, context, base);
      const foot = page.locator('#menu footer');
      const offer = foot.getByRole('button', { name: /^Make available offline \([\d.]+\sMB\)$/ });
      await expect(async () => {
        await context.clock.runFor(6000);
        await expect(offer).toBeVisible({ timeout: 500 });
      }).toPass();
      await context.clock.runFor(60_000);
      const fetched = asked.filter((path) => groupOf(path) > 0);
      const used = await kept(page, base);
      expect(fetched.filter((path) => !used.includes(path))).toEqual([]);
      expect(used.length).toBeLessThan(files.length / 4);
      await expect(foot.getByText('Ready offline')).toHaveCount(0);

      // What was visited works without a network.
      await context.setOffline(true);
      await open(page, firstPage);
      await page.getByRole('textbox', { name: 'Text', exact: true }).fill('offline');
      await expect(page.getByRole('textbox', { name: 'Base64' })).toContainText('b2ZmbGluZQ==');
      await context.setOffline(false);
      if (connection.saveData) return;

      await expect(async () => {
        await context.clock.runFor(6000);
        await expect(offer).toBeVisible({ timeout: 500 });
      }).toPass();
      await offer.click();
      await expect(foot.getByRole('status')).toHaveText('Making every tool available offline…');
      await expect(async () => {
        await context.clock.runFor(6000);
        await expect(foot.getByText('Ready offline')).toBeVisible({ timeout: 500 });
      }).toPass();
      expect(await kept(page, base)).toEqual(files);
      await site.stop();
      await useOffline(page);
    });
  }
});
