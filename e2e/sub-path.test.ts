import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Tool } from '../src/core/tool.ts';
import { readHtml } from './html.ts';
import { routes, toolIds } from './routes.ts';
import { serve, serveBehindProxy, type Site } from './site.ts';

const places: Readonly<Record<string, () => Promise<Site>>> = {
  'serve /': () => serve(),
  'serve /tools/': () => serve('dist', { base: '/tools/' }),
  'serve /a/b/': () => serve('dist', { base: '/a/b/' }),
  'proxy /deep/down/': () => serveBehindProxy('/deep/down/'),
};

async function oldPaths(): Promise<[old: string, id: string][]> {
  const tools = await Promise.all(
    toolIds.map(async (id) => {
      const { default: tool } = (await import(`../src/tools/${id}/tool.ts`)) as { readonly default: Tool };
      return (tool.redirectFrom ?? []).map((old): [string, string] => [old.slice(1), id]);
    }),
  );
  return tools.flat();
}

describe.each(Object.entries(places))('%s', (place, start) => {
  let site: Site;
  beforeAll(async () => {
    site = await start();
  });
  afterAll(() => site.stop());

  async function read(path: string) {
    const response = await fetch(site.url + path);
    const html = await response.text();
    return { status: response.status, type: response.headers.get('content-type'), url: response.url, html };
  }

  it('sub-path: every route by every address, with all that it loads', async () => {
    const files = new Set<string>();
    for (const route of routes) {
      const path = route.slice(1);
      // Relative addresses in a page are those of a folder; without the slash its first script adds it.
      const folder = new URL(path === '' ? '' : `${path}/`, site.url).href;
      const addresses = path === '' ? ['', 'index.html', '?a=1'] : [path, `${path}/`, `${path}/index.html?a=1`];
      const pages = await Promise.all(addresses.map(read));
      for (const [index, { status, type, url, html }] of pages.entries()) {
        expect([status, type, url], route).toEqual([200, 'text/html;charset=utf-8', site.url + addresses[index]]);
        expect(html === pages[0]?.html, route).toBe(true);
      }
      const { head, heading, links } = readHtml(pages[0]?.html ?? '', folder);
      expect(heading, route).not.toBe('');
      expect(heading, route).not.toBe('Not Found');
      expect(head.canonical, route).toBe(site.url + path);
      const html = pages[0]?.html ?? '';
      const listed = (pattern: RegExp): string[] => html.match(pattern)?.[1]?.split(' ').filter(Boolean) ?? [];
      const written = [
        ...[...links, ...listed(/\sdata-french="([^"]*)"/)].map((link) => new URL(link, folder)),
        ...listed(/\sdata-chunk="([^"]*)"/).map((link) => new URL(link, site.url)),
      ];
      for (const { href, origin } of written) {
        if (origin !== new URL(site.url).origin) continue;
        expect(href.startsWith(site.url), `${href} of ${route}`).toBe(true);
        files.add(href.replace(/#.*/, ''));
      }
    }
    const missing: string[] = [];
    for (const file of files) if ((await fetch(file)).status !== 200) missing.push(file);
    expect(missing).toEqual([]);
    expect(files.size).toBeGreaterThan(2 * routes.length);
  });

  it('sub-path: every page names the description of the search, which comes as what it is', async () => {
    for (const route of routes) {
      const folder = new URL(route === '/' ? '' : `${route.slice(1)}/`, site.url);
      const { links } = readHtml((await read(route.slice(1))).html, folder.href);
      const descriptions = links.filter((link) => link.endsWith('opensearch.xml'));
      expect(
        descriptions.map((link) => new URL(link, folder).href),
        route,
      ).toEqual([`${site.url}opensearch.xml`]);
    }
    const { type, html } = await read('opensearch.xml');
    expect(type).toBe('application/opensearchdescription+xml');
    const [, template = ''] = html.match(/template="([^"]*)"/) ?? [];
    // A proxy that strips the path says nothing of it: TOOLCRIB_URL does (decision 154).
    if (!place.startsWith('proxy')) expect(template).toBe(`${site.url}?q={searchTerms}`);
  });

  it('sub-path: an old path has the page of its tool, which leads on', async () => {
    const list = await oldPaths();
    expect(list.length).toBeGreaterThan(0);
    for (const [old, id] of list) {
      const pages = await Promise.all([old, `${old}/`, `${old}?a=1&b=%20`].map(read));
      for (const { status, html } of pages) {
        expect(status, old).toBe(200);
        expect(readHtml(html, `${site.url}${old}/`).head.canonical, old).toBe(site.url + id);
      }
    }
  });

  it('sub-path: a missing chunk is 404 and never the page', async () => {
    for (const path of ['assets/gone-12345678.js', 'assets/gone', 'hash-text/assets/gone.css', 'gone.js']) {
      const { status, html } = await read(path);
      expect(status, path).toBe(404);
      expect(html, path).not.toContain('<html');
    }
  });

  it('sub-path: unknown paths at any depth are the page not found, with status 404', async () => {
    for (const path of ['nowhere', 'nowhere/', 'a/b/c/d', 'hash-text/more', 'hash-text/more/', 'c-lib', 'assets']) {
      const { status, html } = await read(path);
      expect(status, path).toBe(404);
      expect(readHtml(html, site.url), path).toMatchObject({
        heading: 'Not Found',
        head: { title: 'Not Found - Toolcrib' },
      });
    }
  });

  it('sub-path: nothing of the site is beside its path', async () => {
    const { pathname, origin } = new URL(site.url);
    if (pathname === '/') return;
    for (const path of ['/', '/hash-text', '/assets/']) expect((await fetch(origin + path)).status, path).toBe(404);
  });
});
