import { createServer, type ViteDevServer } from 'vite';
import { expect, open, test } from './fixtures.ts';
import { normal, saidOn } from './visit/words.ts';

test.describe('the pseudo-locale', () => {
  let site: ViteDevServer;
  let address: string;
  test.beforeAll(async () => {
    site = await createServer({ logLevel: 'error', server: { port: 0, hmr: false }, cacheDir: '.cache/pseudo' });
    await site.listen();
    address = site.resolvedUrls?.local[0] ?? '';
  });
  test.afterAll(() => site.close());

  test('language: with ?pseudo in development no text of the shell shows untranslated', async ({ browser }) => {
    test.slow();
    const page = await browser.newPage();
    await open(page, `${address}?pseudo`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^⟦.*⟧$/);
    const plain = (await saidOn(page)).map(normal).filter((text) => /[A-Za-z]{3}/.test(text) && !text.includes('⟦'));
    // The product's name, the two languages by their own names, the keys of the search.
    expect(plain.filter((text) => !/^(Toolcrib|English|Français|Ctrl K|⌘ K|Support|\d.*)$/.test(text))).toEqual([]);
    await page.close();
  });
});
