import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { printJson } from './print-json.ts';
import type { PrintStyle } from './printer.ts';
import { toBytes, toText } from './source.ts';
import type { Dialect } from './token.ts';

const seed = 20261120;
const context = { signal: new AbortController().signal, progress: () => undefined };
const compact: PrintStyle = { sortKeys: 'none', comments: 'strip', unicode: 'keep', inlineWidth: 0 };

async function print(text: string, style: PrintStyle = compact, dialect: 'auto' | Dialect = 'auto'): Promise<string> {
  const { bytes } = await printJson(toBytes(text), { dialect, documents: 'many' }, style, context);
  return toText(bytes);
}

/** A piece of JSON5 together with what it stands for, so that no reader is needed to know the right answer. */
interface Piece<Value = unknown> {
  readonly text: string;
  readonly value: Value;
}

const word: fc.Arbitrary<Piece> = fc.constantFrom(
  { text: 'true', value: true },
  { text: 'false', value: false },
  { text: 'null', value: null },
);

const hexadecimal = fc.tuple(fc.constantFrom('', '+', '-'), fc.nat()).map(([sign, number]) => ({
  text: `${sign}0x${number.toString(16)}`,
  value: sign === '-' ? -number : number,
}));
const decimal = fc
  .tuple(
    fc.constantFrom('', '+', '-'),
    fc.oneof(
      fc.nat().map(String),
      fc.nat(999).map((digits) => `.${digits}`),
      fc.nat(999).map((digits) => `${digits}.`),
      fc.tuple(fc.nat(99), fc.nat(99)).map(([whole, part]) => `${whole}.${part}`),
    ),
    fc.constantFrom('', 'e2', 'E-3', 'e+1'),
  )
  .map(([sign, digits, exponent]) => {
    const text = `${sign}${digits}${exponent}`;
    return { text, value: Number(text) };
  });

const hex = (unit: string, width: number): string => unit.charCodeAt(0).toString(16).padStart(width, '0');

/** One UTF-16 unit in a string and the ways to write it, the surest first. */
const unit: fc.Arbitrary<Piece<string>> = fc
  .tuple(fc.constantFrom('a', 'é', '"', "'", '\\', '\t', '\u0007', '\n', '\u2028', '\u00a0', '/', ' '), fc.nat(3))
  .map(([value, way]) => {
    const isRaw = !['"', "'", '\\', '\n'].includes(value);
    const ways = [`\\u${hex(value, 4)}`, ...(isRaw ? [value] : [])];
    if (value < '\u0100') ways.push(`\\x${hex(value, 2)}`);
    if (value === '\n') ways.push('\\n');
    if (value === '"' || value === "'" || value === '\\') ways.push(`\\${value}`);
    return { text: ways[way % ways.length] as string, value };
  });
const continuation: Piece<string> = { text: '\\\r\n', value: '' };
const string: fc.Arbitrary<Piece<string>> = fc
  .tuple(fc.constantFrom('"', "'"), fc.array(fc.oneof({ weight: 9, arbitrary: unit }, fc.constant(continuation))))
  .map(([quote, units]) => ({
    text: `${quote}${units.map((part) => part.text).join('')}${quote}`,
    value: units.map((part) => part.value).join(''),
  }));

const bareKey: fc.Arbitrary<Piece<string>> = fc.constantFrom(
  ...['a', '$', '_', 'x1', 'été', 'true', 'null', 'while', 'Infinity', '__proto__'].map((name) => ({
    text: name,
    value: name,
  })),
  { text: String.raw`\u0061b`, value: 'ab' },
);
const key = fc.oneof(bareKey, string);
const gap = fc.constantFrom('', '', '', ' ', '\n', '\u00a0', '// true\n', '/* null */', '/* a\n b */');

const { document } = fc.letrec<{ document: Piece }>((tie) => ({
  document: fc.oneof(
    { maxDepth: 4 },
    word,
    fc.oneof(decimal, hexadecimal),
    string,
    fc
      .tuple(fc.array(fc.tuple(gap, tie('document'), gap), { maxLength: 5 }), fc.boolean())
      .map(([items, hasTrailing]) => ({
        text: `[${items.map(([before, { text }, after]) => `${before}${text}${after}`).join(',')}${hasTrailing && items.length > 0 ? ',' : ''}]`,
        value: items.map(([, { value }]) => value),
      })),
    fc
      .tuple(
        fc.uniqueArray(fc.tuple(key, gap, gap, tie('document')), {
          maxLength: 5,
          selector: ([{ value }]) => value,
        }),
        fc.boolean(),
      )
      .map(([members, hasTrailing]) => ({
        text: `{${members.map(([{ text }, before, after, item]) => `${text}${before}:${after}${item.text}`).join(',')}${hasTrailing && members.length > 0 ? ',' : ''}}`,
        value: Object.fromEntries(members.map(([name, , , item]) => [name.value, item.value])),
      })),
  ),
}));

const style: fc.Arbitrary<PrintStyle> = fc.record({
  sortKeys: fc.constantFrom('none', 'asc', 'desc'),
  unicode: fc.constantFrom('keep', 'unescape', 'escape'),
  comments: fc.constantFrom('strip', 'keep'),
  indent: fc.constantFrom('  ', '\t'),
  inlineWidth: fc.constantFrom(0, 12, 80),
});

describe('JSON5', () => {
  it('means the same after printing, in every style', async () => {
    await fc.assert(
      fc.asyncProperty(document, style, async ({ text, value }, chosen) => {
        expect(JSON.parse(await print(text))).toEqual(value);
        const printed = await print(text, chosen);
        const stripped = chosen.comments === 'keep' ? await print(printed, compact, 'jsonc') : printed;
        expect(JSON.parse(stripped)).toEqual(value);
      }),
      { seed, numRuns: 3000 },
    );
  });

  it('keeps every kind of value behind every kind of rewritten literal', async () => {
    const rewritten = { "'a'": 'a', '"\t"': '\t', '.5': 0.5, '5.': 5, '+1': 1, '0x1F': 31, '-0xa': -10 };
    const plain = { true: true, false: false, null: null, '2': 2, '"b"': 'b', '{}': {}, '[]': [] };
    for (const [first, one] of Object.entries({ ...rewritten, ...plain })) {
      for (const [second, two] of Object.entries({ ...plain, ...rewritten })) {
        for (const between of [',', ', // c\n', ',/* c */']) {
          expect(JSON.parse(await print(`[${first}${between}${second}]`)), `${first} ${second}`).toEqual([one, two]);
        }
        expect(await print(`${first} ${second}`), `${first} ${second}`).toBe(
          `${JSON.stringify(one)}\n${JSON.stringify(two)}`,
        );
      }
    }
    for (const name of ['a', "'a'", '"a"', String.raw`\u0061`]) {
      for (const [second, two] of Object.entries(plain)) {
        expect(JSON.parse(await print(`{${name}:${second},b:${second}}`))).toEqual({ a: two, b: two });
      }
    }
  });
});
