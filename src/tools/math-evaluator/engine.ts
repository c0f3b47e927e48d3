import { choice, integer, text } from '#core/field.ts';
import { once } from '#core/once.ts';
import { operation, type Context } from '#core/operation.ts';

/** mathjs, 190 kB: loaded when the first operation runs. */
const loadSheet = once(() => import('./engine/sheet.ts'));

/** The time that the page gives to a run begins when everything is loaded. */
const begin = ({ progress }: Context): void => progress(0, 1);

const input = {
  expression: text(),
  precision: integer({ min: 1, max: 64 }, 20),
  angle: choice(['rad', 'deg'], 'rad'),
};

/**
 * The result of the last line that is not blank.
 * Errors, with `line` and `column`: `empty-input`, `syntax-error`, `unknown-symbol`, `wrong-arguments`,
 * `forbidden-function` { symbol }, `expression-too-long`, `too-large` { limit }, `timeout` { seconds }.
 */
export const evaluate = operation('math-evaluator/evaluate', {
  input,
  result: 'text',
  thread: 'worker',
  run: async ({ expression, ...options }, context) => {
    const { evaluateLast } = await loadSheet();
    begin(context);
    return evaluateLast(expression, options);
  },
});

/** Every line with its result or its error; lines share their names. Errors: `empty-input`, `expression-too-long`. */
export const evaluateLines = operation('math-evaluator/evaluate-lines', {
  input,
  thread: 'worker',
  run: async ({ expression, ...options }, context) => {
    const { evaluateSheet } = await loadSheet();
    begin(context);
    return evaluateSheet(expression, options);
  },
});
