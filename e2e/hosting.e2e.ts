import { hasNginx, startNginx } from '../deploy/nginx.ts';
import { expect, open, test as base } from './fixtures.ts';
import { proxyTo, type Site } from './site.ts';

const places = {
  'nginx alone': async () => startNginx('dist'),
  'nginx behind a proxy that strips /deep/down/': async () => behind(await startNginx('dist'), '/deep/down/', true),
  'nginx behind a proxy that passes /tools/ on': async () =>
    behind(
      await startNginx('dist', { TOOLCRIB_BASE: '/tools/', TOOLCRIB_HIDDEN_TOOLS: 'chronometer' }),
      '/tools/',
      false,
    ),
} satisfies Record<string, () => Promise<Site>>;
type Place = keyof typeof places;

async function behind(site: Site, prefix: string, strips: boolean): Promise<Site> {
  return proxyTo(site, prefix, { strips });
}

const test = base.extend<{ readonly place: Place; readonly site: Site }>({
  place: ['nginx alone', { option: true }],
  site: async ({ place }, use) => {
    const site = await places[place]();
    await use(site);
    await site.stop();
  },
  baseURL: async ({ site }, use) => use(site.url),
});

test.skip(!hasNginx, 'Debian’s nginx or its module for Brotli is not installed');

for (const place of Object.keys(places) as Place[]) {
  test.describe(place, () => {
    test.use({ place, allowedErrors: [/404 \(Not Found\)|MIME type/] });

    test(`hosting: ${place}`, async ({ page, site }) => {
      await open(page, './');
      await page.locator('#menu').getByRole('link', { name: 'Hash text', exact: true }).click();
      await expect(page).toHaveURL(`${site.url}hash-text`);
      // A worker, a deep link with a fragment, and a reload.
      await open(page, 'base64-string-converter/#text=from%20a%20link');
      await expect(page.getByRole('textbox', { name: 'Text' })).toContainText('from a link');
      await page.reload();
      await expect(page).toHaveURL(`${site.url}base64-string-converter`);
      await expect(page.locator('html[data-ready]')).toBeAttached();
      await page.goto('nowhere/at/all');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Not Found');
      await page.getByRole('link', { name: 'Back home' }).click();
      await expect(page).toHaveURL(site.url);
    });
  });
}
