import { choice, type Input } from '#core/field.ts';
import { infer, validate } from '../engine.ts';

export const fields = { ...validate.input, ...inferOnly(), tab: choice(['validate', 'infer'], 'validate') };

/** The fields of inferring that validating has not. */
function inferOnly() {
  const { closed, each, required, text } = infer.input;
  return { closed, each, required, text };
}

export const schemaSample = `{
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "type": "object",
  "required": ["name", "age"],
  "properties": {
    "name": { "type": "string", "minLength": 1 },
    "age": { "type": "integer", "minimum": 18 },
    "email": { "type": "string", "format": "email" }
  }
}
`;
export const dataSample = `{
  "name": "Ada",
  "age": 17,
  "email": "ada@example.com"
}
`;
export const inferSample = `{"id": 1, "name": "Ada", "tags": ["math"]}
{"id": 2, "name": "Grace", "tags": [], "retired": null}
`;
export const initial = { schema: schemaSample, data: dataSample, text: inferSample };

export interface DraftProps {
  readonly draft: Input<typeof fields>;
  readonly change: (part: Partial<Input<typeof fields>>) => void;
}
