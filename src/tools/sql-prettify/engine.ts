import { text } from '#core/field.ts';
import { once } from '#core/once.ts';
import { operation } from '#core/operation.ts';
import { fileFields, formatFields } from './engine/fields.ts';

/** sql-formatter with all its dialects, 76 kB: loaded when the first operation runs. */
const load = once(() => import('./engine/format.ts'));

/**
 * sql-formatter's result. Errors: `empty-input`, `parse-error` (`line`, `column`, `offset`), `too-deep`,
 * `too-many-unclosed` (`sign`, `line`, `column`, `offset`).
 */
export const format = operation('sql-prettify/format', {
  input: formatFields,
  result: 'text',
  thread: 'worker',
  run: async (input) => (await load()).formatText(input),
});

/** `format` for a file; `bytes` in UTF-8. Errors as `format`, and `not-text` for a file that is not Unicode. */
export const formatFile = operation('sql-prettify/format-file', {
  input: fileFields,
  thread: 'worker',
  run: async (input) => (await load()).formatBlob(input),
});

/** The dialects whose parser accepts the text. Errors: `empty-input`, `too-deep`. */
export const suggestDialects = operation('sql-prettify/suggest-dialects', {
  input: { sql: text() },
  thread: 'worker',
  run: async ({ sql }, context) => (await load()).acceptingDialects(sql, context),
});
