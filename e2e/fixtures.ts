import { expect, test as base, type BrowserContext, type Locator, type Page, type TestInfo } from '@playwright/test';
import { followRequests } from './left-waiting.ts';
import { observeWork } from './still.ts';

export { expect };
export { isTool, routes, toolIds } from './routes.ts';

export interface Options {
  /** Messages in the console that a test provokes on purpose; one pattern, since Playwright takes two for a tuple. */
  readonly allowedErrors: readonly RegExp[];
  /** Origins that a test talks to on purpose. */
  readonly allowedOrigins: readonly string[];
}

/**
 * Watches a context for what no test may do (`no-foreign-request`, `policy`): a request to another origin, a violation
 * of the content security policy, an error in the console, an uncaught exception. What is allowed may change.
 */
export async function watch(context: BrowserContext, own: string, allowed: () => Options): Promise<string[]> {
  const faults: string[] = [];
  const note = (kind: string, text: string): void => {
    if (!allowed().allowedErrors.some((pattern) => pattern.test(text))) faults.push(`${kind}: ${text}`);
  };
  context.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (!/^https?:|^wss?:/.test(protocol)) return;
    if (origin !== own && !allowed().allowedOrigins.includes(origin)) faults.push(`foreign request ${request.url()}`);
  });
  context.on('console', (message) => {
    if (message.type() === 'error') note('console', message.text());
  });
  context.on('weberror', (error) => note('exception', String(error.error())));
  await context.addInitScript(() => {
    // A tab that walks over all pages sees more requests than the 250 that the browser keeps by itself.
    performance.setResourceTimingBufferSize(10_000);
    document.addEventListener('securitypolicyviolation', (event) => {
      console.error(`policy violation: ${event.violatedDirective} ${event.blockedURI} ${event.sample}`);
    });
  });
  return faults;
}

const never = 'no foreign request, no violation of the policy, no error in the console, no exception';

/** Leaves nothing of a page for the next one in the same tab. Runs in the page. */
function forget(): void {
  // What waits to be written is written first.
  dispatchEvent(new Event('pagehide'));
  localStorage.clear();
  sessionStorage.clear();
}

export const originOf = (baseURL: string | undefined): string => new URL(baseURL ?? 'http://localhost').origin;

export const optional = base.extend<Options>({
  allowedErrors: [[], { option: true }],
  allowedOrigins: [[], { option: true }],
});

/** Every browser test runs under the proofs of `watch`. */
export const test = optional.extend<{ readonly watched: undefined }>({
  watched: [
    async ({ context, allowedErrors, allowedOrigins, baseURL }, use, info) => {
      const faults = await watch(context, originOf(baseURL), () => ({ allowedErrors, allowedOrigins }));
      const noteState = followRequests(context);
      await use(undefined);
      await noteState(info);
      expect(faults, never).toEqual([]);
    },
    { auto: true },
  ],
});

interface Tab {
  readonly file: string;
  readonly page: Page;
  readonly faults: string[];
  readonly noteState: (info: TestInfo) => Promise<void>;
  allowed: Options;
}

/**
 * Tests that walk over all pages, in one tab per file and settings as a visitor would: the code is read and compiled
 * once, not for every page. What is typed and chosen ends with the test; a test that fails ends the tab, like every
 * other.
 */
export const walk = optional.extend<object, { readonly tabs: Map<string, Tab> }>({
  tabs: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures from it
    async ({}, use) => {
      const tabs = new Map<string, Tab>();
      await use(tabs);
      for (const { page } of tabs.values()) await page.context().close();
    },
    { scope: 'worker' },
  ],
  page: async ({ browser, tabs, allowedErrors, allowedOrigins, baseURL, locale, colorScheme, viewport }, use, info) => {
    const { file } = info;
    for (const [key, tab] of tabs) {
      if (tab.file === file) continue;
      await tab.page.context().close();
      tabs.delete(key);
    }
    const key = [baseURL, locale, colorScheme, viewport?.width].join();
    const allowed = { allowedErrors, allowedOrigins };
    let tab = tabs.get(key);
    if (!tab) {
      const context = await browser.newContext();
      await observeWork(context);
      const faults = await watch(context, originOf(baseURL), () => tab?.allowed ?? allowed);
      const noteState = followRequests(context);
      tab = { file, page: await context.newPage(), faults, noteState, allowed };
      tabs.set(key, tab);
    }
    tab.allowed = allowed;
    await use(tab.page);
    await tab.noteState(info);
    expect(tab.faults.splice(0), never).toEqual([]);
    await tab.page.evaluate(forget);
  },
});

/** Goes to a route as a link does: without a load when the application is there already. */
export async function visit(page: Page, route: string): Promise<void> {
  const followed = await page.evaluate((path) => {
    const { dataset } = document.documentElement;
    if (!('ready' in dataset) || location.pathname === path) return false;
    // It says so again when the next page can be used.
    delete dataset['ready'];
    const link = document.createElement('a');
    link.href = path;
    document.body.append(link);
    link.click();
    link.remove();
    return true;
  }, route);
  if (!followed) await page.goto(route);
  await expect(page.locator('html[data-ready]')).toBeAttached();
}

/** Opens a route and waits until the page is alive: a click is handled by the application. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('html[data-ready]')).toBeAttached();
}

/** Opens a route and waits until it hears keys, what is pasted, and what is dropped anywhere. */
export async function openListening(page: Page, path: string): Promise<void> {
  await open(page, path);
  await expect(page.locator('html[data-listens]')).toBeAttached();
}

/** What a click on a copy button put on the clipboard. Needs the permission `clipboard-read`. */
export async function clipboard(page: Page): Promise<string> {
  return page.evaluate(() => navigator.clipboard.readText());
}

/** Chooses a command of the menu in the head of a tool's page. */
export async function chooseAction(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name }).click();
}

/** Brings the defaults of a tool's page back. */
export async function reset(page: Page): Promise<void> {
  await chooseAction(page, 'Reset');
}

/** Opens the dialog that shows a link with the content of a tool's page. */
export async function shareContent(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'More ways to share' }).click();
  await page.getByRole('menuitem', { name: 'With the content…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Share with the content' });
  await expect(dialog).toBeVisible();
  return dialog;
}
