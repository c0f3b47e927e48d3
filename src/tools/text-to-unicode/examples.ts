import type { Example } from '#core/example.ts';

const escape = (text: string, notation: string, value: string, only = 'all'): Example => ({
  op: 'escape',
  input: { text, notation, only },
  value,
});
const unescape = (text: string, value: string, notation = 'auto'): Example => ({
  op: 'unescape',
  input: { text, notation },
  value,
});

export const examples: readonly Example[] = [
  escape('é😀', 'utf-16', '\\u00E9\\uD83D\\uDE00'),
  escape('é😀', 'braces', '\\u{E9}\\u{1F600}'),
  escape('é😀', 'python', '\\xE9\\U0001F600'),
  escape('é😀', 'css', '\\0000E9\\01F600'),
  escape('é😀', 'u-plus', 'U+00E9 U+1F600'),
  escape('é😀', 'percent', '%C3%A9%F0%9F%98%80'),
  escape('a\\é', 'long', 'a\\u005C\\u00E9', 'non-ascii'),
  {
    op: 'escape',
    input: { text: 'a\uD83D', notation: 'css' },
    error: 'lone-surrogate',
    details: { index: 1, line: 1 },
  },
  unescape('caf\\u00e9 &#x1F600; U+0041 U+0042', 'café 😀 AB'),
  unescape('\\xC3\\xA9', 'é'),
  unescape('\\x41\\xE9', 'Aé'),
  {
    op: 'unescape',
    input: { text: '\\u12', notation: 'python' },
    error: 'malformed-escape',
    details: { sequence: '\\u12', index: 0, line: 1, column: 1 },
  },
  {
    op: 'unescape',
    input: { text: 'a\n\\u{110000}', notation: 'braces' },
    error: 'invalid-code-point',
    details: { value: 0x110000, index: 2, line: 2, column: 1 },
  },
  {
    op: 'unescape',
    input: { text: '%C3%28', notation: 'percent' },
    error: 'not-text',
    details: { index: 0, line: 1, column: 1 },
  },
  {
    op: 'inspect',
    input: { text: 'e\u0301' },
    partial: {
      codePoints: 2,
      graphemes: 1,
      rows: [
        { name: 'LATIN SMALL LETTER E' },
        { name: 'COMBINING ACUTE ACCENT', category: 'Mn', script: 'Inherited', grapheme: 0, index: 1 },
      ],
      forms: { nfc: { codePoints: 1, same: false, text: 'é' } },
    },
  },
  {
    op: 'inspect',
    input: { text: '\t' },
    partial: {
      rows: [{ name: '<control-0009>', aliases: ['CHARACTER TABULATION', 'HORIZONTAL TABULATION', 'HT', 'TAB'] }],
    },
  },
  { op: 'find', input: { query: 'euro sign', limit: 1 }, partial: [{ codePoint: 'U+20AC' }] },
  { op: 'normalize', input: { text: 'ﬁ', form: 'nfkc' }, value: 'fi' },
];
