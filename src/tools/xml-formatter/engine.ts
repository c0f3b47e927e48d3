import { once } from '#core/once.ts';
import { operation } from '#core/operation.ts';
import { fileFields, formatFields, minifyFields, validateFields } from './engine/fields.ts';

/** The parser and what is made with it: loaded when the first operation runs. */
const load = once(() => import('./engine/format.ts'));

/**
 * The document with other white space between its markup and nothing else changed. Errors: `empty-input`,
 * `not-well-formed` (`reason`, `line`, `column`, `offset`; `openedAt` where the element starts that is not closed,
 * `declaredLine` of an entity), `output-too-large` when the indentation of a deep document is more than a string can hold.
 */
export const format = operation('xml-formatter/format', {
  input: formatFields,
  result: 'text',
  thread: 'worker',
  run: async (input, context) => (await load()).formatText(input, context),
});

/** The document without white space that is layout, and without comments unless told. Errors as `format`. */
export const minify = operation('xml-formatter/minify', {
  input: minifyFields,
  result: 'text',
  thread: 'worker',
  run: async (input, context) => (await load()).minifyText(input, context),
});

/**
 * What the document consists of, or where it is not well-formed; `notChecked` names what it refers to and nothing reads.
 * Error: `empty-input`.
 */
export const validate = operation('xml-formatter/validate', {
  input: validateFields,
  thread: 'worker',
  run: async (input, context) => (await load()).validateText(input, context),
});

/**
 * `format` or `minify` for a file: `bytes` in UTF-8 and what the document consists of; `encodingBefore` if the file
 * declares another encoding, and the result UTF-8 instead. Errors as `format`, and `not-text` for a file that is not
 * Unicode.
 */
export const formatFile = operation('xml-formatter/format-file', {
  input: fileFields,
  thread: 'worker',
  run: async (input, context) => (await load()).formatBlob(input, context),
});
