import type { Example } from '#core/example.ts';

export const examples: readonly Example[] = [
  {
    op: 'get',
    input: { code: 404 },
    partial: { name: 'Not Found', rfc: 'RFC 9110', section: '15.5.5', cacheable: true },
  },
  { op: 'get', input: { code: 102 }, partial: { type: 'WebDav', rfc: 'RFC 2518', status: 'deprecated' } },
  { op: 'search', input: { query: 'teapot' }, partial: [{ code: 418 }] },
  { op: 'search', input: { query: 'redirect permanent' }, partial: [{ code: 308 }] },
  { op: 'search', input: { query: 'gateway' }, partial: [{ code: 502 }, { code: 504 }] },
  { op: 'search', input: { query: 'introuvable', locale: 'fr' }, partial: [{ code: 404 }] },
  { op: 'get', input: { code: 299 }, error: 'unknown-status-code', details: { code: 299, treatedAs: 200 } },
];
