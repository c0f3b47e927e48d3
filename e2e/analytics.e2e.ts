import { createServer as createHttpServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createServer, type ViteDevServer } from 'vite';
import { expect, test } from './fixtures.ts';

const addressOf = (server: Server): string => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

/** An analytics host on loopback that keeps what it is sent. */
async function recorder(received: Record<string, unknown>[]): Promise<Server> {
  const server = createHttpServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      if (request.method === 'POST' && request.url === '/api/event') {
        received.push(JSON.parse(Buffer.concat(chunks).toString()) as Record<string, unknown>);
      }
      response.writeHead(202, { 'Access-Control-Allow-Origin': '*' }).end('ok');
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return server;
}

test.describe('enabled', () => {
  test.describe.configure({ mode: 'serial' });
  const received: Record<string, unknown>[] = [];
  let host: Server;
  let site: ViteDevServer;
  let address: string;

  test.beforeAll(async () => {
    host = await recorder(received);
    Object.assign(process.env, {
      VITE_TRACKER_ENABLED: 'true',
      VITE_PLAUSIBLE_DOMAIN: 'toolcrib.example',
      VITE_PLAUSIBLE_API_HOST: addressOf(host),
      VITE_PLAUSIBLE_TRACK_LOCALHOST: 'true',
      VITE_APP_SUPPORT_URL: `${addressOf(host)}/support`,
    });
    site = await createServer({ logLevel: 'error', server: { port: 0, hmr: false }, cacheDir: '.cache/analytics' });
    await site.listen();
    address = site.resolvedUrls?.local[0] ?? '';
  });
  test.afterAll(async () => {
    await site.close();
    host.close();
  });

  test('page views carry the path alone, support and outbound links their events', async ({ browser }) => {
    const page = await browser.newPage();
    const names = (): unknown[] => received.map(({ n }) => n);
    await page.goto(`${address}chronometer?from=mail#text=secret`);
    await expect.poll(names).toEqual(['pageview']);
    await page.getByRole('link', { name: 'Home', exact: true }).click();
    await expect.poll(names).toEqual(['pageview', 'pageview']);
    await page.goBack();
    await expect.poll(names).toHaveLength(3);
    expect(received.map(({ u }) => u)).toEqual([`${address}chronometer`, address, `${address}chronometer`]);
    expect(received[0]).toMatchObject({ d: 'toolcrib.example', r: null, w: page.viewportSize()?.width, h: 0 });
    expect(JSON.stringify(received)).not.toMatch(/secret|mail/);

    await page.getByRole('link', { name: 'Support Toolcrib' }).first().click();
    await page.waitForURL(/\/support$/);
    expect(names().slice(3).sort()).toEqual(['Outbound Link: Click', 'Support button clicked']);
    expect(received.find(({ n }) => n === 'Outbound Link: Click')?.['p']).toBe(`{"url":"${addressOf(host)}/support"}`);
    await page.close();
  });

  test('analytics that throw leave the tool alone, and a trace', async ({ browser }) => {
    const page = await browser.newPage();
    await page.route('**/shell/analytics.ts*', (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: 'export const startAnalytics = () => { throw new Error("fails on purpose"); };',
      }),
    );
    const traced = page.waitForEvent('console', (message) => message.text().includes('fails on purpose'));
    await page.goto(`${address}case-converter`);
    await traced;
    await page.getByRole('textbox').first().fill('hello world');
    await expect(page.getByRole('main')).toContainText('helloWorld');
    await page.close();
  });

  test('plausible_ignore keeps everything back', async ({ browser }) => {
    const page = await browser.newPage();
    await page.addInitScript(() => localStorage.setItem('plausible_ignore', 'true'));
    const before = received.length;
    const ignored = page.waitForEvent('console', (message) => message.text().includes('plausible_ignore'));
    await page.goto(address);
    await ignored;
    expect(received).toHaveLength(before);
    await page.close();
  });
});
