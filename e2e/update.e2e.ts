import { readdirSync, rmSync } from 'node:fs';
import type { BrowserContext, Page } from '@playwright/test';
import { settled, textFields } from './fields.ts';
import { expect, open, test as base, toolIds } from './fixtures.ts';
import { changedBuild, changedMark, serve, type Site } from './site.ts';

// A worker of the site and a clock of their own.
base.use({ reuseContext: false });
// One after the other in one worker: the changed build is made once.
base.describe.configure({ mode: 'default' });

interface Deployment {
  /** Stops the first version and serves the changed one in its place. */
  deploy(): Promise<void>;
}

const test = base.extend<{ readonly first: Site & Deployment }, { readonly changed: string }>({
  changed: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures from it
    async ({}, use) => {
      const changed = changedBuild();
      await use(changed);
      rmSync(changed, { recursive: true });
    },
    { scope: 'worker' },
  ],
  first: async ({ changed }, use) => {
    let site = await serve();
    const { url } = site;
    const deploy = async (): Promise<void> => {
      await site.stop();
      site = await serve(changed, { port: Number(new URL(url).port) });
    };
    await use({ url, deploy, stop: () => site.stop() });
    await site.stop();
  },
  baseURL: async ({ first }, use) => use(first.url),
});

/** What a page asks for between the end of the first version and the start of the changed one, or of the first after. */
const betweenVersions =
  /ERR_(?:CONNECTION_(?:REFUSED|RESET|CLOSED)|SOCKET_NOT_CONNECTED|EMPTY_RESPONSE|FAILED)|404 \(Not Found\)/;
const assets = readdirSync('dist/site/assets').filter((name) => !/\.(?:br|gz)$/.test(name));
/** A tool of every kind: light, with a library, with data of its own, with a worker. */
const walked = toolIds.filter((_, index) => index % 6 === 0);

interface Record {
  /** Attempts to activate a version or to reload this page. */
  readonly updates: string[];
  /** How often another version took charge. */
  changes: number;
}

/** Runs in the page before the application. */
function record(): void {
  const found: Record = { updates: [], changes: 0 };
  Object.assign(globalThis, { found });
  // The blank page that comes before is not a secure context.
  if (!('serviceWorker' in navigator)) return;
  const { postMessage } = ServiceWorker.prototype;
  ServiceWorker.prototype.postMessage = function (this: ServiceWorker, message: { readonly type: string }) {
    if (message.type === 'SKIP_WAITING') found.updates.push(message.type);
    postMessage.call(this, message);
  };
  navigation.addEventListener('navigate', ({ navigationType }) => {
    if (navigationType === 'reload') found.updates.push(navigationType);
  });
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    found.changes += 1;
  });
}

const recordOf = (page: Page): Promise<Record & { readonly isSame?: boolean }> =>
  page.evaluate(() => ({ ...(globalThis as unknown as { found: Record }).found, isSame: 'isSame' in globalThis }));

/** Lets the time of all pages go on: they look every second whether they are quiet. */
const passTime = (context: BrowserContext): Promise<void> => context.clock.runFor(5000);

async function underWorker(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller) return;
    await new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve));
  });
  // From now on it must not be loaded again by itself.
  await page.evaluate(() => Object.assign(globalThis, { isSame: true }));
}

/** Looks for a newer version and waits until it is installed. */
const findUpdate = (page: Page): Promise<boolean> =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    await registration?.update();
    const found = registration?.installing;
    await new Promise<void>((resolve) => {
      const look = (): void => void (found?.state === 'installing' || resolve());
      found?.addEventListener('statechange', look);
      look();
    });
    return found != null && found.state !== 'redundant';
  });

async function expectUntouched(page: Page): Promise<void> {
  const { updates, isSame } = await recordOf(page);
  expect({ updates, isSame }).toEqual({ updates: [], isSame: true });
}

/** Is it a page of the changed build? It names its files. */
const isChanged = async (page: Page): Promise<boolean> => {
  const named = ['html[data-entry', 'head [href', 'script[src'].map((name) => `${name}*="${changedMark}."]`);
  return (await page.locator(named.join()).count()) > 0;
};

/** Waits until the page has reloaded itself. */
async function expectReload(page: Page): Promise<void> {
  const reloaded = page.waitForEvent('load');
  await passTime(page.context());
  // The version takes charge of the page, which then looks once more.
  await expect(async () => {
    await passTime(page.context());
    expect(await isChanged(page)).toBe(true);
  }).toPass();
  await reloaded;
}

function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('load', () => (loads += 1));
  return () => loads;
}

/** The files named after their content that the worker keeps. */
const assetsOf = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const lists = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
    return lists.flatMap((list) => list.map(({ url }) => url)).filter((url) => url.includes('/assets/'));
  });

/** Waits until every file of the version in charge is kept. */
async function keptWhole(page: Page): Promise<void> {
  await expect(async () => {
    await passTime(page.context());
    expect(await assetsOf(page)).toHaveLength(assets.length);
  }).toPass();
}

const notice = (page: Page) => page.getByRole('paragraph').filter({ hasText: 'A new version is ready.' });

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow', allowedErrors: [betweenVersions] });
  test.beforeEach(async ({ context }) => {
    await context.clock.install();
    await context.addInitScript(record);
  });

  for (const visit of ['first', 'second'] as const) {
    test(`update on a ${visit} visit: waits while somebody types, keeps the text, reloads once`, async ({
      page,
      context,
      first,
    }) => {
      const text = textFields(page).first();
      await open(page, '/base64-string-converter');
      await underWorker(page);
      if (visit === 'second') {
        await open(page, '/base64-string-converter');
        await underWorker(page);
      }
      await settled(page);
      await text.fill('typed before the update');
      await first.deploy();
      expect(await findUpdate(page)).toBe(true);
      await passTime(context);
      await expectUntouched(page);
      await expect(notice(page)).toHaveCount(0);

      const loads = countLoads(page);
      await page.getByRole('heading', { level: 1 }).click();
      await expectReload(page);
      await settled(page);
      await expect(text).toHaveText('typed before the update');
      await underWorker(page);
      await passTime(context);
      await expectUntouched(page);
      expect(loads()).toBe(1);
      // No page needs the files of the first version any more.
      await expect.poll(async () => (await assetsOf(page)).filter((url) => !url.includes(changedMark))).toEqual([]);
    });
  }

  test('update: a tab with a key pair, a secret or a file keeps it, while a quiet tab is updated', async ({
    page: keys,
    context,
    first,
  }) => {
    // Four tabs, three of which load a second version.
    test.slow();
    // In the background since long.
    await keys.addInitScript(() => Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' }));
    const [secret, file, quiet] = [await context.newPage(), await context.newPage(), await context.newPage()];
    const held = [keys, secret, file];
    const fingerprint = keys.getByText(/SHA256:/).first();
    const typed = secret.getByRole('textbox', { name: 'Key', exact: true });
    const chosen = file.getByText('chosen.bin').first();
    await open(quiet, '/about');
    await underWorker(quiet);
    await open(keys, '/rsa-key-pair-generator');
    const before = await fingerprint.innerText();
    await open(secret, '/hmac-generator');
    await typed.fill('half-typed sec');
    await open(file, '/hash-text');
    await file.getByRole('tab', { name: 'File' }).click();
    await file
      .locator('main input[type=file]')
      .setInputFiles({ name: 'chosen.bin', mimeType: 'application/octet-stream', buffer: Buffer.from('content') });
    await expect(chosen).toBeVisible();
    await Promise.all(held.map(underWorker));

    await keptWhole(quiet);
    const ownFiles = await assetsOf(quiet);

    await first.deploy();
    expect(await findUpdate(keys)).toBe(true);
    await expectReload(quiet);
    for (const page of held) {
      // The new version is in charge of it.
      await expect.poll(() => recordOf(page)).toMatchObject({ isSame: true, changes: 1 });
      await expect(notice(page)).toBeVisible();
    }
    await passTime(context);
    for (const page of held) await expectUntouched(page);
    expect(await fingerprint.innerText()).toBe(before);
    await expect(typed).toHaveValue('half-typed sec');
    await expect(chosen).toBeVisible();

    // The files of the first version are still there for them, and not only in the browser's own cache.
    expect(await assetsOf(file)).toEqual(expect.arrayContaining(ownFiles));
    await file.locator('#menu a[href="/roman-numeral-converter"]').first().dispatchEvent('click');
    await expect(file.getByRole('button', { name: 'Share', exact: true })).toBeVisible();
    await expect(file.getByRole('heading', { level: 1 })).toHaveText(/Roman/);
    expect(await isChanged(file)).toBe(false);
    // Without the chosen file that tab is quiet.
    await expectReload(file);
    // Nobody but the user reloads the tab that holds something.
    await Promise.all([secret.waitForEvent('load'), secret.getByRole('button', { name: 'Reload' }).click()]);
    expect(await isChanged(secret)).toBe(true);
    await expectUntouched(keys);
    expect(await fingerprint.innerText()).toBe(before);
  });

  test('update: an old tab whose files are all kept opens tools of every kind', async ({ page, context, first }) => {
    await open(page, '/about');
    await underWorker(page);
    await expect(async () => {
      await passTime(context);
      await expect(page.getByText(/^([\d,]+) of \1 files$/)).toBeVisible({ timeout: 500 });
    }).toPass();
    await page.getByRole('banner').getByRole('link', { name: 'Home' }).click();
    await first.deploy();
    expect(await openTools(page)).toEqual([]);
  });
});

test.describe('without a service worker', () => {
  const goneFiles = /dynamically imported module|MIME type|Unable to preload/;
  test.use({ allowedErrors: [new RegExp(`${goneFiles.source}|${betweenVersions.source}`)] });

  test('update: an old tab opens every tool or offers Reload, which mends it', async ({ page, first }) => {
    await open(page, '/');
    await first.deploy();
    expect(await openTools(page)).not.toEqual([]);
    await expect(page.getByRole('main').getByRole('button', { name: 'Reload' })).toBeVisible();
    await Promise.all([
      page.waitForEvent('load'),
      page.getByRole('main').getByRole('button', { name: 'Reload' }).click(),
    ]);
    expect(await isChanged(page)).toBe(true);
    await expect(page.getByRole('button', { name: 'Share', exact: true })).toBeVisible();
  });
});

/** Follows links of the menu; the tools that offered Reload. */
async function openTools(page: Page): Promise<string[]> {
  const offered: string[] = [];
  const reload = page.getByRole('main').getByRole('button', { name: 'Reload' });
  const heading = (name: string) => page.getByRole('main').getByRole('heading', { level: 1, name, exact: true });
  for (const id of walked) {
    const link = page.locator(`#menu a[href="/${id}"]`).first();
    const name = (await link.getAttribute('title')) ?? '';
    await link.dispatchEvent('click');
    await expect(heading(name).or(heading('Part of the site could not be loaded'))).toBeVisible();
    if ((await reload.count()) > 0) offered.push(id);
  }
  return offered;
}
