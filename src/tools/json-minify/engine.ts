import { text } from '#core/field.ts';
import { once } from '#core/once.ts';
import { operation } from '#core/operation.ts';
import { fileFields, textFields } from './engine/fields.ts';

const loadRepair = once(() => import('#lib/json-scan/repair.ts'));

/** The scanner and what is made with it: loaded when the first operation runs. */
const load = once(() => import('./engine/minify.ts'));

/**
 * The text as JSON without white space and comments, literals copied character for character. Errors: `empty-input`,
 * `invalid-json`, `not-representable`, `too-deep` (details: `line`, `column`, `offset`, `path`), `output-too-large`.
 */
export const minify = operation('json-minify/minify', {
  input: textFields,
  result: 'text',
  inverse: {
    op: 'json-prettify/format',
    input: ({ documents, as }) => (as === 'json' ? { documents } : undefined),
  },
  run: async (values, context) => (await load()).minifyText(values, context),
});

/** What `minify` saves, in bytes of UTF-8. Errors as `minify`. */
export const measure = operation('json-minify/measure', {
  input: textFields,
  run: async (values, context) => (await load()).measureText(values, context),
});

/**
 * `measure`, and what is worth knowing besides: the size after gzip, the smallest `dialect` that accepts the text,
 * its `documents`, the `comments` left out, the repeated keys. Errors as `minify`.
 */
export const inspect = operation('json-minify/inspect', {
  input: textFields,
  thread: 'worker',
  run: async (values, context) => (await load()).inspectText(values, context),
});

/** `minify` for a file: `bytes` in UTF-8, and the facts of `inspect` without the repeated keys. */
export const minifyFile = operation('json-minify/minify-file', {
  input: fileFields,
  thread: 'worker',
  run: async (values, context) => (await load()).minifyBlob(values, context),
});

/** The text that jsonrepair makes of a broken one. Errors: `empty-input`, `cannot-repair`. */
export const repair = operation('json-minify/repair', {
  input: { text: text() },
  result: 'text',
  run: async (values) => (await loadRepair()).repairText(values.text),
});
