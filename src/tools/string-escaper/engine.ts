import { choice, flag, text } from '#core/field.ts';
import { once } from '#core/once.ts';
import { operation } from '#core/operation.ts';
import { quotes, targets } from './engine/targets.ts';

const loadEscape = once(() => import('./engine/escape.ts'));
const loadUnescape = once(() => import('./engine/unescape.ts'));
const loadCheck = once(() => import('./engine/check.ts'));

/**
 * A text as a literal of a language or format; with `perLine` every line by itself. Errors: `unsupported-quote`
 * { target, quote }, `not-representable` { target, reason, codePoint, index, line, column }.
 */
export const escape = operation('string-escaper/escape', {
  input: {
    text: text(),
    target: choice(targets, 'json'),
    quote: choice(['auto', ...quotes], 'auto'),
    wrap: flag(true),
    ascii: flag(false),
    perLine: flag(false),
  },
  result: 'text',
  inverse: { op: 'string-escaper/unescape', input: ({ target, perLine }) => ({ target, perLine }) },
  run: async (input) => (await loadEscape()).escapeText(input),
});

/**
 * The text of a literal, with or without its delimiters. Errors: `unescaped-quote`, `unterminated-escape`,
 * `invalid-escape` { sequence, reason? }, `not-text`, all with index, line, column.
 */
export const unescape = operation('string-escaper/unescape', {
  input: { text: text(), target: choice(targets, 'json'), perLine: flag(false) },
  result: 'text',
  inverse: { op: 'string-escaper/escape', input: ({ target, perLine }) => ({ target, perLine }) },
  run: async (input) => (await loadUnescape()).unescapeText(input),
});

/** Which of all targets can hold a text, and what of it they cannot. No errors. */
export const check = operation('string-escaper/check', {
  input: { text: text(), ascii: flag(false) },
  run: async ({ text }) => (await loadCheck()).checkAll(text),
});
