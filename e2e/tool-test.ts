import type { Page, PlaywrightTestOptions } from '@playwright/test';
import { clipboard, expect, optional, originOf, watch, type Options } from './fixtures.ts';

export { clipboard, expect, reset } from './fixtures.ts';

/** Tabs that are kept, each with other settings. */
const mostTabs = 2;

type Settings = Pick<PlaywrightTestOptions, 'colorScheme' | 'permissions' | 'viewport'>;

/** Tests that a tab is used for: the memory that pages had reserved for WebAssembly stays with it for a while. */
const mostTests = 12;

interface Tab {
  /** How many tests have used it. */
  tests: number;
  readonly page: Page;
  readonly faults: string[];
  /** What tests added to the start of the pages that they open. */
  readonly added: { dispose(): Promise<void> }[];
  allowed: Options;
}

/** Runs in every document before the application: forgets what the last test left, if one did. */
function forget(): void {
  if (window !== top || window.name !== 'forget') return;
  window.name = '';
  sessionStorage.clear();
  localStorage.clear();
}

/** Runs in the page after a test; the next document still knows the window's name. Answers what time it is there. */
async function leave(canWrite: boolean): Promise<number> {
  window.name = 'forget';
  if (canWrite) await navigator.clipboard.writeText('');
  return Date.now();
}

/** What a test adds to the start of pages is removed after it. */
function collectScripts({ page, added }: Tab): void {
  const add = page.addInitScript.bind(page);
  page.addInitScript = async (...script: Parameters<Page['addInitScript']>) => {
    const one = await add(...script);
    added.push(one);
    return one;
  };
}

/** Undoes what a test did to its tab. False when that is impossible: a clock stays as long as its context. */
async function tidy({ page, added }: Tab, { viewport, colorScheme, permissions }: Settings): Promise<boolean> {
  const context = page.context();
  page.removeAllListeners('dialog');
  // First and alone: what changes all pages of a context fails on one that is just closing.
  const others = context.pages().filter((other) => other !== page);
  await Promise.all(others.map((other) => other.close()));
  await Promise.all([
    ...added.splice(0).map((script) => script.dispose()),
    page.unrouteAll({ behavior: 'ignoreErrors' }),
    context.unrouteAll({ behavior: 'ignoreErrors' }),
    context.setOffline(false),
    page.mouse.move(0, 0),
    page.emulateMedia({
      media: null,
      colorScheme,
      contrast: null,
      forcedColors: null,
      reducedMotion: 'reduce',
    }),
  ]);
  const size = page.viewportSize();
  if (viewport && (size?.width !== viewport.width || size.height !== viewport.height)) {
    await page.setViewportSize(viewport);
  }
  // A test that opened no page.
  if (page.url() === 'about:blank') return true;
  const before = Date.now();
  const time = await page.evaluate(leave, permissions?.includes('clipboard-write') ?? false);
  return time > before - 1000 && time < Date.now() + 1000;
}

/**
 * A tool's own tests: one after the other in one tab for the same settings, under the proofs of `watch`. What all pages
 * share is loaded and compiled once. Each test opens its page again (a load, so nothing is left in memory), with empty
 * storage and clipboard. A test that fails ends the tab.
 */
export const test = optional.extend<object, { readonly tabs: Map<string, Tab> }>({
  permissions: ['clipboard-read', 'clipboard-write'],
  tabs: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures from it
    async ({}, use) => {
      const tabs = new Map<string, Tab>();
      await use(tabs);
      for (const { page } of tabs.values()) await page.context().close();
    },
    { scope: 'worker' },
  ],
  page: async (
    {
      browser,
      tabs,
      allowedErrors,
      allowedOrigins,
      baseURL,
      locale,
      timezoneId,
      colorScheme,
      permissions,
      viewport,
      hasTouch,
      isMobile,
    },
    use,
    info,
  ) => {
    const key = JSON.stringify([baseURL, locale, timezoneId, colorScheme, permissions, viewport, hasTouch, isMobile]);
    const allowed = { allowedErrors, allowedOrigins };
    let tab = tabs.get(key);
    if (!tab) {
      const context = await browser.newContext();
      const faults = await watch(context, originOf(baseURL), () => tab?.allowed ?? allowed);
      await context.addInitScript(forget);
      tab = { tests: 0, page: await context.newPage(), faults, allowed, added: [] };
      collectScripts(tab);
    }
    // The one that was used last stands last.
    tabs.delete(key);
    tabs.set(key, tab);
    for (const [old, { page }] of [...tabs].slice(0, -mostTabs)) {
      tabs.delete(old);
      await page.context().close();
    }
    tab.allowed = allowed;
    tab.tests += 1;
    await use(tab.page);
    const faults = tab.faults.splice(0);
    const passed = info.status === info.expectedStatus && faults.length === 0;
    if (!passed || tab.tests >= mostTests || !(await tidy(tab, { viewport, colorScheme, permissions }))) {
      tabs.delete(key);
      await tab.page.context().close();
    }
    expect(faults).toEqual([]);
  },
  context: ({ page }, use) => use(page.context()),
});

/** Opens a route and waits until the page is alive: a click is handled by the application. */
export async function open(page: Page, path: string): Promise<void> {
  // A browser goes to another place of the page that it shows without loading it.
  if (path.includes('#')) await page.goto('/healthz');
  await page.goto(path);
  await expect(page.locator('html[data-ready]')).toBeAttached();
}

/** Begins to use the page, upon which its plain fields become editors, and waits for them. */
export async function wakeEditors(page: Page): Promise<void> {
  await page.locator('main').dispatchEvent('pointerdown');
  await expect(page.locator('textarea')).toHaveCount(0);
}

/** Drops `large.bin`, 640 MB of zeros: long enough to be canceled. */
export async function dropLargeFile(page: Page): Promise<void> {
  const dataTransfer = await page.evaluateHandle(() => {
    const piece = new Blob([new Uint8Array(16_000_000)]);
    const pieces = Array.from({ length: 40 }, () => piece);
    const transfer = new DataTransfer();
    transfer.items.add(new File(pieces, 'large.bin'));
    return transfer;
  });
  await page.locator('main').dispatchEvent('drop', { dataTransfer });
}

/** Chooses French in the banner. */
export async function speakFrench(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('combobox', { name: 'Language' }).selectOption('fr');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
}

/**
 * Presses Cancel in the moment in which it appears, once: on a fast machine the run may be over before a click that looks
 * for the button first. Call it before the run begins.
 */
export async function cancelAtOnce(page: Page): Promise<void> {
  await page.evaluate(() => {
    const observer = new MutationObserver(() => {
      const cancel = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Cancel');
      if (!cancel) return;
      observer.disconnect();
      cancel.click();
    });
    observer.observe(document.body, { childList: true, subtree: true });
  });
}

/** What a click puts on the clipboard, a moment later: `await copied(page).toBe('text')`. */
export function copied(page: Page) {
  return expect.poll(() => clipboard(page), { intervals: [20, 50, 100, 250] });
}
