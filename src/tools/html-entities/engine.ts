import { choice, flag, integer, text } from '#core/field.ts';
import { once } from '#core/once.ts';
import { operation } from '#core/operation.ts';

const loadEncode = once(() => import('./engine/encode.ts'));
const loadDecode = once(() => import('./engine/decode.ts'));
const loadLookup = once(() => import('./engine/lookup.ts'));

/** What is escaped: `&<>`, those and quotes, those and everything from U+00A0 on, every character. */
export const levels = ['text', 'special', 'non-ascii', 'all'] as const;
export type Level = (typeof levels)[number];

export const formats = ['named', 'decimal', 'hex'] as const;
export type Format = (typeof formats)[number];

/**
 * Escapes by code point. U+0000, U+0080 to U+009F and lone surrogates stay: no reference gives them back. A reference
 * that is there already is escaped once more.
 */
export const encode = operation('html-entities/encode', {
  input: { text: text(), level: choice(levels, 'special'), format: choice(formats, 'named') },
  result: 'text',
  inverse: { op: 'html-entities/decode', input: () => ({}) },
  run: async (input) => (await loadEncode()).encodeText(input),
});

/** Character references as the tokenizer of the HTML standard reads them (13.2.5.72 and following). */
export const decode = operation('html-entities/decode', {
  input: { text: text(), context: choice(['text', 'attribute'], 'text'), repeat: flag(false) },
  result: 'text',
  inverse: { op: 'html-entities/encode', input: () => ({}) },
  run: async (input) => (await loadDecode()).decodeText(input),
});

/** Entities by character, code point or name, best first. */
export const lookup = operation('html-entities/lookup', {
  input: { query: text(), limit: integer({ min: 1, max: 2000 }, 50) },
  run: async ({ query, limit }) => (await loadLookup()).lookupEntities(query, limit),
});
