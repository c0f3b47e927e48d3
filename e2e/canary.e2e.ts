import type { ConsoleMessage, Page, Request, WebSocket } from '@playwright/test';
import { eachScreen } from './fields.ts';
import { clipboard, expect, shareContent, visit, walk } from './fixtures.ts';
import { secretTools } from './sources.ts';
import { still } from './still.ts';

const canary = 'cAnArY-7f3a91d5';
/** As it might be written elsewhere: in an address, in Base64 at any offset, in hexadecimal, backwards. */
const disguises = [
  canary,
  canary.toLowerCase(),
  encodeURIComponent(canary),
  ...[0, 1, 2].map((offset) =>
    Buffer.from('x'.repeat(offset) + canary)
      .toString('base64')
      .slice(4, -4),
  ),
  Buffer.from(canary).toString('hex'),
  [...canary].toReversed().join(''),
];

/** Everything that the page says to the console and to the network, until it is stopped. */
function listen(page: Page): { readonly outside: string[]; readonly stop: () => void } {
  const context = page.context();
  const outside: string[] = [];
  const onConsole = (message: ConsoleMessage): number => outside.push(`console ${message.text()}`);
  const onRequest = (request: Request): number => outside.push(`request ${request.url()} ${request.postData() ?? ''}`);
  const onSocket = (socket: WebSocket): number => outside.push(`socket ${socket.url()}`);
  context.on('console', onConsole).on('request', onRequest);
  page.on('websocket', onSocket);
  return {
    outside,
    stop: () => {
      context.off('console', onConsole).off('request', onRequest);
      page.off('websocket', onSocket);
    },
  };
}

walk.use({ serviceWorkers: 'allow' });

for (const id of secretTools) {
  walk(`canary: ${id}`, async ({ page }) => {
    const context = page.context();
    const { outside, stop } = listen(page);

    await visit(page, `/${id}`);
    let secrets = 0;
    await eachScreen(page, async () => {
      for (const field of await page.locator('main [data-secret]:visible:not(:disabled):not([readonly])').all()) {
        await field.fill(canary);
        secrets += 1;
      }
    });
    // A secret that no field asks for in this way would make the proof say nothing.
    expect(secrets).toBeGreaterThan(0);
    await still(page);

    const reveal = page.locator('main').getByRole('button', { name: 'Reveal' }).first();
    if (await reveal.isVisible()) await reveal.click();
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('button', { name: 'Share', exact: true }).click();
    await expect(page.getByRole('status').getByText('Link copied')).toBeAttached();
    outside.push(`link ${await clipboard(page)}`);
    if (await page.getByRole('button', { name: 'More ways to share' }).isVisible()) {
      const link = await shareContent(page);
      outside.push(`link ${await link.getByRole('textbox').inputValue()} ${await link.innerText()}`);
      await page.keyboard.press('Escape');
    }
    // Drafts are written in a moment, or as soon as the page may go.
    await page.evaluate(() => dispatchEvent(new Event('pagehide')));

    outside.push(...(await page.evaluate(kept)));
    await page.getByRole('link', { name: 'Home' }).click();
    await expect(page.getByRole('searchbox')).toBeVisible();
    outside.push(...(await page.evaluate(kept)));
    await page.goBack();
    await expect(page.getByRole('button', { name: 'Share', exact: true })).toBeVisible();
    for (const field of await page.locator('main [data-secret]').all())
      expect(
        await field.evaluate((element) => ('value' in element ? element.value : element.textContent)),
      ).not.toContain(canary);
    await page.reload();
    outside.push(...(await page.evaluate(kept)));
    outside.push(...(await context.cookies()).map((cookie) => JSON.stringify(cookie)));
    outside.push(JSON.stringify(await context.storageState({ indexedDB: true })));

    stop();
    const found = outside.filter((text) => disguises.some((disguise) => text.includes(disguise)));
    expect(found).toEqual([]);
  });
}

/** Everything that outlives the page or stands outside of it; runs in the page. */
async function kept(): Promise<string[]> {
  const found = [`address ${location.href}`, `title ${document.title}`, `name ${window.name}`];
  found.push(`state ${JSON.stringify(history.state)}`);
  const { navigation } = globalThis as unknown as { navigation: { entries(): { url: string; getState(): unknown }[] } };
  for (const entry of navigation.entries()) found.push(`history ${entry.url} ${JSON.stringify(entry.getState())}`);
  for (const storage of [localStorage, sessionStorage]) found.push(`storage ${JSON.stringify({ ...storage })}`);
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) found.push(`cache ${request.url}`);
  }
  for (const { name = '' } of await indexedDB.databases()) found.push(`database ${name}`);
  found.push(
    `performance ${performance
      .getEntries()
      .map((entry) => entry.name)
      .join(' ')}`,
  );
  return found;
}
