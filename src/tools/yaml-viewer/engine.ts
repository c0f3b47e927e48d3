import { once } from '#core/once.ts';
import { operation } from '#core/operation.ts';
import { checkFields, formatFields } from './engine/fields.ts';

const loadFormat = once(() => import('./engine/format.ts'));
const loadCheck = once(() => import('./engine/check.ts'));

/**
 * The same documents in one style, with their comments. Errors: `invalid-yaml` (`reason`), `cyclic-alias`,
 * `too-many-nodes` and `too-deep`, all with `line`, `column` and `offset`. A blank text is empty.
 */
export const format = operation('yaml-viewer/format', {
  input: formatFields,
  result: 'text',
  thread: 'worker',
  run: async (input) => (await loadFormat()).formatText(input),
});

/** Whether the text is YAML, what it consists of, and what readers of YAML 1.1 and 1.2 disagree about. */
export const check = operation('yaml-viewer/check', {
  input: checkFields,
  thread: 'worker',
  run: async (input) => (await loadCheck()).checkText(input),
});
