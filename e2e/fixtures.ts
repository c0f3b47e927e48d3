import { readdirSync, existsSync } from 'node:fs';
import { expect, test as base, type Page } from '@playwright/test';

export { expect };

/** Every tool that has a screen, by its folder's name; `src/tools/index.test.ts` fails for one that has none. */
export const toolIds: readonly string[] = readdirSync('src/tools').filter((name) =>
  existsSync(`src/tools/${name}/view.tsx`),
);

/** Every route of the built site. */
export const routes: readonly string[] = ['/', '/about', ...toolIds.map((id) => `/${id}`)];

/** Is the route the page of a tool? What is the same around all of them needs to be walked through once. */
export const isTool = (route: string): boolean => toolIds.includes(route.slice(1));

interface Options {
  /** Messages in the console that a test provokes on purpose; one pattern, since Playwright takes two for a tuple. */
  readonly allowedErrors: readonly RegExp[];
  /** Origins that a test talks to on purpose. */
  readonly allowedOrigins: readonly string[];
}

/**
 * Every browser test runs under these proofs (`no-foreign-request`, `policy`): a request to another origin, a violation
 * of the content security policy, an error in the console or an uncaught exception fails it.
 */
export const test = base.extend<Options & { readonly watched: undefined }>({
  allowedErrors: [[], { option: true }],
  allowedOrigins: [[], { option: true }],
  watched: [
    async ({ context, allowedErrors, allowedOrigins, baseURL }, use) => {
      const faults: string[] = [];
      const own = new URL(baseURL ?? 'http://localhost').origin;
      context.on('request', (request) => {
        const url = new URL(request.url());
        if (!/^https?:|^wss?:/.test(url.protocol)) return;
        if (url.origin !== own && !allowedOrigins.includes(url.origin)) faults.push(`foreign request ${request.url()}`);
      });
      context.on('console', (message) => {
        const text = message.text();
        if (message.type() !== 'error' || allowedErrors.some((pattern) => pattern.test(text))) return;
        faults.push(`console: ${text}`);
      });
      context.on('weberror', (error) => {
        const text = String(error.error());
        if (!allowedErrors.some((pattern) => pattern.test(text))) faults.push(`exception: ${text}`);
      });
      await context.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', (event) => {
          console.error(`policy violation: ${event.violatedDirective} ${event.blockedURI} ${event.sample}`);
        });
      });
      await use(undefined);
      expect(faults).toEqual([]);
    },
    { auto: true },
  ],
});

/** Opens a route and waits until the page is alive: a click is handled by the application. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('html[data-ready]')).toBeAttached();
}

/** What a click on a copy button put on the clipboard. Needs the permission `clipboard-read`. */
export async function clipboard(page: Page): Promise<string> {
  return page.evaluate(() => navigator.clipboard.readText());
}
