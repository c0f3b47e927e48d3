import { once } from '#core/once.ts';
import { operation } from '#core/operation.ts';
import { previewFields, runFields, type Step } from './engine/fields.ts';

const loadReplace = once(() => import('./engine/replace.ts'));

const load = once(() => import('./engine/run.ts'));

/** Other steps leave nothing to go back to. */
const onlyReverses = ({ steps }: { readonly steps: readonly Step[] }) =>
  steps.every((step) => step.do === 'reverse') ? { steps } : undefined;

const isDrawn = ({ steps }: { readonly steps: readonly Step[] }): boolean =>
  steps.some((step) => step.do === 'shuffle' && step.seed === '');

/**
 * The text after a chain of steps on its lines. The result has the line break of the text, and one at the end exactly if
 * the text has. Texts in options have the escapes `\n \r \t \\`.
 * Errors: `invalid-pattern` { step, reason, index }, `invalid-columns` { step, part }, `too-large` { limit }, `too-slow`
 * { limit }.
 *
 * @example
 * ```ts
 * await execute(run, { text: 'b\na\nb\n', steps: [{ do: 'dedupe' }, { do: 'sort' }] }); // 'a\nb\n'
 * ```
 */
export const run = operation('text-lines/run', {
  result: 'text',
  inverse: { op: 'text-lines/run', input: onlyReverses },
  thread: 'worker',
  timeLimit: ({ timeLimit }) => timeLimit,
  random: isDrawn,
  input: runFields,
  run: async ({ text, steps }, context) => (await (await load()).runSteps(text, steps, context)).text,
});

/** `run` as `text`, with how many lines came in and went out, and what each step did. */
export const runWithCounts = operation('text-lines/run-with-counts', {
  thread: 'worker',
  timeLimit: ({ timeLimit }) => timeLimit,
  random: isDrawn,
  input: runFields,
  run: async ({ text, steps }, context) => (await load()).runSteps(text, steps, context),
});

/** What the step `replace` would change: all replacements counted, the first changed lines as they are and would be. */
export const previewReplace = operation('text-lines/preview-replace', {
  thread: 'worker',
  timeLimit: ({ timeLimit }) => timeLimit,
  input: previewFields,
  run: async (input) => (await loadReplace()).preview(input),
});
