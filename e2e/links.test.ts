import { afterAll, beforeAll, expect, it } from 'vitest';
import { readHtml, type Head, type Html } from './html.ts';
import { routes } from './routes.ts';
import { serve, type Site } from './site.ts';

let site: Site;
beforeAll(async () => {
  site = await serve();
});
afterAll(() => site.stop());

/** With a slash at the end: a page that is a folder. */
const addressOf = (route: string): string => site.url + (route === '/' ? '' : `${route.slice(1)}/`);

it('links: none is dead, and each route has its own title, description and canonical', async () => {
  const pages = new Map<string, Html>();
  for (const route of routes) {
    const address = addressOf(route);
    const response = await fetch(address);
    expect(response.status, route).toBe(200);
    pages.set(address, readHtml(await response.text(), address));
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
      if (url.origin !== new URL(site.url).origin) {
        if (!/^(?:https|sms):$/.test(url.protocol)) dead.push(`${address}: ${link} is neither https nor sms`);
        continue;
      }
      const target = url.href.replace(/#.*/, '');
      if (!files.has(target)) {
        const response = await fetch(target);
        const text = /html|svg/.test(response.headers.get('content-type') ?? '') ? await response.text() : '';
        files.set(target, { ok: response.status === 200, ids: readHtml(text, target).ids });
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
