import { once } from '#core/once.ts';
import { operation } from '#core/operation.ts';
import { convertFields } from './engine/fields.ts';

const load = once(() => import('./engine/convert.ts'));

/**
 * Types for what stands in JSON samples, in one of 13 languages, with a final LF. Errors: `no-samples`, `invalid-json` and
 * `too-deep` with the index of the `sample`, `invalid-name` (`field`) for a name without a letter or of more than 200 characters, `too-many-types` (`max`).
 */
export const convert = operation('json-to-types/convert', {
  input: convertFields,
  source: 'text',
  result: 'text',
  thread: 'worker',
  run: async (input) => (await load()).convertText(input),
});

/** `convert`, with counts of what was found, and where values of one place differ. Errors as `convert`. */
export const convertWithReport = operation('json-to-types/convert-with-report', {
  input: convertFields,
  source: 'text',
  thread: 'worker',
  run: async (input) => (await load()).convertWithReport(input),
});
