import { text, type Fields, type Input } from '#core/field.ts';
import { once } from '#core/once.ts';
import { operation, type Inverse } from '#core/operation.ts';
import type { ConversionInput, Route } from './convert.ts';

const engine = once(() => import('./convert.ts'));

interface Converter<F extends Fields> extends Route {
  readonly inverse: Inverse<F>;
  readonly input: F & { readonly [K in keyof Input<F>]: K extends keyof ConversionInput ? F[K] : never };
}

/**
 * The operations of a converter between two formats. Errors: those of its reader (`invalid-…`, `too-deep` and so on,
 * with `line`, `column` and `offset`) and of its target (with `path`). A blank text converts to a blank text.
 */
export function converterOf<F extends Fields>(tool: string, { from, to, input, inverse }: Converter<F>) {
  const route = { from, to };
  // A YAML parser looks at a character many times.
  const costs = from === 'yaml' && { weight: (values: object) => 16 * (values as ConversionInput).text.length };
  const conversion = (values: Input<F>) => values as unknown as ConversionInput;
  return {
    /** The text in the other format. */
    convert: operation(`${tool}/convert`, {
      input: input as F,
      result: 'text',
      inverse,
      ...costs,
      run: async (values) => (await engine()).convertText(conversion(values), route),
    }),
    /** How many documents there are, and what the other format cannot keep. */
    report: operation(`${tool}/report`, {
      input: input as F,
      ...costs,
      run: async (values) => (await engine()).reportLosses(conversion(values), route),
    }),
    /** `convert` and `report` at once, for the price of one. */
    convertWithReport: operation(`${tool}/convert-with-report`, {
      input: input as F,
      ...costs,
      run: async (values) => (await engine()).convertWithReport(conversion(values), route),
    }),
    /** Where the value at a path of the report stands in the text: `line`, `column`, `offset`. */
    locate: operation(`${tool}/locate`, {
      input: { ...(input as F), path: text() },
      ...costs,
      run: async ({ path, ...values }) =>
        (await engine()).locatePath({ ...conversion(values as unknown as Input<F>), path: String(path) }, route),
    }),
  };
}
