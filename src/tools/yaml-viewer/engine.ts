import { operation } from '#core/operation.ts';
import { checkFields, formatFields } from './engine/fields.ts';

/**
 * The same documents in one style, with their comments. Errors: `invalid-yaml` (`reason`), `cyclic-alias`,
 * `too-many-nodes` and `too-deep`, all with `line`, `column` and `offset`. A blank text is empty.
 */
export const format = operation('yaml-viewer/format', {
  input: formatFields,
  result: 'text',
  thread: 'worker',
  run: async (input) => (await import('./engine/format.ts')).formatText(input),
});

/** Whether the text is YAML, what it consists of, and what readers of YAML 1.1 and 1.2 disagree about. */
export const check = operation('yaml-viewer/check', {
  input: checkFields,
  thread: 'worker',
  run: async (input) => (await import('./engine/check.ts')).checkText(input),
});
