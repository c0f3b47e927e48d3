// oxlint-disable-next-line typescript/triple-slash-reference -- the package has no types
/// <reference path="../../../lib/punycode.d.ts" />
import * as fc from 'fast-check';
import * as library from 'punycode/punycode.js';
import { describe, expect, it } from 'vitest';
import { decodePunycode, encodePunycode } from './punycode.ts';

const seed = 3492;

function resultOf(run: () => string): string | undefined {
  try {
    return run();
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

describe('Punycode', () => {
  it('encodes and decodes as the library does', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 60 }),
      fc.string({ unit: fc.constantFrom('a', '-', 'é', 'ü', '\u{1f600}', '\ud800', '例') }),
    );
    fc.assert(
      fc.property(text, (given) => {
        const encoded = resultOf(() => encodePunycode(given));
        expect(encoded).toBe(resultOf(() => library.encode(given)));
        if (encoded !== undefined) expect(decodePunycode(encoded)).toBe(given);
      }),
      { seed },
    );
  });

  it('refuses what the library refuses', () => {
    const text = fc.oneof(
      fc.string({ unit: fc.constantFrom('a', 'b', 'Z', 'z', '0', '9', '-', 'é', ' ') }),
      fc.string({ unit: fc.constantFrom('9', 'a', '-'), maxLength: 12 }),
    );
    fc.assert(
      fc.property(text, (given) => {
        expect(resultOf(() => decodePunycode(given))).toBe(resultOf(() => library.decode(given)));
      }),
      { seed },
    );
  });

  it('takes a long text with many code points', () => {
    const text = Array.from({ length: 100_000 }, (_, at) => String.fromCodePoint(0x4e00 + ((at * 7919) % 20_000))).join(
      '',
    );
    expect(decodePunycode(encodePunycode(text))).toBe(text);
  });
});
