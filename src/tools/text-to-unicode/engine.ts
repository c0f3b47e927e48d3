import { choice, integer, text } from '#core/field.ts';
import { once } from '#core/once.ts';
import { operation } from '#core/operation.ts';
import { escapeText, notations } from './engine/notations.ts';
import { unescapeAny } from './engine/unescape-any.ts';
import { unescapeText } from './engine/unescape.ts';

const loadInspect = once(() => import('./engine/inspect.ts'));
const loadFind = once(() => import('./engine/find.ts'));

const forms = ['nfc', 'nfd', 'nfkc', 'nfkd'] as const;

/**
 * A text in a notation for code points, hex digits in upper case. `only` non-ascii leaves ASCII text as it is, but for
 * the sign that opens an escape. Error: `lone-surrogate` { index, line, column } where the notation has none.
 */
export const escape = operation('text-to-unicode/escape', {
  input: { text: text(), notation: choice(notations, 'utf-16'), only: choice(['all', 'non-ascii'], 'all') },
  result: 'text',
  inverse: { op: 'text-to-unicode/unescape', input: ({ notation }) => ({ notation }) },
  run: ({ text, notation, only }) => escapeText(text, notation, only === 'non-ascii'),
});

/**
 * The text that escapes stand for. `auto` reads all notations that can stand in a text, and leaves what is wrong as it is.
 * Errors: `malformed-escape` { sequence }, `invalid-code-point` { value }, `not-text`, all with index, line, column.
 */
export const unescape = operation('text-to-unicode/unescape', {
  input: { text: text(), notation: choice(['auto', ...notations], 'auto') },
  result: 'text',
  inverse: {
    op: 'text-to-unicode/escape',
    input: ({ notation }) => ({ notation: notation === 'auto' ? 'utf-16' : notation }),
  },
  run: ({ text, notation }) => (notation === 'auto' ? unescapeAny(text) : unescapeText(text, notation)),
});

/** Every code point of a text, up to `limit`, with what Unicode 17.0 says of it; totals and normal forms. No errors. */
export const inspect = operation('text-to-unicode/inspect', {
  input: { text: text(), limit: integer({ min: 1, max: 10_000 }, 1000) },
  run: async ({ text, limit }) => (await loadInspect()).inspectText(text, limit),
});

/**
 * Characters by themselves, by number (`U+20AC`, `0x20AC`, `20AC`), by name or alias, best first, or those of
 * `block:arrows` and `script:greek`. No errors.
 */
export const find = operation('text-to-unicode/find', {
  input: { query: text(), limit: integer({ min: 1, max: 500 }, 50) },
  // The first query reads all names.
  thread: 'worker',
  run: async ({ query, limit }) => (await loadFind()).findCharacters(query, limit),
});

/** A Unicode normalization form (UAX 15). No errors. */
export const normalize = operation('text-to-unicode/normalize', {
  input: { text: text(), form: choice(forms, 'nfc') },
  result: 'text',
  run: ({ text, form }) => text.normalize(form.toUpperCase()),
});
