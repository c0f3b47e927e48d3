import type { Example } from '#core/example.ts';

export const examples: readonly Example[] = [
  {
    op: 'parse',
    input: { text: '+33612345678' },
    value: {
      valid: true,
      possible: true,
      problem: null,
      country: 'FR',
      callingCode: '33',
      nationalNumber: '612345678',
      extension: null,
      type: 'mobile',
      international: '+33 6 12 34 56 78',
      national: '06 12 34 56 78',
      e164: '+33612345678',
      rfc3966: 'tel:+33612345678',
      possibleCountries: ['FR'],
    },
  },
  {
    op: 'parse',
    input: { text: '2133734253', defaultCountry: 'US' },
    partial: { national: '(213) 373-4253', type: 'fixed-line-or-mobile' },
  },
  {
    op: 'parse',
    input: { text: '+1 213 373 4253 ext. 123' },
    partial: { extension: '123', rfc3966: 'tel:+12133734253;ext=123', international: '+1 213 373 4253 ext. 123' },
  },
  {
    op: 'parse',
    input: { text: '0800 123 456', defaultCountry: 'FR' },
    partial: { type: 'toll-free', international: '+33 800 12 34 56' },
  },
  { op: 'parse', input: { text: '+33 6 12 34 56 7' }, partial: { valid: false, problem: 'too-short' } },
  { op: 'parse', input: { text: 'abc', defaultCountry: 'FR' }, error: 'not-a-number' },
  { op: 'parse', input: { text: '06 12 34 56 78' }, error: 'unknown-country' },
  {
    op: 'extract',
    input: { text: 'Call 06 12 34 56 78 or +1 (213) 373-4253 ext 4. Not 2020-01-01.', defaultCountry: 'FR' },
    value: [
      { start: 5, end: 19, text: '06 12 34 56 78', e164: '+33612345678', country: 'FR', extension: null },
      { start: 23, end: 46, text: '+1 (213) 373-4253 ext 4', e164: '+12133734253', country: 'US', extension: '4' },
    ],
  },
];
