import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasNginx, startNginx } from '../deploy/nginx.ts';
import { readHtml } from './html.ts';
import { routes } from './routes.ts';
import { proxyTo, type Site } from './site.ts';

const hidden = 'chronometer';
const places: Readonly<Record<string, () => Promise<Site>>> = {
  'nginx alone': () => startNginx('dist'),
  'nginx behind a proxy that strips /deep/down/': async () =>
    proxyTo(await startNginx('dist'), '/deep/down/', { strips: true }),
  'nginx behind a proxy that passes /tools/ on': async () =>
    proxyTo(await startNginx('dist', { TOOLCRIB_BASE: '/tools/', TOOLCRIB_HIDDEN_TOOLS: hidden }), '/tools/', {
      strips: false,
    }),
};

// Debian's nginx is not installed everywhere; where the whole is checked, `npm test` installs it.
describe.skipIf(!hasNginx).each(Object.entries(places))(
  '%s (skipped without Debian’s nginx and Brotli)',
  (place, start) => {
    let site: Site;
    beforeAll(async () => {
      site = await start();
    });
    afterAll(() => site.stop());
    const isHidden = (route: string): boolean => place.endsWith('on') && route === `/${hidden}`;

    it('hosting: every route has its page, and a hidden tool has none', async () => {
      for (const route of routes) {
        const response = await fetch(site.url + route.slice(1));
        const { heading } = readHtml(await response.text(), response.url);
        expect(response.status, route).toBe(isHidden(route) ? 404 : 200);
        expect(heading === 'Not Found', route).toBe(isHidden(route));
      }
    });

    it('hosting: an unknown path is the page not found, a missing file is not', async () => {
      const page = await fetch(`${site.url}nowhere/at/all`);
      expect(page.status).toBe(404);
      expect(readHtml(await page.text(), page.url).heading).toBe('Not Found');
      const file = await fetch(`${site.url}assets/gone-1.js`);
      expect(file.status).toBe(404);
      expect(await file.text()).not.toContain('Toolcrib');
    });

    it('hosting: every page names the description of the search, which comes as what it is', async () => {
      for (const route of ['', 'about', 'hash-text/']) {
        const page = await fetch(site.url + route);
        const folder = new URL(route === '' ? '' : `${route.replace('/', '')}/`, site.url);
        const [, href = ''] =
          (await page.text()).match(/<link rel="search" type="[^"]*" title="[^"]*" href="([^"]*)">/) ?? [];
        const { status, headers } = await fetch(new URL(href, folder));
        expect([status, headers.get('content-type')], route).toEqual([200, 'application/opensearchdescription+xml']);
      }
    });

    it('hosting: pages come compressed, with the policy', async () => {
      const { headers } = await fetch(`${site.url}hash-text`, { headers: { 'Accept-Encoding': 'br' } });
      expect(headers.get('content-encoding')).toBe('br');
      expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    });
  },
);
