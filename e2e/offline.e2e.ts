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

for (const base of ['/', '/a/b/']) {
  test.describe(`under ${base}`, () => {
    test.use({ base });

    test(`offline under ${base}: every route after one visit`, async ({ page, site }) => {
      test.slow();
      await open(page, './');
      await page.getByRole('banner').getByRole('link', { name: 'About' }).click();
      await expect(page.getByText(/^(\d+) of \1 files$/)).toBeVisible({ timeout: 60_000 });
      await site.stop();
      for (const route of [...routes, '/hash', '/no-such-page']) {
        for (const address of [`.${route}`, `.${route}/`.replace('//', '/')]) {
          await open(page, address);
          if (route === '/no-such-page') await expect(page.getByRole('heading', { level: 1 })).toHaveText('Not Found');
          else if (/^\/(about)?$/.test(route)) await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
          else await expect(page.getByRole('button', { name: 'Copy link', exact: true })).toBeVisible();
        }
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
