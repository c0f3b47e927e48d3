import type { Example } from '#core/example.ts';

export const examples: readonly Example[] = [
  {
    op: 'generate',
    input: { length: 8, uppercase: false, lowercase: false },
    partial: { tokens: [/^[0-9]{8}$/], alphabetSize: 10, entropyBits: 26.58 },
  },
  {
    op: 'generate',
    input: {},
    partial: { tokens: [/^[A-Za-z0-9]{64}$/], alphabetSize: 62, entropyBits: 381.07 },
  },
  {
    op: 'generate',
    input: { length: 3, customAlphabet: '😀😁' },
    partial: { tokens: [/^[😀😁]{3}$/u], alphabetSize: 2, entropyBits: 3 },
  },
  { op: 'generate', input: { uppercase: false, lowercase: false, digits: false }, error: 'empty-alphabet' },
  {
    op: 'bytes',
    input: { byteLength: 16, encoding: 'hex' },
    partial: { tokens: [/^[0-9a-f]{32}$/], entropyBits: 128 },
  },
  {
    op: 'bytes',
    input: { prefix: 'key_' },
    partial: { tokens: [/^key_[\w-]{43}$/], entropyBits: 256 },
  },
  {
    op: 'passphrase',
    input: { words: 3, capitalise: true, separator: ' ' },
    partial: { tokens: [/^[A-Z][a-z]{2,7}( [A-Z][a-z]{2,7}){2}$/], entropyBits: 33 },
  },
  { op: 'pattern', input: { pattern: 'AA-99' }, partial: { tokens: [/^[A-Z]{2}-\d{2}$/], entropyBits: 16.04 } },
  { op: 'pattern', input: { pattern: '\\A9' }, partial: { tokens: [/^A\d$/], entropyBits: 3.32 } },
  {
    op: 'pattern',
    input: { pattern: 'XXXXX-XXXXX-XXXXX-XXXXX' },
    partial: { tokens: [/^(?:[A-Z0-9]{5}-){3}[A-Z0-9]{5}$/], entropyBits: 103.4 },
  },
  {
    op: 'pattern',
    input: { pattern: '[a-km-z2-9]{4}-C{4}', count: 2 },
    partial: {
      tokens: [/^[a-km-z2-9]{4}-[0-9A-HJKMNP-TV-Z]{4}$/, /^[a-km-z2-9]{4}-[0-9A-HJKMNP-TV-Z]{4}$/],
      entropyBits: 40.18,
    },
  },
  { op: 'pattern', input: { pattern: 'a[bc' }, error: 'invalid-pattern', details: { position: 2, reason: 'unclosed' } },
  { op: 'pattern', input: { pattern: '[]' }, error: 'invalid-pattern', details: { position: 1, reason: 'empty-set' } },
  { op: 'pattern', input: { pattern: 'a{0}' }, error: 'invalid-pattern', details: { position: 2, reason: 'repeat' } },
  {
    op: 'pattern',
    input: { pattern: '9\\' },
    error: 'invalid-pattern',
    details: { position: 2, reason: 'trailing-backslash' },
  },
  { op: 'pattern', input: { pattern: '*{200}'.repeat(6) }, error: 'too-long', details: { length: 1200, max: 1000 } },
];
