import { jsonText } from '#lib/documents/print-json.ts';
import { readSamples } from '#lib/json-shape/samples.ts';
import { schemaOf } from '#lib/json-shape/schema.ts';
import { Shape } from '#lib/json-shape/shape.ts';
import type { InferInput } from './fields.ts';

/** Errors: `no-samples`, and `invalid-json` and `too-deep` with the index of the `sample`. */
export function inferSchema(input: InferInput): string {
  const shape = new Shape();
  for (const { value } of readSamples(input)) shape.add(value);
  const unit = input.indent === 'tab' ? '\t' : ' '.repeat(input.indent);
  return jsonText(schemaOf(shape, input), unit);
}
