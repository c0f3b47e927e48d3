import type { Example } from '#core/example.ts';

export const examples: readonly Example[] = [
  {
    op: 'mask-text',
    input: { text: 'Mail ann@corp.fr and ANN@corp.fr from 10.1.2.3' },
    value: 'Mail [EMAIL-1] and [EMAIL-1] from [IPV4-1]',
  },
  {
    op: 'mask-text',
    input: { text: 'Mail ann@corp.fr and ANN@corp.fr from 10.1.2.3', style: 'realistic' },
    value: 'Mail user1@example.com and user1@example.com from 192.0.2.1',
  },
  {
    op: 'mask-text',
    input: { text: 'card 4111 1111 1111 1111, not 4111 1111 1111 1112' },
    value: 'card [CARD-1], not 4111 1111 1111 1112',
  },
  {
    op: 'mask-text',
    input: { text: '{"password":"hunter2","n":12345678901234567890,"ip":"10.0.0.1"}' },
    value: '{"password":"[SECRET-VALUE-1]","n":12345678901234567890,"ip":"[IPV4-1]"}',
  },
  {
    op: 'mask-text',
    input: { text: 'postgres://bob:s3cret@db:5432/x' },
    value: 'postgres://bob:[URL-CREDENTIALS-1]@db:5432/x',
  },
  { op: 'mask-text', input: { text: 'v1.2.3.4 at 12:30:45, 127.0.0.1' }, value: 'v1.2.3.4 at 12:30:45, 127.0.0.1' },
  { op: 'mask-text', input: { text: 'ann@corp.fr', style: 'partial' }, value: 'a**@corp.fr' },
  { op: 'mask-text', input: { text: '' }, value: '' },
  {
    op: 'mask',
    input: { text: 'ok\nAPI_KEY=abc123def', kinds: ['secret-value'] },
    partial: {
      text: 'ok\nAPI_KEY=[SECRET-VALUE-1]',
      format: 'text',
      findings: [
        {
          kind: 'secret-value',
          name: null,
          line: 2,
          column: 9,
          path: null,
          length: 9,
          replacement: '[SECRET-VALUE-1]',
          occurrence: 'first',
        },
      ],
      counts: { 'secret-value': { found: 1, distinct: 1 }, email: { found: 0, distinct: 0 } },
      notSearched: [
        { code: 'names-of-people', count: null },
        { code: 'postal-addresses', count: null },
        { code: 'dates-of-birth', count: null },
        { code: 'ids-without-checksum', count: null },
        { code: 'free-text-secrets', count: null },
        { code: 'kinds-switched-off', count: 14 },
        { code: 'national-phones', count: null },
      ],
    },
  },
  {
    op: 'scan',
    input: { text: '{"users":[{"mail":"a\\u0040b.io, ann@corp.fr"}]}' },
    partial: {
      findings: [
        { kind: 'email', line: 1, column: 20, path: '/users/0/mail', length: 11, occurrence: 'first' },
        { kind: 'email', line: 1, column: 33, path: '/users/0/mail', length: 11, occurrence: 'first' },
      ],
    },
  },
  { op: 'mask', input: { text: 'x', format: 'json' }, error: 'not-json', details: { line: 1, column: 1 } },
  {
    op: 'mask',
    input: { text: 'x', patterns: [{ name: 'customer', pattern: 'C-(' }] },
    error: 'invalid-pattern',
    details: { index: 0 },
  },
];
