import type { Example } from '#core/example.ts';

const encode = (text: string, value: string, options: object = {}): Example => ({
  op: 'encode',
  input: { text, ...options },
  value,
});
const decode = (text: string, value: string, options: object = {}): Example => ({
  op: 'decode',
  input: { text, ...options },
  value,
});

export const examples: readonly Example[] = [
  encode('Aé', '01000001 11000011 10101001'),
  encode('Aé', '41C3A9', { base: 16, separator: '', uppercase: true }),
  encode('€', '128', { charset: 'windows-1252', base: 10 }),
  {
    op: 'encode',
    input: { text: 'é', charset: 'ascii' },
    error: 'unencodable-character',
    details: { character: 'é', codePoint: 'U+00E9', charset: 'ascii', index: 0, line: 1, column: 1 },
  },
  encode('Hi', '0x48, 0x69', { base: 16, prefix: true, separator: ', ' }),
  encode('AB', 'c1 c2', { charset: 'ebcdic-037', base: 16 }),
  decode('1001000 1101001', 'Hi'),
  decode('48 69', 'Hi'),
  decode('4869', 'Hi'),
  decode('0x48,0x69', 'Hi'),
  decode('110 151', 'Hi'),
  decode('72 105', 'Hi'),
  decode('82 a0', 'あ', { charset: 'shift_jis' }),
  { op: 'decode', input: { text: 'c3 28' }, error: 'not-text', details: { charset: 'utf-8', offset: 0 } },
  {
    op: 'decode',
    input: { text: '01001000110100', base: 2 },
    error: 'incomplete-byte',
    details: { length: 14, width: 8, index: 0, line: 1, column: 1 },
  },
  { op: 'decode', input: { text: '48\n4g', base: 16 }, error: 'invalid-digit', details: { character: 'g', line: 2 } },
  { op: 'decode', input: { text: '72 256', base: 10 }, error: 'byte-out-of-range', details: { value: 256, index: 3 } },
  {
    op: 'table',
    input: { text: 'é' },
    value: [
      {
        char: 'é',
        codePoint: 'U+00E9',
        hex: 'C3 A9',
        binary: '11000011 10101001',
        octal: '303 251',
        decimal: '195 169',
      },
    ],
  },
];
