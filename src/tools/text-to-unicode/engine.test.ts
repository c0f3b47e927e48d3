import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mismatch } from '#core/example.ts';
import { execute } from '#core/operation.ts';
import { escape, find, inspect, normalize, unescape } from './engine.ts';
import { isList, notations } from './engine/notations.ts';
import { examples } from './examples.ts';
import { open } from './open.ts';

const seed = 17;
const operations = { escape, unescape, find, inspect, normalize } as unknown as Readonly<Record<string, typeof escape>>;

async function valueOf(op: string, input: object): Promise<unknown> {
  const operation = operations[op];
  if (!operation) throw new Error(op);
  const result = await execute(operation, input as never);
  return result.ok ? result.value : { code: result.error.code, ...result.error.details };
}

const anyText = fc
  .array(
    fc.oneof(
      fc.string({ unit: 'binary', maxLength: 6 }),
      fc.constantFrom(
        '\\',
        '&',
        '%',
        '`',
        '\\u',
        ' ',
        '\t',
        '\r\n',
        '\n',
        'é',
        '😀',
        '\0',
        '\u{10FFFF}',
        'a1f',
        '{',
        ';',
      ),
    ),
    { maxLength: 10 },
  )
  .map((parts) => parts.join('').toWellFormed());

describe('text-to-unicode', () => {
  for (const example of examples) {
    it(`${example.op} ${JSON.stringify(example.input)}`, async () => {
      const operation = operations[example.op];
      expect(operation && mismatch(example, await execute(operation, example.input as never))).toBeUndefined();
    });
  }

  it.each([
    ['long', '\\u00E9\\U0001F600'],
    ['perl', '\\x{E9}\\x{1F600}'],
    ['powershell', '`u{E9}`u{1F600}'],
    ['html-hex', '&#xE9;&#x1F600;'],
    ['html-decimal', '&#233;&#128512;'],
    ['utf-8', '\\xC3\\xA9\\xF0\\x9F\\x98\\x80'],
    ['hex', '0xE9 0x1F600'],
    ['decimal', '233 128512'],
    ['octal', '0o351 0o373000'],
  ])('writes %s', async (notation, expected) => {
    expect(await valueOf('escape', { text: 'é😀', notation })).toBe(expected);
  });

  it('keeps ASCII, but not the sign of an escape', async () => {
    const kept = (text: string, notation: string) => valueOf('escape', { text, notation, only: 'non-ascii' });
    expect(await kept('a\t\r\n~\u007f', 'utf-16')).toBe('a\t\r\n~\\u007F');
    expect(await kept('a&b\\é', 'html-hex')).toBe('a&#x26;b\\&#xE9;');
    expect(await kept('5% é', 'percent')).toBe('5%25 %C3%A9');
    expect(await kept('`é', 'powershell')).toBe('`u{60}`u{E9}');
    expect(await kept('é f', 'css')).toBe('\\0000E9  f');
    expect(await kept('éf', 'css')).toBe('\\0000E9f');
    expect(await kept('ab', 'u-plus')).toBe('U+0061 U+0062');
  });

  it.each(notations)('reads what it writes in %s', async (notation) => {
    await fc.assert(
      fc.asyncProperty(anyText, fc.constantFrom('all', 'non-ascii'), async (text, only) => {
        const escaped = await valueOf('escape', { text, notation, only });
        expect(await valueOf('unescape', { text: escaped, notation })).toBe(text);
      }),
      { seed },
    );
  });

  it('writes halves of pairs where the notation can, and joins them again', async () => {
    for (const notation of notations) {
      const written = await valueOf('escape', { text: 'a\uDE00', notation });
      const isRefused = ['html-hex', 'html-decimal', 'css', 'utf-8', 'percent'].includes(notation);
      if (isRefused) expect(written).toEqual({ code: 'lone-surrogate', index: 1, line: 1, column: 2 });
      else expect(await valueOf('unescape', { text: written, notation })).toBe('a\uDE00');
    }
    expect(await valueOf('unescape', { text: '\\ud83d\\ude00', notation: 'utf-16' })).toBe('😀');
  });

  it.each([
    ['utf-16', 'a\\n\\u00e9', 'a\\né'],
    ['utf-16', '\\u{41}', { code: 'malformed-escape', sequence: '\\u{41}', index: 0, line: 1, column: 1 }],
    ['braces', 'x\\u0041', { code: 'malformed-escape', sequence: '\\u0041', index: 1, line: 1, column: 2 }],
    ['perl', '\\x41', { code: 'malformed-escape', sequence: '\\x41', index: 0, line: 1, column: 1 }],
    ['powershell', '`n`u{1f600}', '`n😀'],
    ['html-hex', '&amp;&#X41;', '&amp;A'],
    ['html-decimal', '&#00000065;', 'A'],
    ['html-hex', '&#65;', { code: 'malformed-escape', sequence: '&#65;', index: 0, line: 1, column: 1 }],
    ['html-decimal', '&#1114112;', { code: 'invalid-code-point', value: 1_114_112, index: 0, line: 1, column: 1 }],
    ['css', '\\e9 t\\e9\r\n\\g', 'été\\g'],
    ['utf-8', 'a\\xC3\\xA9\\x28\\xC3', { code: 'not-text', index: 13, line: 1, column: 14 }],
    ['percent', '100%', { code: 'malformed-escape', sequence: '%', index: 3, line: 1, column: 4 }],
    ['u-plus', 'U+0041,\n 42 u+1f600', 'AB😀'],
    ['decimal', '65, 66', 'AB'],
    ['decimal', '65 x41', { code: 'malformed-escape', sequence: 'x41', index: 3, line: 1, column: 4 }],
    ['octal', '0O101 102', 'AB'],
    ['hex', '110000', { code: 'invalid-code-point', value: 0x110000, index: 0, line: 1, column: 1 }],
  ])('reads %s %j', async (notation, text, expected) => {
    expect(await valueOf('unescape', { text, notation })).toEqual(expected);
  });

  it.each([
    ['\\u{1F600} \\U0001F600 \\uD83D\\uDE00 \\x{1F600} `u{1F600} &#128512;', '😀 😀 😀 😀 😀 😀'],
    ['U+0041 U+0042  U+0043', 'AB  C'],
    ['aU+0041 éU+0041 (U+0041)', 'aU+0041 éU+0041 (A)'],
    ['U+00000041 U+110000', 'U+00000041 U+110000'],
    ['\\xC3\\xA9\\x41 \\xE9 \\xC3\\x28', 'éA é Ã('],
    ['\\u12 \\u{110000} &#x110000; \\U00110000 é', '\\u12 \\u{110000} &#x110000; \\U00110000 é'],
    ['caf%C3%A9', 'café'],
    ['caf%C3%A9 ', 'caf%C3%A9 '],
    ['100%', '100%'],
    ['%FF', '%FF'],
    ['%41\\u0042', '%41B'],
    ['', ''],
  ])('reads any notation in %j', async (text, expected) => {
    expect(await valueOf('unescape', { text })).toBe(expected);
  });

  it('leaves text without escapes as it is', async () => {
    const words = fc.string({ unit: fc.constantFrom('a', 'é', ' ', '\\', '&', 'z', '😀', '\n') });
    await fc.assert(
      fc.asyncProperty(words, async (text) => {
        expect(await valueOf('unescape', { text })).toBe(text);
      }),
      { seed },
    );
  });

  it('counts and describes every character', async () => {
    expect(await valueOf('inspect', { text: 'é👩🏽‍🚀\uD800', limit: 5 })).toMatchObject({
      codePoints: 6,
      utf16Units: 9,
      utf8Bytes: 20,
      graphemes: 3,
      truncated: true,
      rows: [
        { index: 0, grapheme: 0, utf8: 'C3 A9', utf16: '00E9', decimal: 233, block: 'Latin-1 Supplement' },
        { index: 1, grapheme: 1, utf16: 'D83D DC69', name: 'WOMAN' },
        { index: 3, grapheme: 1, name: 'EMOJI MODIFIER FITZPATRICK TYPE-4', category: 'Sk' },
        { index: 5, grapheme: 1, codePoint: 'U+200D', aliases: ['ZWJ'] },
        { index: 6, grapheme: 1, name: 'ROCKET' },
      ],
    });
    const lone = await valueOf('inspect', { text: '\uD800' });
    expect(lone).toMatchObject({ rows: [{ name: '<surrogate-D800>', utf8: 'EF BF BD', utf16: 'D800' }], utf8Bytes: 3 });
    expect(await valueOf('inspect', { text: '' })).toMatchObject({ codePoints: 0, graphemes: 0, rows: [] });
  });

  const codes = async (query: string, limit = 5): Promise<readonly string[]> =>
    ((await valueOf('find', { query, limit })) as { codePoint: string }[]).map(({ codePoint }) => codePoint);

  it.each([
    ['é', ['U+00E9']],
    ['e\u0301', ['U+0065', 'U+0301']],
    ['€', ['U+20AC']],
    ['%', ['U+0025']],
    ['U+20ac', ['U+20AC']],
    ['0x20AC', ['U+20AC']],
    ['\\u20AC', ['U+20AC']],
    ['20AC', ['U+20AC']],
    ['1F600', ['U+1F600']],
    ['110000', []],
    ['euro-sign', ['U+20AC']],
    ['line feed', ['U+000A']],
    ['zwj', ['U+200D']],
    ['block:arrows', ['U+2190', 'U+2191', 'U+2192', 'U+2193', 'U+2194']],
    ['Block:Latin-1 Supplement pound', ['U+00A3']],
    ['script:greek small letter alpha', ['U+03AC', 'U+03B1', 'U+1F00']],
    ['block:nothing', []],
    ['zzzz', []],
    ['  ', []],
    ['', []],
  ])('finds %j', async (query, expected) => {
    const found = await codes(query);
    expect(found.slice(0, expected.length)).toEqual(expected);
    if (expected.length === 0) expect(found).toEqual([]);
  });

  it('ranks whole names, beginnings, words, beginnings of words, parts', async () => {
    expect((await codes('face', 3))[0]).toBe('U+FACE');
    expect(await codes('acute accent', 3)).toEqual(['U+00B4', 'U+02CA', 'U+02CF']);
    const names = ((await valueOf('find', { query: 'snowman', limit: 10 })) as { name: string }[]).map(
      ({ name }) => name,
    );
    expect(names).toEqual(['SNOWMAN', 'SNOWMAN WITHOUT SNOW', 'BLACK SNOWMAN']);
  });

  it('reads escapes that were recognized on the side of escapes, and lists characters under Inspect', () => {
    const escaped = 'caf\\u00e9';
    const values = open({ text: escaped }, 'text-to-unicode/unescape');
    expect(values).toMatchObject({ escaped, source: 'escaped', anyNotation: true, tab: 'convert' });
    expect(open({ text: 'é' }, 'text-to-unicode/inspect')).toEqual({ text: 'é', source: 'text', tab: 'inspect' });
  });

  it('normalizes in four forms', async () => {
    const forms = await Promise.all(
      ['nfc', 'nfd', 'nfkc', 'nfkd'].map((form) => valueOf('normalize', { text: 'ﬁé', form })),
    );
    expect(forms).toEqual(['ﬁé', 'ﬁe\u0301', 'fié', 'fie\u0301']);
  });

  it('carries 1 MB', async () => {
    for (const [index, notation] of notations.filter((name) => !isList(name)).entries()) {
      // One notation in full; the others share its reader and writer.
      const text = 'é😀a\\ '.repeat(index === 0 ? 170_000 : 17_000);
      expect(await valueOf('unescape', { text: await valueOf('escape', { text, notation }), notation })).toBe(text);
    }
    expect(await valueOf('unescape', { text: '\\x41'.repeat(250_000) })).toBe('A'.repeat(250_000));
  });
});
