import { expect, open, routes, test } from './fixtures.ts';

interface Head {
  readonly title: string;
  readonly description: string;
  readonly canonical: string;
}

/** What a page says and where it leads, as a crawler reads it: from the file, without scripts. */
function read(html: string, address: string) {
  const decoded = html.replaceAll('&#38;', '&').replaceAll('&amp;', '&').replaceAll('&#39;', "'");
  const one = (pattern: RegExp): string => decoded.match(pattern)?.[1] ?? '';
  const head: Head = {
    title: one(/<title>([^<]*)</),
    description: one(/<meta name="description" content="([^"]*)"/),
    canonical: new URL(one(/<link rel="canonical" href="([^"]*)"/), address).href,
  };
  const links = [...decoded.matchAll(/<[^>]*\s(?:href|src|action|poster)="([^"]*)"/g)].map(([, link = '']) => link);
  const ids = new Set([...decoded.matchAll(/\sid="([^"]*)"/g)].map(([, id = '']) => id));
  return { head, ids, links: links.filter((link) => !/^(data|blob|mailto|tel):/.test(link)) };
}

test('links: none is dead, and each route has its own title, description and canonical', async ({
  request,
  baseURL,
}) => {
  const site = baseURL ?? '';
  const pages = new Map<string, ReturnType<typeof read>>();
  for (const route of routes) {
    const address = site + (route === '/' ? '/' : `${route}/`);
    const response = await request.get(address);
    expect(response.status(), route).toBe(200);
    pages.set(address, read(await response.text(), address));
  }

  const seen: { readonly [K in keyof Head]: Map<string, string> } = {
    title: new Map(),
    description: new Map(),
    canonical: new Map(),
  };
  for (const [address, { head }] of pages) {
    for (const name of ['title', 'description', 'canonical'] as const) {
      const value = head[name];
      expect(value.length, `${name} of ${address}`).toBeGreaterThan(10);
      expect(seen[name].get(value), `${name} of ${address}`).toBeUndefined();
      seen[name].set(value, address);
    }
    expect(`${head.canonical.replace(/\/$/, '')}/`).toBe(address);
  }

  const dead: string[] = [];
  const files = new Map<string, { readonly ok: boolean; readonly ids: ReadonlySet<string> }>();
  for (const [address, { links, ids }] of pages) {
    for (const link of links) {
      const url = new URL(link, address);
      if (url.origin !== new URL(site).origin) {
        if (url.protocol !== 'https:') dead.push(`${address}: ${link} is not https`);
        continue;
      }
      const target = url.href.replace(/#.*/, '');
      if (!files.has(target)) {
        const response = await request.get(target);
        const text = /html|svg/.test(response.headers()['content-type'] ?? '') ? await response.text() : '';
        files.set(target, { ok: response.status() === 200, ids: read(text, target).ids });
      }
      const file = files.get(target);
      const known = target === address ? ids : file?.ids;
      if (!file?.ok) dead.push(`${address}: ${link}`);
      else if (url.hash !== '' && !known?.has(decodeURIComponent(url.hash.slice(1)))) dead.push(`${address}: ${link}`);
    }
  }
  expect([...new Set(dead)]).toEqual([]);
  expect(files.size).toBeGreaterThan(routes.length);
});

test('links: those that scripts make lead somewhere, too', async ({ page }) => {
  test.setTimeout(180_000);
  const dead = new Map<string, string>();
  const known = new Set(routes);
  for (const route of routes) {
    await open(page, route);
    const links = await page.locator('a[href]').evaluateAll((all) =>
      all.map((link) => {
        const { origin, pathname, hash, rel, target, protocol } = link as HTMLAnchorElement;
        return { own: origin === location.origin, pathname, hash, rel, target, protocol };
      }),
    );
    for (const { own, pathname, hash, rel, target, protocol } of links) {
      const path = pathname.replace(/(.)\/$/, '$1');
      if (/^(?:blob|mailto|tel|sms):$/.test(protocol)) continue;
      if (own && !known.has(path) && !/\.\w+$/.test(path)) dead.set(path, route);
      if (own && path === route && hash && !(await page.locator(`[id="${hash.slice(1)}"]`).count())) {
        // A fragment that holds values is no place in the page.
        if (!hash.includes('=')) dead.set(hash, route);
      }
      if (!own && protocol !== 'https:') dead.set(`${protocol}${pathname}`, route);
      if (target === '_blank' && !/noopener|noreferrer/.test(rel)) dead.set(`${pathname} without rel`, route);
    }
  }
  expect([...dead]).toEqual([]);
});
