import { blob, integer, text } from '#core/field.ts';
import { once } from '#core/once.ts';
import { operation } from '#core/operation.ts';
import { documentsField, readFields, styleFields } from './engine/fields.ts';

const loadRepair = once(() => import('#lib/json-scan/repair.ts'));

/** The scanner and what is made with it, 10 kB: loaded when the first operation runs. */
const load = once(() => import('./engine/format.ts'));

/**
 * The text as JSON in the given style, literals copied character for character. Errors: `empty-input`,
 * `invalid-json`, `not-representable`, `too-deep` (details as `toToolError` says), `output-too-large`.
 */
export const format = operation('json-prettify/format', {
  input: { text: text(), ...readFields, ...styleFields, ...documentsField },
  result: 'text',
  inverse: {
    op: 'json-minify/minify',
    input: ({ documents, comments }) => (comments === 'strip' ? { documents } : undefined),
  },
  run: async (input, context) => (await load()).formatText(input, context),
});

/**
 * What `format` and `validate` say about a right text, in one reading: `formatted`, the `lines` and the `size` of it
 * (bytes of UTF-8), and `facts`. Errors as `format`.
 */
export const inspect = operation('json-prettify/inspect', {
  input: format.input,
  run: async (input, context) => (await load()).inspectText(input, context),
});

/**
 * `format` for a file, without a string in between. The value: `bytes` (UTF-8, no BOM), `lines` in them, the smallest
 * `dialect` that accepts the file, its `documents` and `comments`.
 */
export const formatFile = operation('json-prettify/format-file', {
  input: { file: blob(), ...readFields, ...styleFields, ...documentsField },
  thread: 'worker',
  run: async (input, context) => (await load()).formatBlob(input, context),
});

/** What the text is made of, or the first character that cannot continue it. */
export const validate = operation('json-prettify/validate', {
  input: { text: text(), ...readFields, ...documentsField },
  run: async (input, context) => (await load()).validateText(input, context),
});

/** The text that jsonrepair makes of a broken one. Errors: `empty-input`, `cannot-repair`. */
export const repair = operation('json-prettify/repair', {
  input: { text: text() },
  result: 'text',
  run: async (input) => (await loadRepair()).repairText(input.text),
});

/** Where a UTF-16 offset lies, in three notations. Error: `invalid-json` and the others of reading. */
export const locate = operation('json-prettify/locate', {
  input: { text: text(), offset: integer({ min: 0 }) },
  run: async (input) => (await load()).locateOffset(input),
});

/** The content of a JSON string that is the whole text. Error: `not-a-json-string`. */
export const unwrap = operation('json-prettify/unwrap', {
  input: { text: text() },
  result: 'text',
  run: async (input) => (await load()).unwrapText(input.text),
});

/** An index of all values for the tree on the screen (`TreeIndex` reads it). Errors as `format`. */
export const tree = operation('json-prettify/tree', {
  input: { text: text(), ...readFields, ...documentsField },
  thread: 'worker',
  run: async (input, context) => (await load()).treeOf(input, context),
});
