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
    op: 'passphrase',
    input: { words: 3, capitalise: true, separator: ' ' },
    partial: { tokens: [/^[A-Z][a-z]{2,7}( [A-Z][a-z]{2,7}){2}$/], entropyBits: 33 },
  },
];
