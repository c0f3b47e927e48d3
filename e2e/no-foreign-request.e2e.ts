import { chooseFile, dropFile, eachScreen, typeEverywhere } from './fields.ts';
import { expect, open, routes, test, visit, walk } from './fixtures.ts';

const file = {
  name: 'notes.txt',
  type: 'text/plain',
  content: 'https://example.org/ <img src="https://example.org/x">',
};
const typed = ['https://example.org/a?b=c', 'example.org', '192.0.2.1', '<img src="https://example.org/x.png">'];

/** In French the same code runs with other words, which the walk `language` opens for every tool. */
const walks = {
  'en-US': routes,
  'fr-FR': ['/', '/about', '/json-prettify', '/hash-text', '/color-converter', '/camera-recorder'],
};

for (const [locale, some] of Object.entries(walks)) {
  walk.describe(locale, () => {
    walk.use({ locale });

    for (const route of some) {
      // The fixture counts the requests to other origins and fails the test for the first.
      walk(`no-foreign-request ${route}`, async ({ page }) => {
        await visit(page, route);
        await expect(page.locator('html')).toHaveAttribute('lang', locale.slice(0, 2));
        await eachScreen(page, async () => {
          await typeEverywhere(page, ...typed);
          await dropFile(page, file);
          for (const input of await page.locator('main input[type=file]').all()) await chooseFile(input, file);
        });
        await page.waitForTimeout(150);
        // What the browser itself has seen, whoever asked for it; the fixture knows those of the page and its workers.
        const asked = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
        expect(asked.length).toBeGreaterThan(0);
        expect(
          asked.filter((name) => !/^(blob|data):/.test(name) && !name.startsWith(new URL(page.url()).origin)),
        ).toEqual([]);
      });
    }
  });
}

test('no-foreign-request: About counts none', async ({ page }) => {
  await open(page, '/base64-string-converter');
  await page.getByRole('link', { name: 'About' }).click();
  await expect(page.getByText('Requests to other origins')).toBeVisible();
  await expect(page.locator('#privacy output')).toHaveText('0');
});
