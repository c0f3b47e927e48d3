import { afterEach, beforeEach, expect, it, vi } from 'vitest';

type Rules = { readonly createScriptURL: (url: string) => string };

const made: string[] = [];
beforeEach(() => {
  made.length = 0;
  vi.stubGlobal('location', new URL('https://tools.example.org/hash-text'));
  vi.stubGlobal('trustedTypes', {
    createPolicy: (name: string, rules: Rules) => {
      if (made.includes(name)) throw new TypeError(`the policy ${name} exists`);
      made.push(name);
      return rules;
    },
  });
  vi.resetModules();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

it('takes the name of the policy as soon as the application is there', async () => {
  await import('./trusted-types.ts');
  expect(made).toEqual(['toolcrib']);
});

it('lets addresses of this origin pass, and no other', async () => {
  const { trustedScriptUrl } = await import('./trusted-types.ts');
  expect(trustedScriptUrl('/assets/worker.js')).toBe('/assets/worker.js');
  for (const url of ['https://example.org/a.js', '//example.org/a.js', 'data:text/javascript,1', 'blob:null/1'])
    expect(() => trustedScriptUrl(url)).toThrow('foreign script');
  expect(made).toEqual(['toolcrib']);
});

it('checks addresses where the browser has no Trusted Types', async () => {
  vi.stubGlobal('trustedTypes', undefined);
  const { trustedScriptUrl } = await import('./trusted-types.ts');
  expect(trustedScriptUrl('/assets/worker.js')).toBe('/assets/worker.js');
  expect(() => trustedScriptUrl('https://example.org/a.js')).toThrow('foreign script');
});
