import type { Example } from '#core/example.ts';

export const examples: readonly Example[] = [
  { op: 'generate', input: { prefix: '02-00-5E-10-00-01' }, value: ['02:00:5E:10:00:01'] },
  {
    op: 'generate',
    input: { prefix: '00:50:56', administered: 'local' },
    error: 'prefix-conflict',
    details: { option: 'administered' },
  },
  {
    op: 'generate',
    input: { prefix: 'AABBCCDDEEF', count: 17, administered: 'any', cast: 'any' },
    error: 'not-enough-addresses',
    details: { available: '16' },
  },
  {
    op: 'generate',
    input: { prefix: '0000000000FE', sequential: true, count: 2 },
    value: ['00:00:00:00:00:FE', '00:00:00:00:00:FF'],
  },
  {
    op: 'generate',
    input: { prefix: '52:5g' },
    error: 'invalid-prefix',
    details: { reason: 'character', character: 'g', position: 5 },
  },
  {
    op: 'generate',
    input: { prefix: '0011.2233.4455.66' },
    error: 'invalid-prefix',
    details: { reason: 'length', digits: 14, max: 12 },
  },
  { op: 'vendor-prefixes', input: { query: ' ' }, error: 'empty-input' },
  {
    op: 'vendor-prefixes',
    input: { query: 'raspberry pi', limit: 1 },
    value: [{ prefix: '28CDC1', registry: 'MA-L', vendor: 'Raspberry Pi Trading Ltd', country: 'United Kingdom' }],
  },
];
