import type { Example } from '#core/example.ts';

export const examples: readonly Example[] = [
  {
    op: 'decode',
    input: {
      text: 'https://eur01.safelinks.protection.outlook.com/?url=https%3A%2F%2Fwww.google.com%2Furl%3Fq%3Dhttps%253A%252F%252Fex.com%252Fa%253Futm_source%253Dx%2526id%253D1&data=05',
    },
    value: {
      links: [
        {
          original:
            'https://eur01.safelinks.protection.outlook.com/?url=https%3A%2F%2Fwww.google.com%2Furl%3Fq%3Dhttps%253A%252F%252Fex.com%252Fa%253Futm_source%253Dx%2526id%253D1&data=05',
          line: 1,
          column: 1,
          final: 'https://ex.com/a?id=1',
          opaque: false,
          steps: [
            {
              wrapper: 'outlook',
              url: 'https://www.google.com/url?q=https%3A%2F%2Fex.com%2Fa%3Futm_source%3Dx%26id%3D1',
              domain: null,
            },
            { wrapper: 'google', url: 'https://ex.com/a?utm_source=x&id=1', domain: null },
          ],
          removed: [{ key: 'utm_source', value: 'x', rule: 'common' }],
          warnings: [],
        },
      ],
      text: 'https://ex.com/a?id=1',
    },
  },
  {
    op: 'unwrap',
    input: { text: 'See https://urldefense.com/v3/__https://ex.com/a*b__;Kw!!k!m$.' },
    value: 'See https://ex.com/a+b.',
  },
  {
    op: 'unwrap',
    input: { text: '(https://urldefense.proofpoint.com/v2/url?u=https-3A__ex.com_p-3Fa-3D1&d=x)' },
    value: '(https://ex.com/p?a=1)',
  },
  {
    op: 'decode',
    input: { text: 'https://protect-eu.mimecast.com/s/AbC?domain=ex.com' },
    partial: {
      links: [
        {
          final: 'https://protect-eu.mimecast.com/s/AbC?domain=ex.com',
          opaque: true,
          steps: [{ wrapper: 'mimecast', url: null, domain: 'ex.com' }],
          warnings: ['opaque'],
        },
      ],
    },
  },
  { op: 'decode', input: { text: 'hello' }, error: 'no-link' },
  { op: 'unwrap', input: { text: '\n' }, error: 'empty-input' },
];
