import { once } from '#core/once.ts';
import { operation } from '#core/operation.ts';
import { fields } from './engine/fields.ts';

const load = once(() => import('./engine/convert.ts'));

/**
 * JSON as well-formed XML by one of four conventions. Errors: `invalid-json` and `too-deep` with their place,
 * `invalid-structure`, `invalid-name` (`name`), `invalid-character` (`codePoint`) and `invalid-comment` with their `path`.
 * A blank text is empty.
 */
export const convert = operation('json-to-xml/convert', {
  input: fields,
  result: 'text',
  thread: 'worker',
  inverse: { op: 'xml-to-json/convert', input: ({ convention }) => ({ convention }) },
  run: async (input) => (await load()).convertText(input),
});

/** How much there is, and what XML cannot keep of the JSON. Errors as `convert`. */
export const report = operation('json-to-xml/report', {
  input: fields,
  thread: 'worker',
  run: async (input) => (await load()).reportLosses(input),
});

/** `convert` and `report` at once, for the price of one reading. */
export const convertWithReport = operation('json-to-xml/convert-with-report', {
  input: fields,
  thread: 'worker',
  run: async (input) => (await load()).convertWithReport(input),
});
