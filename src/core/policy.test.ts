import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy, nginxHeaders, securityHeaders } from './policy.ts';

const directivesOf = (csp: string): Map<string, string[]> =>
  new Map(csp.split('; ').map((directive) => [directive.split(' ')[0] as string, directive.split(' ').slice(1)]));

describe('contentSecurityPolicy', () => {
  const policy = directivesOf(contentSecurityPolicy({ scriptHashes: ['sha256-AAA=', 'sha256-BBB='] }));

  it('allows nothing by default and no inline or evaluated script', () => {
    expect(policy.get('default-src')).toEqual(["'none'"]);
    expect(policy.get('script-src')).toEqual(["'self'", "'wasm-unsafe-eval'", "'sha256-AAA='", "'sha256-BBB='"]);
    expect([...policy.values()].flat()).not.toContain("'unsafe-inline'");
    expect([...policy.values()].flat()).not.toContain("'unsafe-eval'");
  });

  it('takes only those inline style sheets whose hashes it knows', () => {
    expect(policy.get('style-src')).toEqual(["'self'"]);
    const styled = contentSecurityPolicy({ scriptHashes: [], styleHashes: ['sha256-CCC='] });
    expect(directivesOf(styled).get('style-src')).toEqual(["'self'", "'sha256-CCC='"]);
  });

  it('calls only its own origin, and the analytics host when there is one', () => {
    expect(policy.get('connect-src')).toEqual(["'self'"]);
    const tracked = contentSecurityPolicy({ scriptHashes: [], connect: ['https://plausible.example'] });
    expect(directivesOf(tracked).get('connect-src')).toEqual(["'self'", 'https://plausible.example']);
  });

  it('has Trusted Types on', () => {
    expect(policy.get('require-trusted-types-for')).toEqual(["'script'"]);
    expect(policy.get('trusted-types')).toEqual(['toolcrib', 'dompurify']);
  });
});

describe('securityHeaders', () => {
  it('adds to the policy only what a meta tag cannot say', () => {
    const csp = contentSecurityPolicy({ scriptHashes: [] });
    expect(csp).not.toContain('frame-ancestors');
    expect(securityHeaders(csp)).toMatchObject({
      'Content-Security-Policy': `${csp}; frame-ancestors 'none'`,
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'no-referrer',
    });
  });

  it('lets the own pages use camera, microphone, clipboard and wake lock, and nobody the position', () => {
    const granted = securityHeaders('')['Permissions-Policy'];
    expect(granted).toMatch(/camera=\(self\), microphone=\(self\)/);
    expect(granted).toContain('geolocation=()');
  });
});

describe('nginxHeaders', () => {
  it('writes every header, and refuses what nginx would read otherwise', () => {
    const headers = securityHeaders(contentSecurityPolicy({ scriptHashes: ['sha256-AAA='] }));
    const lines = nginxHeaders(headers).trim().split('\n');
    expect(lines).toHaveLength(Object.keys(headers).length);
    expect(lines).toContain('add_header X-Content-Type-Options "nosniff" always;');
    for (const value of ['a"b', 'a$b', 'a\\b', 'a\nb']) expect(() => nginxHeaders({ X: value })).toThrow('nginx');
  });
});
