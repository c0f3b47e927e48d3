import { once } from '#core/once.ts';
import { operation } from '#core/operation.ts';
import { inferFields, validateFields } from './engine/fields.ts';

const loadValidate = once(() => import('./engine/validate.ts'));
const loadInfer = once(() => import('./engine/infer.ts'));

/**
 * Judges JSON or YAML by a JSON Schema of draft-04, draft-07, 2019-09 or 2020-12; nothing is fetched. Errors: `empty-input`,
 * `invalid-json`, `invalid-yaml`, `too-deep` and `invalid-schema` (`path`, `line`, `keyword`, `errors`) with the `field`, in
 * one of `schemas` also with its address as `source`; `unknown-draft` (`uri`), `unresolved-ref` and `cyclic-ref` (`ref`,
 * `path`, `line`), the former with the `uri` of the schema that it expects in `schemas`, `too-complex`.
 */
export const validate = operation('json-schema-validator/validate', {
  input: validateFields,
  source: 'data',
  thread: 'worker',
  run: async (input) => (await loadValidate()).validateTexts(input),
});

/** A schema that all samples fit. Errors: `no-samples`, `invalid-json` and `too-deep` with the `sample`. */
export const infer = operation('json-schema-validator/infer', {
  input: inferFields,
  source: 'text',
  result: 'text',
  thread: 'worker',
  run: async (input) => (await loadInfer()).inferSchema(input),
});
