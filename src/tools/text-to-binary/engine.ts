import { choice, flag, integer, text } from '#core/field.ts';
import { once } from '#core/once.ts';
import { operation } from '#core/operation.ts';
import { charsets } from './engine/charsets.ts';

const loadCodec = once(() => import('./engine/codec.ts'));

export const bases = [2, 8, 10, 16] as const;

/**
 * The bytes of a text, as digits. `separator` reads `\n \r \t \\`; after every `bytesPerLine` bytes a LF stands in its
 * place. A lone surrogate counts as U+FFFD.
 * Error: `unencodable-character` { character, codePoint, charset, index, line, column }.
 */
export const encode = operation('text-to-binary/encode', {
  input: {
    text: text(),
    charset: choice(charsets, 'utf-8'),
    base: choice(bases, 2),
    separator: text(' '),
    prefix: flag(false),
    padded: flag(true),
    uppercase: flag(false),
    bytesPerLine: integer({ min: 0, max: 1000 }, 0),
    unmappable: choice(['error', 'question'], 'error'),
  },
  result: 'text',
  inverse: { op: 'text-to-binary/decode', input: ({ charset, base }) => ({ charset, base }) },
  run: async (input) => (await loadCodec()).encodeIn(input),
});

/**
 * The text of bytes that are written as digits, with or without prefixes and separators.
 * Errors: `invalid-digit` { character, base }, `incomplete-byte` { length, width }, `byte-out-of-range` { value }, all with
 * index, line, column; `not-text` { charset, offset } with the offset of the byte.
 */
export const decode = operation('text-to-binary/decode', {
  input: {
    text: text(),
    charset: choice(charsets, 'utf-8'),
    base: choice(['auto', ...bases], 'auto'),
    malformed: choice(['error', 'replace'], 'error'),
  },
  result: 'text',
  inverse: {
    op: 'text-to-binary/encode',
    input: ({ charset, base }) => ({ charset, base: base === 'auto' ? 2 : base }),
  },
  run: async (input) => (await loadCodec()).decodeIn(input),
});

/** Every character of a text, up to `limit`, with its bytes; nulls where the set lacks it. No errors. */
export const table = operation('text-to-binary/table', {
  input: { text: text(), charset: choice(charsets, 'utf-8'), limit: integer({ min: 1, max: 5000 }, 500) },
  run: async ({ text, charset, limit }) => (await loadCodec()).tableIn(text, charset, limit),
});
