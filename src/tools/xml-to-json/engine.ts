import { once } from '#core/once.ts';
import { operation } from '#core/operation.ts';
import { fields } from './engine/fields.ts';

/** The reader and the conventions: loaded when the first operation runs. */
const load = once(() => import('./engine/convert.ts'));

/**
 * XML 1.0 as JSON by one of four conventions. No entity is expanded and nothing external is read. Errors:
 * `not-well-formed` (`reason`, `line`, `column`, `offset`, `openedAt`), `too-deep` where the JSON would have a 257th level.
 * A blank text is empty.
 */
export const convert = operation('xml-to-json/convert', {
  input: fields,
  result: 'text',
  thread: 'worker',
  inverse: {
    op: 'json-to-xml/convert',
    input: ({ convention }) => ({ convention, declaration: false, indent: 0 }),
  },
  run: async (input, context) => (await load()).convertText(input, context),
});

/** What the document consists of, and what the convention cannot keep of it. Errors as `convert`. */
export const report = operation('xml-to-json/report', {
  input: fields,
  thread: 'worker',
  run: async (input, context) => (await load()).reportLosses(input, context),
});

/** `convert` and `report` at once, for the price of one reading. */
export const convertWithReport = operation('xml-to-json/convert-with-report', {
  input: fields,
  thread: 'worker',
  run: async (input, context) => (await load()).convertWithReport(input, context),
});
