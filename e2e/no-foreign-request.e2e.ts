import { chooseFile, dropFile, eachScreen, textFields, type } from './fields.ts';
import { expect, open, routes, test } from './fixtures.ts';

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
  test.describe(locale, () => {
    test.use({ locale });

    for (const route of some) {
      // The fixture counts the requests to other origins and fails the test for the first.
      test(`no-foreign-request ${route}`, async ({ page }) => {
        const seen: string[] = [];
        page.on('request', (request) => seen.push(new URL(request.url()).protocol));
        await open(page, route);
        await expect(page.locator('html')).toHaveAttribute('lang', locale.slice(0, 2));
        await eachScreen(page, async () => {
          for (const text of typed) {
            for (const field of await textFields(page).all()) await type(field, text);
          }
          await dropFile(page, file);
          for (const input of await page.locator('main input[type=file]').all()) await chooseFile(input, file);
        });
        await page.waitForLoadState('networkidle');
        expect(seen.length).toBeGreaterThan(0);
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
