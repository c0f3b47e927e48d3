import type { BrowserContext, Page } from '@playwright/test';
import { expect, openListening, test as base } from '#e2e/fixtures.ts';
import { serve, type Site } from '#e2e/site.ts';

const test = base.extend<{ readonly base: string; readonly site: Site }>({
  base: ['/', { option: true }],
  site: async ({ base }, use) => {
    const site = await serve('dist', { base });
    await use(site);
    await site.stop();
  },
  baseURL: async ({ site }, use) => use(site.url),
});

test.use({ locale: 'en-US', serviceWorkers: 'allow' });

const uuid = '550e8400-e29b-41d4-a716-446655440000';
const secret = 'sk_live_4eC39HqLyjWDarjtT1zdp7dc';
const panel = (page: Page) => page.getByRole('region', { name: 'Possible matches' });
const suggestions = (page: Page) => panel(page).getByRole('listitem');

/** Opens home and waits until its service worker answers for it. */
async function install(page: Page): Promise<void> {
  await openListening(page, './');
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller) return;
    await new Promise((resolve) =>
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
    );
  });
}

interface Sent {
  readonly text?: string;
  readonly files?: readonly { readonly name: string; readonly type: string; readonly content: string }[];
}

/** Shares as the system does: a POST from outside of the site that opens its page. */
async function share(context: BrowserContext, site: Site, sent: Sent): Promise<Page> {
  const page = await context.newPage();
  await page.evaluate(
    ({ action, text = '', files = [] }) => {
      const form = document.createElement('form');
      Object.assign(form, { action, method: 'post', enctype: 'multipart/form-data' });
      for (const [name, value] of Object.entries({ title: 'A page', text, url: '' })) {
        form.append(Object.assign(document.createElement('input'), { name, value }));
      }
      const given = new DataTransfer();
      for (const { name, type, content } of files) given.items.add(new File([content], name, { type }));
      const field = Object.assign(document.createElement('input'), { type: 'file', name: 'files', multiple: true });
      field.files = given.files;
      form.append(field);
      document.body.append(form);
      form.submit();
    },
    { action: `${site.url}share`, ...sent },
  );
  await expect(page.locator('html[data-listens]')).toBeAttached();
  return page;
}

/** Everything that stays when the tab is closed, and what the tab shows and keeps. */
async function kept(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const texts: string[] = [
      JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state, location.href]),
    ];
    texts.push(JSON.stringify(await indexedDB.databases()));
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const { url } of await cache.keys()) {
        texts.push(url);
        if (/shared|share$/.test(url)) texts.push((await (await cache.match(url))?.text()) ?? '');
      }
    }
    return texts.join('\n');
  });
}

test.describe('under /a/b/', () => {
  // Large files that the page keeps for later do not come any more.
  test.use({ base: '/a/b/', allowedErrors: [/ERR_FAILED/] });
  // A slow machine takes minutes for 1,800 files.
  test.describe.configure({ timeout: 900_000 });

  test('doors: a shared text and a shared file, with the server gone', async ({ page, context, site }) => {
    await install(page);
    const posts: string[] = [];
    context.on('request', (request) => {
      if (request.method() === 'POST' && request.serviceWorker()) posts.push(request.url());
    });
    await expect(page.locator('#menu footer').getByText('Ready offline')).toBeVisible({ timeout: 600_000 });
    await site.stop();
    const ofText = await share(context, site, { text: uuid });
    await expect(suggestions(ofText).first()).toContainText('UUID generator');
    await expect(ofText).toHaveURL(site.url);
    expect(await kept(ofText)).not.toContain(uuid);
    // It was taken once; the page does not show it again.
    await ofText.reload();
    await expect(ofText.locator('html[data-listens]')).toBeAttached();
    await expect(panel(ofText)).toHaveCount(0);

    const file = { name: 'a.json', type: 'application/json', content: '{"a":[1,2]}' };
    const ofFile = await share(context, site, { text: 'see this', files: [file] });
    await expect(panel(ofFile)).toContainText('a.json');
    await expect(suggestions(ofFile).first()).toContainText('JSON prettify and format');
    await suggestions(ofFile).first().getByRole('button').click();
    await expect(ofFile).toHaveURL(`${site.url}json-prettify`);
    expect(posts).toEqual([]);

    const other = { name: 'b.json', type: 'application/json', content: '{"a":[1,3]}' };
    const ofTwo = await share(context, site, { files: [file, other] });
    await expect(suggestions(ofTwo).first()).toContainText('JSON diff');
  });
});

test.describe('under /tools/', () => {
  test.use({ base: '/tools/' });

  test('doors: a link of our scheme, as the manifest writes it', async ({ page, site }) => {
    const link = encodeURIComponent(`web+toolcrib:${encodeURIComponent('{"a":\n[1, 2]}')}`);
    await openListening(page, `./#open=${link}`);
    await expect(suggestions(page).first()).toContainText('JSON prettify and format');
    await expect(page).toHaveURL(site.url);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('searchbox')).toBeFocused();
  });
});

test('doors: addresses that say what to do, and leave', async ({ page, site }) => {
  await test.step('a search stays one, with its address; all else goes to the panel and leaves it', async () => {
    await openListening(page, './?q=base64');
    await expect(page.getByRole('searchbox')).toHaveValue('base64');
    await expect(page.getByRole('main').getByRole('link', { name: 'Base64 string encoder/decoder' })).toBeVisible();
    await expect(panel(page)).toHaveCount(0);
    await expect(page).toHaveURL(`${site.url}?q=base64`);
    for (const text of [uuid, secret, 'Tr0ub4dor&3', 'correct horse battery staple']) {
      await openListening(page, `./?q=${encodeURIComponent(text)}`);
      await expect(panel(page)).toContainText(text);
      await expect(page).toHaveURL(site.url);
      await expect(page.getByRole('searchbox')).toHaveValue('');
      expect(await kept(page)).not.toContain(text);
    }
  });
  await test.step('what was shared and is gone is told', async () => {
    await install(page);
    await openListening(page, './?shared=1');
    await expect(
      page.getByRole('paragraph').filter({ hasText: 'The shared content is no longer available.' }),
    ).toBeVisible();
    await expect(page).toHaveURL(site.url);
  });
});

test('doors: files that the system opens with the site', async ({ page, site }) => {
  // The browser hands them over to an installed site only.
  await page.addInitScript(() => {
    const file = new File(['a,b,c\n1,2,3\n4,5,6\n'], 'rows.csv', { type: 'text/csv' });
    const launch = { files: [{ kind: 'file', getFile: () => Promise.resolve(file) }] };
    const launchQueue = { setConsumer: (consume: (given: typeof launch) => void) => consume(launch) };
    Object.defineProperty(globalThis, 'launchQueue', { value: launchQueue, configurable: true });
  });
  await openListening(page, './?files');
  await expect(panel(page)).toContainText('rows.csv');
  await expect(suggestions(page).first()).toContainText('CSV');
  await expect(page).toHaveURL(site.url);
});

test.describe('with a host that hides a tool', () => {
  test('doors: it is neither a suggestion nor a shortcut', async ({ page, context, site }) => {
    await context.route(`${site.url}toolcrib.config.json`, (route) =>
      route.fulfill({ json: { 'tools.hidden': ['uuid-generator'] } }),
    );
    await install(page);
    await openListening(page, `./?q=${uuid}`);
    await expect(panel(page)).toBeVisible();
    await expect(panel(page).getByText('UUID generator')).toHaveCount(0);
    const link = page.locator('link[rel=manifest]');
    await expect(link).toHaveAttribute('href', '/manifest.webmanifest?without=uuid-generator');
    // As the browser itself reads it.
    const { data = '' } = await (await context.newCDPSession(page)).send('Page.getAppManifest');
    const shortcuts = (JSON.parse(data) as { readonly shortcuts: readonly { readonly url: string }[] }).shortcuts.map(
      ({ url }) => url,
    );
    expect(shortcuts).toEqual(['./json-prettify', './base64-string-converter', './hash-text']);
  });
});
