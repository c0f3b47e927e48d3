import type { Tool } from '../src/core/tool.ts';
import { expect, open, routes, test as base, toolIds } from './fixtures.ts';
import { serve, serveBehindProxy, type Site } from './site.ts';

type Place = 'serve /tools/' | 'serve /a/b/' | 'proxy /deep/down/';

const test = base.extend<{ readonly place: Place }, { readonly sites: ReadonlyMap<Place, Site> }>({
  place: ['serve /tools/', { option: true }],
  sites: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures from it
    async ({}, use) => {
      const sites = new Map<Place, Site>([
        ['serve /tools/', await serve('dist', { base: '/tools/' })],
        ['serve /a/b/', await serve('dist', { base: '/a/b/' })],
        ['proxy /deep/down/', await serveBehindProxy('/deep/down/')],
      ]);
      await use(sites);
      for (const site of sites.values()) await site.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ place, sites }, use) => use(sites.get(place)?.url ?? ''),
});

/** Every route behind the proxy, the hardest of the three; those that differ in kind under the others. */
const some = ['/', '/about', '/json-prettify', '/hash-text'];
const places: Readonly<Record<Place, readonly string[]>> = {
  'serve /tools/': some,
  'serve /a/b/': some,
  'proxy /deep/down/': routes,
};

async function oldPaths(): Promise<[old: string, path: string][]> {
  const tools = await Promise.all(
    toolIds.map(async (id) => {
      const { default: tool } = (await import(`../src/tools/${id}/tool.ts`)) as { default: Tool };
      return (tool.redirectFrom ?? []).map((old): [string, string] => [old.slice(1), id]);
    }),
  );
  return tools.flat();
}

for (const [place, walked] of Object.entries(places) as [Place, readonly string[]][]) {
  test.describe(place, () => {
    test.use({ place });

    for (const [index, route] of walked.entries()) {
      test(`sub-path ${place}: ${route} with and without a slash at the end, and reloaded`, async ({
        page,
        baseURL,
      }) => {
        const path = route.slice(1);
        const addresses = path === '' ? ['./', './index.html'] : [path, `${path}/`, `${path}/index.html?a=1`];
        // The routes that differ in kind by every address, the others in turn by one of them.
        for (const address of some.includes(route) ? addresses : [addresses[index % 3] ?? path]) {
          await open(page, address);
          const search = address.includes('?') ? '?a=1' : '';
          expect(page.url()).toBe(`${baseURL}${path}${search}`);
          await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
          await expect(page.getByRole('heading', { level: 1, name: 'Not Found' })).toHaveCount(0);
        }
        await page.reload();
        await expect(page.locator('html[data-ready]')).toBeAttached();
        // Icons follow when the page is idle.
        await expect(page.locator('use[href^="."]')).toHaveCount(0);
        const outside = await page.evaluate(
          (root) =>
            // Style sheets and scripts have been loaded by then; touching their addresses would load them again.
            [...document.querySelectorAll('body [href], body [src], link:is([rel~=icon], [rel=manifest])')]
              .map(
                (element) => new URL(element.getAttribute('href') ?? element.getAttribute('src') ?? '', location.href),
              )
              .filter(({ protocol, origin }) => protocol.startsWith('http') && origin === location.origin)
              .filter(({ href }) => !href.startsWith(root))
              .map(({ href }) => href),
          baseURL ?? '',
        );
        expect(outside).toEqual([]);
        // Out and back in the application.
        await page.locator('#menu a').first().click();
        await expect(page).toHaveURL(baseURL ?? '');
        await page.goBack();
        if (path !== '') await expect(page).toHaveURL(new RegExp(`/${path}(\\?a=1)?$`));
      });
    }

    test(`sub-path ${place}: old paths lead on, query and anchor kept, and Back does not bounce`, async ({
      page,
      baseURL,
    }) => {
      await open(page, 'about');
      for (const [index, [old, path]] of (await oldPaths()).entries()) {
        const slashes = place === 'proxy /deep/down/' ? ['', '/'] : [index % 2 === 0 ? '' : '/'];
        for (const slash of slashes) {
          await open(page, `${old}${slash}?a=1&b=%20#there`);
          expect(page.url()).toBe(`${baseURL}${path}?a=1&b=%20#there`);
          await page.goBack();
          await expect(page).toHaveURL(`${baseURL}about`);
        }
      }
      await open(page, 'base64-converter#text=from%20a%20link');
      await expect(page).toHaveURL(`${baseURL}base64-string-converter`);
      await expect(page.getByRole('textbox', { name: 'Text' })).toContainText('from a link');
    });

    test(`sub-path ${place}: a missing chunk is 404 and never the page`, async ({ request }) => {
      for (const path of ['assets/gone-12345678.js', 'assets/gone', 'hash-text/assets/gone.css', 'gone.js']) {
        const response = await request.get(path);
        expect(response.status()).toBe(404);
        expect(await response.text()).not.toContain('<html');
      }
    });

    test.describe('unknown paths', () => {
      test.use({ allowedErrors: [/404 \(Not Found\)|MIME type/] });

      test(`sub-path ${place}: unknown paths at any depth show the page not found`, async ({ page, baseURL }) => {
        for (const path of ['nowhere', 'nowhere/', 'a/b/c/d', 'hash-text/more', 'hash-text/more/', 'c-lib', 'assets']) {
          await page.goto('about');
          const response = await page.goto(path);
          expect(response?.status(), path).toBe(404);
          await expect(page.locator('html[data-ready]')).toBeAttached();
          await expect(page.getByRole('heading', { level: 1 })).toHaveText('Not Found');
          await expect(page).toHaveTitle('Not Found - Toolcrib');
          const home = page.getByRole('link', { name: 'Back home' });
          expect(await home.evaluate((link) => getComputedStyle(link).backgroundColor)).not.toBe('rgba(0, 0, 0, 0)');
          await home.click();
          await expect(page).toHaveURL(baseURL ?? '');
          await expect(page.getByRole('searchbox', { name: 'Filter the tools' })).toBeVisible();
        }
      });
    });
  });
}
