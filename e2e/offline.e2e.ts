import { expect, open, routes, test as base } from './fixtures.ts';
import { serve, type Site } from './site.ts';

const test = base.extend<{ readonly base: string; readonly site: Site }>({
  base: ['/', { option: true }],
  site: async ({ base }, use) => {
    const site = await serve('dist', { base });
    await use(site);
    await site.stop();
  },
  baseURL: async ({ site }, use) => use(site.url),
});

test.use({ serviceWorkers: 'allow' });

/** Under another base the worker's addresses differ, not what it does: some of every kind. */
const walked: Readonly<Record<string, readonly string[]>> = {
  '/': routes,
  '/a/b/': routes.filter((_, index) => index < 4 || index % 8 === 0),
};

for (const [base, walk] of Object.entries(walked)) {
  test.describe(`under ${base}`, () => {
    test.use({ base });

    test(`offline under ${base}: every route after one visit`, async ({ page, site }) => {
      test.setTimeout(600_000);
      await open(page, './');
      await page.getByRole('banner').getByRole('link', { name: 'About' }).click();
      await expect(page.getByText(/^(\d+) of \1 files$/)).toBeVisible({ timeout: 240_000 });
      await site.stop();
      for (const [index, route] of [...walk, '/hash', '/no-such-page'].entries()) {
        // With and without a slash at the end, in turn.
        await open(page, index % 2 === 0 ? `.${route}` : `.${route}/`);
        if (route === '/no-such-page') await expect(page.getByRole('heading', { level: 1 })).toHaveText('Not Found');
        else if (/^\/(about)?$/.test(route)) await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
        else await expect(page.getByRole('button', { name: 'Copy link', exact: true })).toBeVisible();
      }
      await page.getByRole('button', { name: 'Search' }).click();
      await page.getByRole('combobox', { name: 'Type to search' }).fill('json');
      await expect(page.getByRole('dialog').getByRole('option').first()).toBeVisible();
      await page.keyboard.press('Escape');
      await page.getByRole('combobox', { name: 'Language' }).selectOption('Français');
      await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    });
  });
}
