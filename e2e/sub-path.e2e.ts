import { expect, open, test as base } from './fixtures.ts';
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

/**
 * The routes that differ in kind at the first place, a tool at the others, and an unknown path of another depth at each place. That every route is there with
 * all that it loads needs no browser (sub-path.test.ts).
 */
const walked: Readonly<Record<Place, readonly string[]>> = {
  'serve /tools/': ['/', '/about', '/hash-text'],
  'serve /a/b/': ['/hash-text'],
  'proxy /deep/down/': ['/hash-text'],
};
const places: Readonly<Record<Place, string>> = {
  'serve /tools/': 'nowhere',
  'serve /a/b/': 'a/b/c/d',
  'proxy /deep/down/': 'hash-text/more/',
};

for (const [place, unknown] of Object.entries(places) as [Place, string][]) {
  test.describe(place, () => {
    test.use({ place });

    for (const route of walked[place]) {
      test(`sub-path ${place}: ${route} with and without a slash at the end, and reloaded`, async ({
        page,
        baseURL,
      }) => {
        const path = route.slice(1);
        const addresses = path === '' ? ['./', './index.html'] : [path, `${path}/`, `${path}/index.html?a=1`];
        for (const address of addresses) {
          await open(page, address);
          const search = address.includes('?') ? '?a=1' : '';
          expect(page.url()).toBe(`${baseURL}${path}${search}`);
          await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
          await expect(page.getByRole('heading', { level: 1, name: 'Not Found' })).toHaveCount(0);
        }
        await page.reload();
        await expect(page.locator('html[data-ready]')).toBeAttached();
        // The style stands in the page: what is loaded later does not load it again.
        if (path === 'hash-text') await expect(page.locator('[data-answer]').first()).toContainText(/[\da-f]{64}/);
        const sheets = await page.evaluate(() =>
          performance.getEntriesByType('resource').flatMap(({ name }) => /[^/]*\.css$/.exec(name) ?? []),
        );
        expect(sheets).toEqual([]);
        // It is there all the same.
        if (path === 'hash-text') await expect(page.locator('main summary').first()).toHaveCSS('font-weight', '550');
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

    test(`sub-path ${place}: an old path leads on, query and anchor kept, and Back does not bounce`, async ({
      page,
      baseURL,
    }) => {
      await open(page, 'about');
      await open(page, 'hash?a=1&b=%20#there');
      expect(page.url()).toBe(`${baseURL}hash-text?a=1&b=%20#there`);
      await page.goBack();
      await expect(page).toHaveURL(`${baseURL}about`);
      await open(page, 'base64-converter#text=from%20a%20link');
      await expect(page).toHaveURL(`${baseURL}base64-string-converter`);
      await expect(page.getByRole('textbox', { name: 'Text' })).toContainText('from a link');
    });

    test.describe('an unknown path', () => {
      test.use({ allowedErrors: [/404 \(Not Found\)|MIME type/] });

      test(`sub-path ${place}: an unknown path shows the page not found`, async ({ page, baseURL }) => {
        await page.goto('about');
        await open(page, unknown);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Not Found');
        await expect(page).toHaveTitle('Not Found - Toolcrib');
        const home = page.getByRole('link', { name: 'Back home' });
        expect(await home.evaluate((link) => getComputedStyle(link).backgroundColor)).not.toBe('rgba(0, 0, 0, 0)');
        const search = page.locator('link[rel=search]');
        expect(await search.evaluate((link: HTMLLinkElement) => link.href)).toBe(`${baseURL}opensearch.xml`);
        await home.click();
        await expect(page).toHaveURL(baseURL ?? '');
        await expect(page.getByRole('searchbox', { name: 'Search tools, or paste anything' })).toBeVisible();
      });
    });
  });
}
