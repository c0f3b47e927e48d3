import { expect, open, routes, test } from './fixtures.ts';

type Policy = ReadonlyMap<string, readonly string[]>;

function parsePolicy(text: string): Policy {
  return new Map(
    text.split(';').map((directive): [string, string[]] => {
      const [name = '', ...sources] = directive.trim().split(/\s+/);
      return [name, sources];
    }),
  );
}

test('policy: the same in the page and in the header, on every route', async ({ request }) => {
  for (const route of [...routes, '/no-such-page', '/shell.html']) {
    const response = await request.get(route);
    const html = await response.text();
    const [, written = ''] = html.match(/<meta http-equiv="Content-Security-Policy" content="([^"]*)">/) ?? [];
    const meta = written.replaceAll('&#39;', "'").replaceAll('&#38;', '&');
    expect(response.headers()['content-security-policy'], route).toBe(`${meta}; frame-ancestors 'none'`);
    // Before every script and style sheet: what stands above it would not be governed by it.
    expect(html.indexOf('Content-Security-Policy')).toBeLessThan(html.search(/<script|<link|<style/));
    expect(html).not.toMatch(/<[^>]+\s(style|on[a-z]+)\s*=/i);
  }
});

test('policy: allows no inline script, no eval, no other origin, and has Trusted Types on', async ({ request }) => {
  const policy = parsePolicy((await request.get('/')).headers()['content-security-policy'] ?? '');
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

test.describe('in force', () => {
  test.use({
    allowedErrors: [/policy violation|Content Security Policy|TrustedHTML|TrustedScript|Trusted Type/i],
  });

  test('policy: markup from text, eval, inline scripts and styles and foreign requests are refused', async ({
    page,
  }) => {
    await open(page, '/');
    const refused = await page.evaluate(async () => {
      // What the debugger runs itself may evaluate text; what runs later may not.
      await new Promise((resolve) => setTimeout(resolve));
      const throws = (action: () => unknown): boolean => {
        try {
          action();
          return false;
        } catch {
          return true;
        }
      };
      const script = document.createElement('script');
      // oxlint-disable no-eval, no-new-func, no-restricted-properties, typescript/no-implied-eval -- here they have to fail
      const html = throws(() => (document.body.innerHTML = '<p>x</p>'));
      const code = throws(() => (0, eval)('1'));
      const made = throws(() => new Function('return 1')());
      // oxlint-enable no-eval, no-new-func, no-restricted-properties, typescript/no-implied-eval
      const source = throws(() => (script.text = 'globalThis.ran = true'));
      const policy = throws(() => {
        const { trustedTypes } = globalThis as unknown as {
          trustedTypes: { createPolicy(name: string, rules: object): void };
        };
        trustedTypes.createPolicy('another', {});
      });
      const inline = document.createElement('div');
      const handler = throws(() => inline.setAttribute('onclick', 'globalThis.ran = true'));
      inline.setAttribute('style', 'color: rgb(1, 2, 3)');
      document.body.append(script, inline);
      inline.click();
      const styled = getComputedStyle(inline).color === 'rgb(1, 2, 3)';
      const foreign = await fetch('https://toolcrib.invalid/').then(
        () => false,
        () => true,
      );
      return { html, code, made, source, handler, policy, foreign, ran: 'ran' in globalThis, styled };
    });
    expect(refused).toEqual({
      html: true,
      code: true,
      made: true,
      source: true,
      handler: true,
      policy: true,
      foreign: true,
      ran: false,
      styled: false,
    });
  });
});
