import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mismatch } from '#core/example.ts';
import { execute } from '#core/operation.ts';
import { askPython } from '../../../scripts/python.ts';
import { bases, decode, encode, table } from './engine.ts';
import { charsets, type CharsetName } from './engine/charsets.ts';
import { examples } from './examples.ts';

const seed = 437;
const operations = { encode, decode, table } as unknown as Readonly<Record<string, typeof encode>>;

async function valueOf(op: string, input: object): Promise<unknown> {
  const operation = operations[op];
  if (!operation) throw new Error(op);
  const result = await execute(operation, input as never);
  return result.ok ? result.value : { code: result.error.code, ...result.error.details };
}

/** Characters that a set has, its whole repertoire for the small ones. */
const repertoire: Readonly<Partial<Record<CharsetName, string>>> = {
  shift_jis: 'Aあ漢字ｱ、表',
  'euc-jp': 'Aあ漢字ｱ、表',
  gbk: 'A汉字€丂',
  gb18030: 'A汉字€é😀\uFFFD',
  big5: 'A漢字中',
  'euc-kr': 'A한글漢똠',
};
const textIn = (charset: CharsetName) => {
  if (charset.startsWith('utf')) return fc.string({ unit: 'grapheme' });
  const all = repertoire[charset];
  return fc.string({ unit: all ? fc.constantFrom(...all) : fc.constantFrom(...'Hello, world!\n\t0~') });
};

describe('text-to-binary', () => {
  for (const example of examples) {
    it(`${example.op} ${JSON.stringify(example.input)}`, async () => {
      const operation = operations[example.op];
      expect(operation && mismatch(example, await execute(operation, example.input as never))).toBeUndefined();
    });
  }

  it.each(charsets)('reads in %s what it writes', async (charset) => {
    await fc.assert(
      fc.asyncProperty(textIn(charset), fc.constantFrom(...bases), fc.boolean(), async (text, base, spaced) => {
        const digits = await valueOf('encode', { text, charset, base, separator: spaced ? ' ' : '' });
        expect(await valueOf('decode', { text: digits, charset, base })).toBe(text.toWellFormed());
      }),
      { seed },
    );
  });

  it('reads unpadded digits that are separated, with any prefix', async () => {
    for (const base of bases) {
      for (const prefix of [true, false]) {
        const digits = await valueOf('encode', { text: '\0\t A~é', base, prefix, padded: false, separator: ';' });
        expect(await valueOf('decode', { text: digits, base })).toBe('\0\t A~é');
      }
    }
  });

  it.each([
    ['utf-16le', 'é😀', 'e9 00 3d d8 00 de'],
    ['utf-16be', 'é😀', '00 e9 d8 3d de 00'],
    ['utf-32le', '😀', '00 f6 01 00'],
    ['utf-32be', '😀', '00 01 f6 00'],
    ['iso-8859-1', '\u0080é', '80 e9'],
    ['iso-8859-15', '€', 'a4'],
    ['windows-1252', '€\u0081', '80 81'],
    ['koi8-r', 'Пр', 'f0 d2'],
    ['macintosh', 'é', '8e'],
    ['ibm437', 'é█', '82 db'],
    ['ebcdic-037', 'Hi\n', 'c8 89 25'],
    ['gb18030', '😀', '94 39 fc 36'],
    ['utf-8', '\uD800', 'ef bf bd'],
  ])('writes %s', async (charset, text, expected) => {
    expect(await valueOf('encode', { text, charset, base: 16 })).toBe(expected);
  });

  it.each([
    [{ base: 16, bytesPerLine: 2 }, '61 62\n63 64\n65'],
    [{ base: 8, separator: '\\t' }, '141\t142\t143\t144\t145'],
    [{ base: 8, prefix: true, padded: false, separator: '\\n' }, '0o141\n0o142\n0o143\n0o144\n0o145'],
    [{ base: 10, separator: '\\\\x' }, '097\\x098\\x099\\x100\\x101'],
    [{ base: 10, padded: false, prefix: true }, '97 98 99 100 101'],
  ])('writes with %j', async (options, expected) => {
    expect(await valueOf('encode', { text: 'abcde', ...options })).toBe(expected);
  });

  it('puts a question mark for what a set lacks', async () => {
    const question = { unmappable: 'question', base: 16 };
    expect(await valueOf('encode', { text: 'a€é', charset: 'iso-8859-1', ...question })).toBe('61 3f e9');
    expect(await valueOf('encode', { text: 'é', charset: 'ebcdic-037', base: 16 })).toBe('51');
    expect(await valueOf('encode', { text: '€', charset: 'ebcdic-037', ...question })).toBe('6f');
    expect(await valueOf('encode', { text: 'あ\n€', charset: 'shift_jis' })).toMatchObject({
      code: 'unencodable-character',
      codePoint: 'U+20AC',
      index: 2,
      line: 2,
      column: 1,
    });
  });

  it.each([
    ['\\x48\\x69', {}, 'Hi'],
    ['%48%69', {}, 'Hi'],
    ['0X48 0X69', {}, 'Hi'],
    ['0b1001000 0b1101001', {}, 'Hi'],
    ['0o110|0o151', {}, 'Hi'],
    ['01001000_01101001', {}, 'Hi'],
    ['0100100001101001', {}, 'Hi'],
    ['48:69', {}, 'Hi'],
    ['0b 48', {}, '\u000bH'],
    ['0b48', { base: 16 }, '\u000bH'],
    ['072105', { base: 10 }, 'Hi'],
    ['', {}, ''],
    [' ,;:|-_\n', {}, ''],
    ['1 11', { base: 2 }, '\u0001\u0003'],
    ['7 7', {}, '\u0007\u0007'],
    ['48 6', { base: 16 }, 'H\u0006'],
    ['\\x48', { base: 10 }, { code: 'invalid-digit', character: '\\', base: 10, index: 0, line: 1, column: 1 }],
    ['01000001 0100001x', {}, { code: 'invalid-digit', character: 'x', base: 10, index: 16, line: 1, column: 17 }],
    [
      '0100000 010000011 2',
      { base: 2 },
      { code: 'invalid-digit', character: '2', base: 2, index: 18, line: 1, column: 19 },
    ],
    ['12', { base: 2 }, { code: 'invalid-digit', character: '2', base: 2, index: 1, line: 1, column: 2 }],
    ['4é', { base: 16 }, { code: 'invalid-digit', character: 'é', base: 16, index: 1, line: 1, column: 2 }],
    ['123', { base: 16 }, { code: 'incomplete-byte', length: 3, width: 2, index: 0, line: 1, column: 1 }],
    ['1234', { base: 10 }, { code: 'incomplete-byte', length: 4, width: 3, index: 0, line: 1, column: 1 }],
    ['400', { base: 8 }, { code: 'byte-out-of-range', value: 256, index: 0, line: 1, column: 1 }],
    ['072300', { base: 10 }, { code: 'byte-out-of-range', value: 300, index: 3, line: 1, column: 4 }],
    ['80', { charset: 'ascii', base: 16 }, { code: 'not-text', charset: 'ascii', offset: 0 }],
    ['41 81', { charset: 'windows-1250', base: 16 }, 'A\u0081'],
    ['41 00 00 d8', { charset: 'utf-16le' }, { code: 'not-text', charset: 'utf-16le', offset: 2 }],
    ['00 00 00 41 00 11 00 00', { charset: 'utf-32be' }, { code: 'not-text', charset: 'utf-32be', offset: 4 }],
    ['41 82 a0 82', { charset: 'shift_jis' }, { code: 'not-text', charset: 'shift_jis', offset: 3 }],
    ['41 82 20 82 a0', { charset: 'shift_jis' }, { code: 'not-text', charset: 'shift_jis', offset: 1 }],
    ['94 39 fc 36 ff', { charset: 'gb18030' }, { code: 'not-text', charset: 'gb18030', offset: 4 }],
    ['c3 28', { malformed: 'replace' }, '\uFFFD('],
    ['41 80', { charset: 'ascii', malformed: 'replace', base: 16 }, 'A\uFFFD'],
    ['82 a0 82', { charset: 'shift_jis', malformed: 'replace', base: 16 }, 'あ\uFFFD'],
    ['00 d8 41', { charset: 'utf-16le', malformed: 'replace', base: 16 }, '\uFFFD'],
    ['41 00 00 00 42', { charset: 'utf-32le', malformed: 'replace' }, 'A\uFFFD'],
    ['ef bb bf 41', {}, '\uFEFFA'],
  ])('decodes %j with %j', async (text, options, expected) => {
    expect(await valueOf('decode', { text, ...options })).toEqual(expected);
  });

  it('has code pages 437 and 037 as Python has them', async () => {
    const all = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0')).join('');
    const names = ['ibm437', 'ebcdic-037', 'iso-8859-15', 'koi8-r', 'iso-8859-2'];
    const codecs = ['cp437', 'cp037', 'iso8859-15', 'koi8-r', 'iso8859-2'];
    const expected = askPython(codecs, 'bytes(range(256)).decode(row)');
    for (const [at, charset] of names.entries()) {
      expect(await valueOf('decode', { text: all, charset, base: 16 })).toBe(expected[at]);
    }
  });

  it('lists every character with its bytes, none where there are none', async () => {
    expect(await valueOf('table', { text: 'A€é', charset: 'iso-8859-1', limit: 2 })).toEqual([
      { char: 'A', codePoint: 'U+0041', hex: '41', binary: '01000001', octal: '101', decimal: '065' },
      { char: '€', codePoint: 'U+20AC', hex: null, binary: null, octal: null, decimal: null },
    ]);
  });

  it('carries 1 MB, and refuses what grows beyond 64 MB', async () => {
    const text = 'é😀a\n'.repeat(125_000);
    for (const charset of ['utf-8', 'gb18030']) {
      const digits = await valueOf('encode', { text, charset, base: 16 });
      expect(await valueOf('decode', { text: digits, charset })).toBe(text);
    }
    const refused = { code: 'invalid-input', field: 'text' };
    const wide = { text: 'a'.repeat(1_000_000), separator: '.'.repeat(60) };
    expect(await valueOf('encode', wide)).toMatchObject({ ...refused, problem: 'too-big', reason: 'output' });
    const long = { text: 'a'.repeat(5_000_001) };
    expect(await valueOf('encode', long)).toMatchObject({ ...refused, problem: 'too-long' });
  });
});
