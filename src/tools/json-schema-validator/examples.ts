import type { Example } from '#core/example.ts';

export const examples: readonly Example[] = [
  {
    op: 'validate',
    input: {
      schema: '{"type":"object","required":["a","b"],"properties":{"a":{"minimum":5}}}',
      data: '{"a":3}',
    },
    value: {
      valid: false,
      draft: '2020-12',
      errors: [
        {
          path: '',
          line: 1,
          column: 1,
          keyword: 'required',
          schemaPath: '/required',
          schemaLine: 1,
          params: { property: 'b' },
        },
        {
          path: '/a',
          line: 1,
          column: 6,
          keyword: 'minimum',
          schemaPath: '/properties/a/minimum',
          schemaLine: 1,
          params: { limit: '5', actual: '3' },
        },
      ],
      errorCount: 2,
      warnings: [],
    },
  },
  {
    op: 'validate',
    input: { schema: '{"additionalProperties":false}', data: '{"x":1}' },
    partial: { valid: false, errors: [{ keyword: 'additionalProperties', path: '/x', params: { property: 'x' } }] },
  },
  {
    op: 'validate',
    input: { schema: '{"$schema":"http://json-schema.org/draft-04/schema#","type":"integer"}', data: '1.0' },
    partial: { draft: 'draft-04', errors: [{ keyword: 'type', params: { expected: ['integer'], actual: 'number' } }] },
  },
  {
    op: 'validate',
    input: { schema: '{"maximum":9007199254740992}', data: '9007199254740993' },
    partial: { errors: [{ keyword: 'maximum' }] },
  },
  {
    op: 'validate',
    input: { schema: '{"$ref":"#/$defs/x"}', data: '1' },
    error: 'unresolved-ref',
    details: { ref: '#/$defs/x', path: '/$ref', line: 1 },
  },
  {
    op: 'validate',
    input: { schema: '{"type":"strnig"}', data: '1' },
    error: 'invalid-schema',
    details: { path: '/type', line: 1 },
  },
  { op: 'validate', input: { schema: '{"$ref":"#"}', data: '1' }, error: 'cyclic-ref', details: { ref: '#' } },
  {
    op: 'validate',
    input: { schema: '{"$schema":"urn:x"}', data: '1' },
    error: 'unknown-draft',
    details: { uri: 'urn:x' },
  },
  { op: 'validate', input: { schema: '', data: '1' }, error: 'empty-input', details: { field: 'schema' } },
  {
    op: 'validate',
    input: { schema: 'type: object\nrequired: [a]\nproprties: {}\n', data: 'b: 1\n' },
    partial: {
      valid: false,
      errors: [{ keyword: 'required', schemaLine: 2 }],
      warnings: [{ code: 'unknown-keyword', path: '/proprties', line: 3, detail: 'properties' }],
    },
  },
  {
    op: 'infer',
    input: { samples: ['{"id":1}', '{"id":2.5,"n":null}'], indent: 0 },
    value:
      '{"$schema":"https://json-schema.org/draft/2020-12/schema","type":"object","properties":{"id":{"type":"number"},"n":{"type":"null"}},"required":["id"]}',
  },
  {
    op: 'infer',
    input: { text: '[{"d":"2024-01-01","l":[1,"x"]}]', each: true, closed: true, draft: 'draft-07', indent: 0 },
    value:
      '{"$schema":"http://json-schema.org/draft-07/schema#","type":"object","properties":{"d":{"type":"string","format":"date"},"l":{"type":"array","items":{"type":["string","integer"]}}},"required":["d","l"],"additionalProperties":false}',
  },
  { op: 'infer', input: { samples: [' '] }, error: 'no-samples' },
  { op: 'infer', input: { samples: ['1', '{'] }, error: 'invalid-json', details: { sample: 1, line: 1 } },
];
