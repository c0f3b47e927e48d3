import { once } from '#core/once.ts';
import { operation } from '#core/operation.ts';
import { input } from './engine/fields.ts';

const load = once(() => import('./engine/convert.ts'));

/**
 * The table as CSV (RFC 4180). Errors: `invalid-json` and `too-deep` with their place, `path-not-found`,
 * `not-tabular`, `unknown-column`, `output-too-large`. A blank text, and a table without rows or columns, is empty.
 */
export const convert = operation('json-to-csv/convert', {
  input,
  result: 'text',
  run: async (values) => (await load()).toCsv(values),
});

/** How large the table is, its headers, and how many texts a spreadsheet would take for formulas. Errors as `convert`. */
export const inspect = operation('json-to-csv/inspect', {
  input,
  run: async (values) => (await load()).inspectTable(values),
});

/** The CSV, its first rows, and what the page offers to choose from, for one reading. Errors as `convert`. */
export const convertWithPreview = operation('json-to-csv/convert-with-preview', {
  input,
  run: async (values) => (await load()).toCsvWithPreview(values),
});
