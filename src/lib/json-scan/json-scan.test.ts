import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { printJson } from './print-json.ts';
import { byteOffsetOf, positionOf } from './position.ts';
import type { PrintStyle } from './printer.ts';
import { Scanner } from './scanner.ts';
import { toBytes, toText } from './source.ts';
import { Token } from './token.ts';

const seed = 20261120;
const anyUnit = fc.oneof(
  fc.integer({ min: 0, max: 0xffff }).map((unit) => String.fromCharCode(unit)),
  fc.constantFrom('\r', '\n', 'a', 'é', '\ud83d', '\ude00'),
);
const anyText = fc.string({ unit: anyUnit });
const context = { signal: new AbortController().signal, progress: () => undefined };
const minified: PrintStyle = { sortKeys: 'none', comments: 'strip', unicode: 'keep', inlineWidth: 0 };

async function minify(text: string, style: Partial<PrintStyle> = {}, documents: 'single' | 'many' = 'single') {
  const { bytes } = await printJson(toBytes(text), { dialect: 'auto', documents }, { ...minified, ...style }, context);
  return toText(bytes);
}

describe('source', () => {
  it('takes any UTF-16 text to bytes and back', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(toText(toBytes(text))).toBe(text);
      }),
      { seed },
    );
    expect([...toBytes('\ud800é😀\0')]).toEqual([0xed, 0xa0, 0x80, 0xc3, 0xa9, 0xf0, 0x9f, 0x98, 0x80, 0]);
  });

  it('reads bytes that are not UTF-8', () => {
    expect(toText(new Uint8Array([0x61, 0xff, 0xc3, 0x28, 0xe2, 0x82]))).toBe('a\ufffd\ufffd(\ufffd\ufffd');
    expect(toText(new Uint8Array([0xc0, 0x80, 0xf4, 0x90, 0x80, 0x80]))).toMatch(/^\ufffd+$/);
  });

  it('counts positions in UTF-16 units', () => {
    fc.assert(
      fc.property(anyText, fc.nat(), (text, at) => {
        const offset = at % (text.length + 1);
        const isLowHalf = /^[\ud800-\udbff][\udc00-\udfff]/.test(text.slice(Math.max(0, offset - 1)));
        const start = isLowHalf && offset > 0 ? offset - 1 : offset;
        const bytes = toBytes(text);
        const ends = Array.from(text.matchAll(/\r\n|\n|\r/g), (found) => found.index + found[0].length);
        const before = ends.filter((end) => end <= start);
        expect(positionOf(bytes, byteOffsetOf(bytes, offset))).toEqual({
          line: before.length + 1,
          column: start - (before.at(-1) ?? 0) + 1,
          offset: start,
        });
      }),
      { seed },
    );
  });
});

describe('printer without white space', () => {
  it('equals JSON.stringify for plain documents', async () => {
    await fc.assert(
      fc.asyncProperty(fc.jsonValue(), async (value) => {
        expect(await minify(JSON.stringify(value, null, 3))).toBe(JSON.stringify(value));
      }),
      { seed },
    );
  });

  it('sorts, strips and separates documents', async () => {
    expect(await minify('{ "b" : [ 1.50 , {"d":1,"c":2} ], // x\n a: {} }', { sortKeys: 'asc' })).toBe(
      '{"a":{},"b":[1.50,{"c":2,"d":1}]}',
    );
    expect(await minify('{"a": 1}\r\n\r\n{"a": [ ]} 3', {}, 'many')).toBe('{"a":1}\n{"a":[]}\n3');
  });
});

describe('scanner', () => {
  it('has a limit of nesting that its caller may choose', () => {
    const scan = (depth: number) => {
      const scanner = new Scanner(toBytes(`${'['.repeat(depth)}${']'.repeat(depth)}`), { level: 0, maxDepth: 256 });
      while (scanner.next() !== Token.end);
      return scanner.documents;
    };
    expect(scan(256)).toBe(1);
    expect(() => scan(257)).toThrow('too-deep');
  });
});
