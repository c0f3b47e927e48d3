import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { textFields } from './fields.ts';
import { expect, open, test } from './fixtures.ts';

const tool = '/base64-string-converter';
const reason = 'fails on purpose';
const scripts = '**/assets/*.js';
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

/** Takes from the pages that are opened from now on what the sources use. */
async function ageBrowser(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Reflect.deleteProperty(Array.prototype, 'toSorted');
    Reflect.deleteProperty(Intl, 'Segmenter');
  });
}

/** Opens a page that fails outside of every boundary. */
async function openFailing(page: Page): Promise<void> {
  await page.route(scripts, (route) => {
    const built = readFileSync(`dist/site${new URL(route.request().url()).pathname}`, 'utf8');
    const body = built.replace(/(?<![\w.$])[\w$]+\(`skip`\)/, `(()=>{throw new Error('${reason}')})()`);
    return body === built ? route.continue() : route.fulfill({ contentType: 'text/javascript', body });
  });
  await page.goto(tool);
}

test.describe('a page that cannot start stays as it was prerendered', () => {
  test.use({ allowedErrors: [/./] });

  test('stand still: an old browser', async ({ page }) => {
    await ageBrowser(page);

    await test.step('its pages stand', async () => {
      const words = /^This browser is too old .*\(it lacks Array\.prototype\.toSorted, Intl\.Segmenter\)/;
      await page.goto(tool);
      await seeItStand(page, words);
      await expect(sentence(page)).toHaveText(words);
    });

    await test.step('a page that is found nowhere stands', async () => {
      await page.goto('/no-such-page');
      await expect(sentence(page)).toHaveText(/^This browser is too old/);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });

    await test.step('controls take what is done to them', async () => {
      await page.goto(tool);
      await textFields(page).first().fill('typed');
      await page.locator('#menu').getByRole('button').first().click();
      await expect(page.locator('[data-heard]')).toHaveCount(0);
      await expect(textFields(page).first()).toHaveValue('typed');
    });
  });

  test('stand still: an application that fails', async ({ page }) => {
    for (const [name, answer] of [
      ['does not load', { status: 404, body: '' }],
      ['throws', { contentType: 'text/javascript', body: `throw new Error('${reason}');` }],
    ] as const) {
      await test.step(`it ${name}`, async () => {
        await page.route(scripts, (route) => route.fulfill(answer));
        await page.goto(tool);
        await seeItStand(page, /^Something went wrong/);
        await page.unrouteAll({ behavior: 'ignoreErrors' });
      });
    }

    await test.step('an error is outside of every boundary', async () => {
      await openFailing(page);
      await seeItStand(page, /^Something went wrong/);
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    });

    await test.step('its first steps fail', async () => {
      await page.addInitScript((reason) => {
        history.replaceState = () => {
          throw new Error(reason);
        };
      }, reason);
      // The script in the head leaves this address as it is, so that it is the application that fails.
      await page.goto(`${tool}/`);
      await seeItStand(page, /^Something went wrong/);
    });
  });

  test.describe('in French', () => {
    test.use({ locale: 'fr-FR' });

    test('stand still: it is said in French', async ({ page }) => {
      await test.step('that an error is outside of every boundary', async () => {
        await openFailing(page);
        await seeItStand(page, /^Une erreur s’est produite/);
        await page.unrouteAll({ behavior: 'ignoreErrors' });
      });

      await test.step('that a browser is old', async () => {
        await ageBrowser(page);
        const words = /^Ce navigateur est trop ancien .*\(il lui manque Array\.prototype\.toSorted, Intl\.Segmenter\)/;
        await page.goto(tool);
        await seeItStand(page, words);
        await expect(sentence(page)).toHaveText(words);
      });
    });
  });
});

test('stand still: a browser of today is asked for nothing', async ({ page }) => {
  await open(page, tool);
  await expect(sentence(page)).toHaveCount(0);
});
