import { afterAll, beforeAll, expect, it } from 'vitest';
import { routes } from './routes.ts';
import { serve, type Site } from './site.ts';

let site: Site;
beforeAll(async () => {
  site = await serve();
});
afterAll(() => site.stop());

type Policy = ReadonlyMap<string, readonly string[]>;

function parsePolicy(text: string): Policy {
  return new Map(
    text.split(';').map((directive): [string, string[]] => {
      const [name = '', ...sources] = directive.trim().split(/\s+/);
      return [name, sources];
    }),
  );
}

it('policy: the same in the page and in the header, on every route', async () => {
  for (const route of [...routes, '/no-such-page', '/shell.html']) {
    const response = await fetch(site.url + route.slice(1));
    const html = await response.text();
    const [, written = ''] = html.match(/<meta http-equiv="Content-Security-Policy" content="([^"]*)">/) ?? [];
    const meta = written.replaceAll('&#39;', "'").replaceAll('&#38;', '&');
    expect(response.headers.get('content-security-policy'), route).toBe(`${meta}; frame-ancestors 'none'`);
    // Before every script and style sheet: what stands above it would not be governed by it.
    expect(html.indexOf('Content-Security-Policy')).toBeLessThan(html.search(/<script|<link|<style/));
    expect(html).not.toMatch(/<[^>]+\s(style|on[a-z]+)\s*=/i);
  }
});

it('policy: allows no inline script, no eval, no other origin, and has Trusted Types on', async () => {
  const policy = parsePolicy((await fetch(site.url)).headers.get('content-security-policy') ?? '');
  expect(policy.get('default-src')).toEqual(["'none'"]);
  for (const [name, sources] of policy) {
    expect(sources, name).not.toContain("'unsafe-inline'");
    expect(sources, name).not.toContain("'unsafe-eval'");
    expect(sources, name).not.toContain('*');
    for (const source of sources) expect(source, name).not.toMatch(/^(https?:|wss?:|\*)/);
  }
  expect(policy.get('script-src')?.filter((source) => !/^'sha256-[\w+/]+=*'$/.test(source))).toEqual([
    "'self'",
    "'wasm-unsafe-eval'",
  ]);
  expect(policy.get('connect-src')).toEqual(["'self'"]);
  expect(policy.get('base-uri')).toEqual(["'none'"]);
  expect(policy.get('form-action')).toEqual(["'none'"]);
  expect(policy.get('require-trusted-types-for')).toEqual(["'script'"]);
  expect(policy.get('trusted-types')).toBeDefined();
});
