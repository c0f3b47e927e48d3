import { once } from '#core/once.ts';
import { operation } from '#core/operation.ts';
import { convertFields, fileFields, inspectFields } from './engine/fields.ts';

const loadFile = once(() => import('./engine/file.ts'));

const load = once(() => import('./engine/convert.ts'));

/**
 * A table (RFC 4180) in another form. Errors: `invalid-delimiter` (`field`), `malformed-row` (`code`, `line`, `row`,
 * `expected`, `actual`, and the `reason` for its sentence) where odd rows are refused, `not-text`. A blank text is empty.
 */
export const convert = operation('csv-to-json/convert', {
  input: convertFields,
  result: 'text',
  thread: 'worker',
  run: async (input, context) => (await load()).convertText(input, context),
});

/** How the table is written, its columns with their types, and its odd rows. Errors as `convert`. */
export const inspect = operation('csv-to-json/inspect', {
  input: inspectFields,
  thread: 'worker',
  run: async (input, context) => (await load()).inspectText(input, context),
});

/** `convert` and `inspect` at once, with the first rows. Errors as `convert`. */
export const convertWithPreview = operation('csv-to-json/convert-with-preview', {
  input: convertFields,
  thread: 'worker',
  run: async (input, context) => (await load()).convertWithPreview(input, context),
});

/** `convert` for a file of any size, which is read as a stream. Errors as `convert`. */
export const convertFile = operation('csv-to-json/convert-file', {
  input: fileFields,
  result: 'file',
  thread: 'worker',
  run: async (input, context) => (await loadFile()).convertBlob(input, context),
});
