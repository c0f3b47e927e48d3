import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { textFields } from './fields.ts';
import { expect, open, test } from './fixtures.ts';

const tool = '/base64-string-converter';
const reason = 'fails on purpose';
const sentence = (page: Page) => page.getByRole('alert');

/** What was prerendered is there, and a link of it leads to another page, which is there as well. */
async function seeItStand(page: Page, words: RegExp): Promise<void> {
  await expect(sentence(page)).toHaveCount(1);
  await expect(sentence(page)).toHaveText(words);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(textFields(page).first()).toBeVisible();
  await page.locator('#menu').getByRole('link', { name: 'UUID generator', exact: true }).click();
  await page.waitForURL(/\/uuid-generator\/?$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('UUID generator');
}

test.describe('a page that cannot start stays as it was prerendered', () => {
  test.use({ allowedErrors: [/./] });

  for (const [locale, words] of [
    ['en-US', /^This browser is too old .*\(it lacks Array\.prototype\.toSorted, Intl\.Segmenter\)/],
    ['fr-FR', /^Ce navigateur est trop ancien .*\(il lui manque Array\.prototype\.toSorted, Intl\.Segmenter\)/],
  ] as const) {
    test.describe(locale, () => {
      test.use({ locale });

      test('stand still: an old browser', async ({ page }) => {
        await page.addInitScript(() => {
          Reflect.deleteProperty(Array.prototype, 'toSorted');
          Reflect.deleteProperty(Intl, 'Segmenter');
        });
        await page.goto(tool);
        await seeItStand(page, words);
        await expect(sentence(page)).toHaveText(words);
      });

      test('stand still: an error outside of every boundary', async ({ page }) => {
        await page.route('**/assets/*.js', (route) => {
          const built = readFileSync(`dist/site${new URL(route.request().url()).pathname}`, 'utf8');
          const body = built.replace(/(?<![\w.$])[\w$]+\(`skip`\)/, `(()=>{throw new Error('${reason}')})()`);
          return body === built ? route.continue() : route.fulfill({ contentType: 'text/javascript', body });
        });
        await page.goto(tool);
        await seeItStand(page, locale === 'fr-FR' ? /^Une erreur s’est produite/ : /^Something went wrong/);
      });
    });
  }

  for (const [name, answer] of [
    ['does not load', { status: 404, body: '' }],
    ['throws', { contentType: 'text/javascript', body: `throw new Error('${reason}');` }],
  ] as const) {
    test(`stand still: an application that ${name}`, async ({ page }) => {
      await page.route('**/assets/*.js', (route) => route.fulfill(answer));
      await page.goto(tool);
      await seeItStand(page, /^Something went wrong/);
    });
  }

  test('stand still: an application whose first steps fail', async ({ page }) => {
    await page.addInitScript((reason) => {
      history.replaceState = () => {
        throw new Error(reason);
      };
    }, reason);
    // The script in the head leaves this address as it is, so that it is the application that fails.
    await page.goto(`${tool}/`);
    await seeItStand(page, /^Something went wrong/);
  });

  test('stand still: a page that is found nowhere', async ({ page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(Array.prototype, 'toSorted'));
    await page.goto('/no-such-page');
    await expect(sentence(page)).toHaveText(/^This browser is too old/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('stand still: controls take what is done to them', async ({ page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(Array.prototype, 'toSorted'));
    await page.goto(tool);
    await textFields(page).first().fill('typed');
    await page.locator('#menu').getByRole('button').first().click();
    await expect(page.locator('[data-heard]')).toHaveCount(0);
    await expect(textFields(page).first()).toHaveValue('typed');
  });
});

test('stand still: a browser of today is asked for nothing', async ({ page }) => {
  await open(page, tool);
  await expect(sentence(page)).toHaveCount(0);
});
