import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mismatch } from '#core/example.ts';
import { execute, type Operation } from '#core/operation.ts';
import { describeError } from '#core/error-message.ts';
import { decode, encode, inspect } from './engine.ts';
import { examples } from './examples.ts';
import french from './text.fr.ts';
import { text } from './text.ts';

const tables = { en: text.en, fr: french };

const seed = 3986;
const operations: Readonly<Record<string, unknown>> = { encode, decode, inspect };

async function answer(operation: unknown, input: object): Promise<unknown> {
  const result = await execute(operation as Operation, input);
  return result.ok ? result.value : result.error.code;
}

const piece = fc.constantFrom(
  '%',
  '%2',
  '%E9',
  '%C3%A9',
  '%f0%9F%98%80',
  '%2F',
  '+',
  ' ',
  'é',
  '😀',
  '\r\n',
  '[',
  '~',
  "'",
);
const anyText = fc
  .array(fc.oneof(piece, fc.string({ unit: 'binary', maxLength: 4 })), { maxLength: 12 })
  .map((parts) => parts.join('').toWellFormed());
const anyBytes = fc.uint8Array({ maxLength: 12 });
const triplets = (bytes: Uint8Array): string =>
  [...bytes].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join('');

describe('url-encoder', () => {
  for (const example of examples) {
    it(`${example.op} ${JSON.stringify(example.input)}`, async () => {
      const operation = operations[example.op] as Operation;
      expect(mismatch(example, await execute(operation, example.input))).toBeUndefined();
    });
  }

  it('encodes as the platform does', async () => {
    const brackets = (encoded: string): string => encoded.replaceAll('%5B', '[').replaceAll('%5D', ']');
    await fc.assert(
      fc.asyncProperty(anyText, async (source) => {
        expect(await answer(encode, { text: source })).toBe(encodeURIComponent(source));
        expect(await answer(encode, { text: source, mode: 'uri' })).toBe(brackets(encodeURI(source)));
        const form = new URLSearchParams({ a: source }).toString().slice(2);
        expect(await answer(encode, { text: source, mode: 'form' })).toBe(form);
      }),
      { seed },
    );
  });

  it('decodes as the platform does, and refuses what it refuses', async () => {
    const platform = (decoder: (source: string) => string, source: string): string | undefined => {
      try {
        return decoder(source);
      } catch {
        return undefined;
      }
    };
    await fc.assert(
      fc.asyncProperty(fc.oneof(anyText, anyBytes.map(triplets)), async (source) => {
        for (const [mode, decoder] of [
          ['component', decodeURIComponent],
          ['uri', decodeURI],
        ] as const) {
          const expected = platform(decoder, source);
          const actual = await answer(decode, { text: source, mode });
          if (expected === undefined) expect(['malformed-percent', 'invalid-utf8']).toContain(actual);
          else expect(actual).toBe(expected);
        }
      }),
      { seed },
    );
  });

  it('replaces ill-formed bytes as a TextDecoder does', async () => {
    const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
    await fc.assert(
      fc.asyncProperty(anyBytes, async (bytes) => {
        expect(await answer(decode, { text: triplets(bytes), malformed: 'replace' })).toBe(decoder.decode(bytes));
      }),
      { seed },
    );
  });

  it('reads back what it writes, in every rule set', async () => {
    const modes = [
      ['component', 'component'],
      ['rfc3986', 'component'],
      ['form', 'form'],
      ['all', 'component'],
    ];
    await fc.assert(
      fc.asyncProperty(anyText, fc.boolean(), async (source, perLine) => {
        for (const [mode, back] of modes) {
          const written = await answer(encode, { text: source, mode, perLine });
          expect(await answer(decode, { text: written, mode: back })).toBe(source);
        }
      }),
      { seed },
    );
  });

  it('keeps every byte it cannot decode', async () => {
    await fc.assert(
      fc.asyncProperty(anyBytes, async (bytes) => {
        const kept = await answer(decode, { text: triplets(bytes).toUpperCase(), malformed: 'keep' });
        const again = await answer(encode, { text: kept, mode: 'all', keepEncoded: true });
        // A decoded "%" could begin a triplet that was none.
        if (!bytes.includes(0x25)) expect(again).toBe(triplets(bytes).toUpperCase());
      }),
      { seed },
    );
  });

  it.each([
    // Overlong forms, a surrogate, beyond U+10FFFF: Unicode 17, table 3-7
    ['%C0%80', '\uFFFD\uFFFD'],
    ['%E0%80%80', '\uFFFD\uFFFD\uFFFD'],
    ['%ED%A0%80', '\uFFFD\uFFFD\uFFFD'],
    ['%F4%90%80%80', '\uFFFD\uFFFD\uFFFD\uFFFD'],
    ['%F0%9F%98', '\uFFFD'],
    ['%EF%BB%BFa', '\uFEFFa'],
    ['%F4%8F%BF%BF', '\u{10FFFF}'],
    ['%', '%'],
    ['%zz%4', '%zz%4'],
  ])('replaces in %s', async (source, expected) => {
    expect(await answer(decode, { text: source, malformed: 'replace' })).toBe(expected);
  });

  it('decodes each byte of windows-1252', async () => {
    const all = triplets(Uint8Array.from({ length: 256 }, (_, byte) => byte));
    const value = (await answer(decode, { text: all, charset: 'windows-1252' })) as string;
    expect(value).toHaveLength(256);
    // https://encoding.spec.whatwg.org/index-windows-1252.txt
    expect([...value].slice(0x80, 0xa0).map((sign) => sign.charCodeAt(0))).toEqual([
      0x20ac, 0x81, 0x201a, 0x192, 0x201e, 0x2026, 0x2020, 0x2021, 0x2c6, 0x2030, 0x160, 0x2039, 0x152, 0x8d, 0x17d,
      0x8f, 0x90, 0x2018, 0x2019, 0x201c, 0x201d, 0x2022, 0x2013, 0x2014, 0x2dc, 0x2122, 0x161, 0x203a, 0x153, 0x9d,
      0x17e, 0x178,
    ]);
    expect(await answer(decode, { text: '%2F%e9', mode: 'uri', charset: 'windows-1252' })).toBe('%2Fé');
    expect(await answer(decode, { text: '%', charset: 'windows-1252' })).toBe('malformed-percent');
  });

  it('reports the first problem in text order', async () => {
    const problem = async (source: string) => {
      const result = await execute(decode, { text: source });
      return result.ok ? undefined : [result.error.code, result.error.details];
    };
    expect(await problem('a\r\nb\r%C3%A9%80%81%')).toEqual([
      'invalid-utf8',
      { index: 11, line: 3, column: 7, sequence: '%80%81' },
    ]);
    expect(await problem('%%80')).toEqual(['malformed-percent', { index: 0, line: 1, column: 1, sequence: '%' }]);
  });

  it('counts at most ten layers', async () => {
    let source = ' ';
    for (let layer = 0; layer < 12; layer++) source = encodeURIComponent(source);
    expect(await answer(inspect, { text: source })).toMatchObject({ layers: 10, escapes: 1 });
    expect(await answer(inspect, { text: 'plain' })).toEqual({ valid: true, escapes: 0, layers: 0, problems: [] });
    expect(await answer(inspect, { text: '%25' })).toMatchObject({ layers: 1 });
  });

  it('carries a megabyte', async () => {
    const source = 'é😀 a/%\r\n'.repeat(100_000);
    const written = await answer(encode, { text: source });
    expect(written).toBe(encodeURIComponent(source));
    expect(await answer(decode, { text: written })).toBe(source);
  });

  it('says where it is wrong and proposes the other charset', () => {
    const details = { index: 0, line: 1, column: 1, sequence: '%E9' };
    expect(describeError([tables.en], 'en', 'invalid-utf8', details)).toContain('windows-1252');
    expect(describeError([tables.fr], 'fr', 'invalid-utf8', details)).toContain('windows-1252');
    expect(describeError([tables.en], 'en', 'malformed-percent', details)).toContain('Line 1, column 1: This %');
  });
});
