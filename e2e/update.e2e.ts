import { rmSync } from 'node:fs';
import type { BrowserContext, Page } from '@playwright/test';
import { settled, textFields } from './fields.ts';
import { expect, open, test as base, toolIds } from './fixtures.ts';
import { changedBuild, changedMark, serve, type Site } from './site.ts';

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

const tool = '/base64-string-converter';
/** What a page asks for between the end of the first version and the start of the changed one. */
const betweenVersions = /ERR_CONNECTION_REFUSED/;

async function underWorker(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    while (!navigator.serviceWorker.controller) await new Promise((resolve) => setTimeout(resolve, 50));
  });
}

const isChanged = (page: Page): Promise<boolean> =>
  page.evaluate(
    (mark) => performance.getEntriesByType('resource').some(({ name }) => name.includes(mark)),
    changedMark,
  );

async function typeText(page: Page): Promise<void> {
  await settled(page);
  await textFields(page).first().fill('typed before the update');
}

async function expectText(page: Page): Promise<void> {
  await settled(page);
  await expect(textFields(page).first()).toHaveText('typed before the update');
}

function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('load', () => (loads += 1));
  return () => loads;
}

const lookForUpdate = (context: BrowserContext): Promise<void> =>
  (context.pages()[0] as Page).evaluate(async () => {
    await (await navigator.serviceWorker.getRegistration())?.update();
  });

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow', allowedErrors: [betweenVersions] });

  for (const visit of ['first', 'second'] as const) {
    test(`update on a ${visit} visit: waits while somebody types, keeps the text, reloads once`, async ({
      page,
      context,
      first,
    }) => {
      await open(page, tool);
      await underWorker(page);
      if (visit === 'second') await open(page, tool);
      await typeText(page);
      const loads = countLoads(page);
      await first.deploy();
      await lookForUpdate(context);
      await page.waitForTimeout(2500);
      expect(loads()).toBe(0);
      await page.getByRole('heading', { level: 1 }).click();
      await expect.poll(loads, { timeout: 30_000 }).toBe(1);
      await expectText(page);
      expect(await isChanged(page)).toBe(true);
      await page.waitForTimeout(2500);
      expect(loads()).toBe(1);
    });
  }

  test('update in one tab: the other keeps its text and reloads once at most', async ({ page, context, first }) => {
    await open(page, tool);
    await underWorker(page);
    await typeText(page);
    const loads = countLoads(page);
    await first.deploy();
    const other = await context.newPage();
    await open(other, '/about');
    await expect.poll(() => isChanged(other).catch(() => false), { timeout: 30_000 }).toBe(true);
    await page.waitForTimeout(1500);
    expect(loads()).toBeLessThanOrEqual(1);
    await expectText(page);
  });

  test('update: an old tab whose files are all kept opens every tool', async ({ page, first }) => {
    test.setTimeout(600_000);
    await open(page, '/about');
    await expect(page.getByText(/^(\d+) of \1 files$/)).toBeVisible({ timeout: 240_000 });
    await page.getByRole('banner').getByRole('link', { name: 'Home' }).click();
    await first.deploy();
    expect(await openEveryTool(page)).toBe(0);
  });
});

test.describe('without a service worker', () => {
  const goneFiles = /404 \(Not Found\)|dynamically imported module|MIME type|Unable to preload/;
  test.use({ allowedErrors: [new RegExp(`${goneFiles.source}|${betweenVersions.source}`)] });

  test('update: an old tab opens every tool or offers Reload, which mends it', async ({ page, first }) => {
    test.setTimeout(600_000);
    await open(page, '/');
    await first.deploy();
    expect(await openEveryTool(page)).toBeGreaterThan(0);
    await page.getByRole('button', { name: 'Reload' }).click();
    await expect(page.getByRole('button', { name: 'Copy link', exact: true })).toBeVisible();
    expect(await isChanged(page)).toBe(true);
  });
});

/** Follows the menu's links; the number of tools that offered Reload. */
async function openEveryTool(page: Page): Promise<number> {
  let offered = 0;
  const reload = page.getByRole('main').getByRole('button', { name: 'Reload' });
  const tools = page.getByRole('button', { name: 'Copy link', exact: true });
  for (const id of toolIds) {
    await page.locator(`#menu a[href="/${id}"]`).first().dispatchEvent('click');
    await expect(page).toHaveURL(new RegExp(`/${id}$`));
    await expect(tools.or(reload)).toBeVisible();
    offered += await reload.count();
  }
  return offered;
}
