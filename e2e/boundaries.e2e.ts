import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { textFields } from './fields.ts';
import { expect, openListening, test } from './fixtures.ts';

const tool = '/base64-string-converter';
const reason = 'fails on purpose';
/** It throws wherever the built code has it. */
const thrown = `(()=>{throw new Error(\`${reason}\`)})()`;

/** What is not the tool, and how it is made to throw. */
interface Part {
  readonly name: string;
  /** A page on which it is seen, where it is not that of the usual tool. */
  readonly path?: string;
  /** In the built code: what it says or makes while it renders. */
  readonly code?: RegExp;
  /** In the browser: what it needs. */
  readonly breaks?: (reason: string) => void;
  /** What a user does to see it. */
  readonly act?: (page: Page) => Promise<unknown>;
}

const says = (key: string): RegExp =>
  new RegExp(`(?<![\\w.$])[\\w$]+\\(\`${key.replace('.', String.raw`\.`)}\`\\)`, 'g');

/** A listener on the window as the application adds it; what stands in the page's head listens while events capture. */
const refuse = (type: string): string =>
  `{
    const listen = window.addEventListener;
    window.addEventListener = function (type, hear, ...options) {
      if (type === '${type}' && options.length === 0) throw new Error('${reason}');
      return listen.call(window, type, hear, ...options);
    };
  }`;

const dropFile = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File(['{}'], 'a.json'));
    for (const type of ['dragover', 'drop'])
      document.body.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
  });

/** With the focus nowhere, where a key is not a letter. */
async function askForKeys(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('?');
}

const offerInstall = (page: Page): Promise<boolean> =>
  page.evaluate(() =>
    dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt: async () => undefined })),
  );

const parts: readonly Part[] = [
  { name: 'toasts', code: says('notifications') },
  { name: 'announcer', code: /(?<=`div`,\{role:)`status`(?=,className:\w+\.live)/g },
  { name: 'menu', code: says('tagline') },
  { name: 'top bar', code: says('toggleMenu') },
  { name: 'favorite', code: /(?<=:)`addFavorite`(?=\))/g },
  { name: 'share', code: says('share') },
  { name: 'menu of actions', code: says('more') },
  { name: 'palette', code: says('palette.title'), act: (page) => page.keyboard.press('Control+k') },
  { name: 'recognise panel', code: says('recognise.title'), act: dropFile, path: '/roman-numeral-converter' },
  { name: 'list of keys', code: says('about.keys'), act: askForKeys },
  { name: 'install', code: says('install'), act: offerInstall },
  {
    name: 'head and scroll of a page',
    // The words in the head change with the second page.
    act: async (page) => {
      await page.getByRole('link', { name: 'Home', exact: true }).click();
      await page.waitForURL(/\/$/);
      await page.goBack();
      await page.waitForURL(new RegExp(tool));
    },
    breaks: (reason) =>
      Object.defineProperty(Document.prototype, 'title', {
        get: () => '',
        set: () => {
          throw new Error(reason);
        },
      }),
  },
  {
    name: 'service worker',
    breaks: (reason) => {
      ServiceWorkerContainer.prototype.register = () => {
        throw new Error(reason);
      };
    },
  },
  {
    name: 'early keys',
    breaks: (reason) => {
      let early: object;
      Object.defineProperty(globalThis, 'early', {
        get: () => early,
        set: (made: object) => {
          early = Object.defineProperty(made, 'take', {
            get: () => undefined,
            set: () => {
              throw new Error(reason);
            },
          });
        },
      });
    },
  },
];

/** Breaks the built code on its way to the page; answers how often. */
async function breakCode(page: Page, code: RegExp): Promise<() => number> {
  let count = 0;
  await page.route('**/assets/*.js', (route) => {
    const built = readFileSync(`dist/site${new URL(route.request().url()).pathname}`, 'utf8');
    const body = built.replace(code, () => {
      count += 1;
      return thrown;
    });
    return body === built ? route.continue() : route.fulfill({ contentType: 'text/javascript', body });
  });
  return () => count;
}

/** What the page has written to the console, and what nobody has caught there. */
function consoleOf(page: Page): string[] {
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  page.on('pageerror', (error) => said.push(String(error)));
  return said;
}

async function seeToolWork(page: Page, hasMenu = true): Promise<void> {
  await textFields(page).first().fill('déjà');
  await expect(page.getByRole('main')).toContainText('ZMOpasOg');
  await expect(page.locator('[data-standstill]')).toHaveCount(0);
  if (hasMenu)
    await expect(page.locator('#menu nav').getByRole('link', { name: 'UUID generator', exact: true })).toBeVisible();
}

test.describe('nothing that is not the tool takes the tool with it', () => {
  // React reports that it had to draw the prerendered page again.
  test.use({ allowedErrors: [new RegExp(`${reason}|Minified React error #(?:418|42[0-5])`)] });

  for (const { name, path = tool, code, breaks, act } of parts) {
    test(`boundaries: ${name}`, async ({ page }) => {
      const said = consoleOf(page);
      if (breaks) await page.addInitScript(breaks, reason);
      const broken = code && (await breakCode(page, code));
      await openListening(page, path);
      await act?.(page);
      await expect.poll(() => said.join('\n'), 'the reason is in the console').toContain(reason);
      if (broken) expect(broken(), 'it is in the built code').toBeGreaterThan(0);
      if (path === tool) await seeToolWork(page, name !== 'menu');
      else {
        await textFields(page).first().fill('42');
        await expect(page.getByRole('main')).toContainText('XLII');
      }
    });
  }

  for (const [name, type] of [
    ['keys', 'keydown'],
    ['what is pasted', 'paste'],
    ['the offer to install', 'beforeinstallprompt'],
  ] as const) {
    test(`boundaries: ${name}, which cannot be heard`, async ({ page }) => {
      const said = consoleOf(page);
      await page.addInitScript(refuse(type));
      await openListening(page, tool);
      await expect.poll(() => said.join('\n'), 'the reason is in the console').toContain(reason);
      await seeToolWork(page);
    });
  }

  test('boundaries: tooltips', async ({ page }) => {
    const said = consoleOf(page);
    const broken = await breakCode(page, /(?<=role:)`tooltip`/g);
    await openListening(page, '/git-memo');
    await expect.poll(() => said.join('\n')).toContain(reason);
    expect(broken()).toBeGreaterThan(0);
    await textFields(page).first().fill('wrong branch');
    await expect(page.getByRole('article')).toHaveCount(1);
    // The control that the tip is about is there without it.
    await expect(page.getByRole('article').locator('button[aria-describedby]').first()).toBeVisible();
  });
});
