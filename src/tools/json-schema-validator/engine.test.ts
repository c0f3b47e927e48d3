import { describe, expect, it } from 'vitest';
import { mismatch } from '#core/example.ts';
import { execute } from '#core/operation.ts';
import { infer, validate } from './engine.ts';
import { examples } from './examples.ts';

const operations = { validate, infer };

it.each(examples)('$op $input', async (example) => {
  const operation = operations[example.op as keyof typeof operations];
  expect(mismatch(example, await execute(operation as typeof infer, example.input as never))).toBeUndefined();
});

async function judged(schema: unknown, data: string, options: object = {}) {
  const result = await execute(validate, { schema: JSON.stringify(schema), data, ...options });
  if (!result.ok) throw new Error(`${result.error.code} ${JSON.stringify(result.error.details)}`);
  return result.value;
}

it.each([
  ['maximum: .inf', '.inf', true],
  ['enum: [.inf]', '.inf', true],
  ['const: .inf', '-.inf', false],
  ['const: .nan', '.nan', true],
  ['const: .nan', '1', false],
  ['enum: [[.nan]]', '- .nan', true],
  ['uniqueItems: true', '- .nan\n- .nan', false],
  ['maximum: 1e400', '.inf', false],
  ['minimum: 1e400', '-.inf', false],
  ['exclusiveMaximum: .inf', '1e400', true],
])('compares %s with %s', async (schema, data, valid) => {
  expect(await execute(validate, { schema, data })).toMatchObject({ ok: true, value: { valid } });
});

describe('faults', () => {
  it.each<readonly [unknown, string, readonly object[]]>([
    [
      { anyOf: [{ type: 'string' }, { minimum: 5 }] },
      '3',
      [{ keyword: 'anyOf', branches: [[{ keyword: 'type' }], [{ keyword: 'minimum' }]] }],
    ],
    [{ oneOf: [{ type: 'number' }, { minimum: 1 }] }, '3', [{ keyword: 'oneOf', params: { matches: [0, 1] } }]],
    [{ not: {} }, '1', [{ keyword: 'not', path: '' }]],
    [{ const: 1.5 }, '.inf', [{ keyword: 'const', params: { allowed: '1.5' } }]],
    [{ minimum: 1 }, '.nan', [{ keyword: 'minimum', schemaPath: '/minimum', params: { actual: 'NaN' } }]],
    [{ maximum: 1 }, '.inf', [{ keyword: 'maximum', schemaPath: '/maximum' }]],
    [
      { contains: { const: 1 }, minContains: 2 },
      '[1]',
      [{ keyword: 'contains', params: { min: 2, max: null, matched: 1 } }],
    ],
    [{ properties: { a: false } }, '{"a":1}', [{ keyword: 'false', path: '/a', schemaPath: '/properties/a' }]],
    [false, '1', [{ keyword: 'false', schemaPath: '' }]],
    [{ prefixItems: [{}], items: false }, '[1,2]', [{ keyword: 'items', path: '/1', params: { index: 1 } }]],
    [
      { unevaluatedProperties: false, anyOf: [{ properties: { a: {} } }] },
      '{"a":1,"b":2}',
      [{ keyword: 'unevaluatedProperties', path: '/b' }],
    ],
    [
      { propertyNames: { maxLength: 1 } },
      '{"ab":1}',
      [{ keyword: 'maxLength', path: '', params: { limit: '1', actual: '2', name: 'ab' } }],
    ],
    [
      { dependentRequired: { a: ['b', 'c'] } },
      '{"a":1}',
      [{ params: { property: 'b' } }, { params: { property: 'c' } }],
    ],
    [{ enum: [1, 'x'] }, '2', [{ params: { allowed: ['1', '"x"'] } }]],
    [{ const: { a: 1.0 } }, '{"a":2}', [{ params: { allowed: '{"a":1}' } }]],
    [{ uniqueItems: true }, '[1,2,1.0]', [{ params: { first: 0, second: 2 } }]],
    [{ multipleOf: 0.01 }, '4.35', []],
    [{ multipleOf: 0.01 }, '4.355', [{ params: { divisor: '0.01' } }]],
    [{ type: 'integer' }, '1e400', []],
    [{ $schema: 'http://json-schema.org/draft-04/schema#', type: 'integer' }, '-0', []],
    [{ maxLength: 1 }, '"😀"', []],
    [{ format: 'date-time' }, '"1998-12-31T23:59:60Z"', []],
    [{ format: 'date-time' }, '"1998-12-31T23:58:60Z"', [{ keyword: 'format', params: { format: 'date-time' } }]],
    [{ $defs: { a: { type: 'string' } }, $ref: '#/$defs/a' }, '1', [{ keyword: 'type', schemaPath: '/$defs/a/type' }]],
    [
      { allOf: [{ $ref: '#/$defs/a' }, { $ref: '#/$defs/a' }], $defs: { a: { type: 'string' } } },
      '1',
      [{ keyword: 'type' }],
    ],
  ])('%j on %s', async (schema, data, faults) => {
    const { errors, valid } = await judged(schema, data);
    expect(valid).toBe(faults.length === 0);
    expect(errors).toMatchObject(faults);
  });

  it('name the numbers of a schema that JSON has not', async () => {
    expect(await execute(validate, { schema: 'enum: [.nan, -.inf]', data: '1' })).toMatchObject({
      value: { errors: [{ keyword: 'enum', params: { allowed: ['NaN', '-Infinity'] } }] },
    });
  });

  it('are those of one schema', async () => {
    const schema = '{"type": "object"}\n{"type": "string"}\n';
    expect(await execute(validate, { schema, data: '3' })).toMatchObject({
      error: { code: 'invalid-schema', details: { path: '', line: 2, keyword: 'type', field: 'schema' } },
    });
  });

  it('of several documents and of YAML have their places', async () => {
    expect(await judged({ type: 'string' }, '"a"\n1\n')).toMatchObject({
      errors: [{ path: '/1', line: 2, column: 1 }],
    });
    expect(await judged({ properties: { a: { items: { type: 'string' } } } }, 'a:\n  - x\n  - 1\n')).toMatchObject({
      errors: [{ path: '/a/1', line: 3, column: 5 }],
    });
  });

  it('are counted beyond the first thousand', async () => {
    const { errorCount, errors } = await judged({ items: { type: 'string' } }, `[${'1,'.repeat(1999)}1]`);
    expect([errors.length, errorCount]).toEqual([1000, 2000]);
  });

  it('reach the schemas passed along', async () => {
    const schemas = [{ uri: 'other.json', text: '{\n"type": "string"}' }];
    expect(await judged({ $ref: 'other.json' }, '1', { schemas })).toMatchObject({
      errors: [{ keyword: 'type', schemaUri: 'other.json', schemaPath: '/type', schemaLine: 2 }],
    });
  });
});

describe('a draft that is chosen', () => {
  const draft07 = 'http://json-schema.org/draft-07/schema#';
  const draft2020 = 'https://json-schema.org/draft/2020-12/schema';

  it.each([
    [{ $schema: draft07, prefixItems: [{ type: 'string' }] }, '[1]', '2020-12', ['type']],
    [{ $schema: draft07, $id: 'http://x/y', prefixItems: [{ type: 'string' }] }, '[1]', '2020-12', ['type']],
    [{ $schema: draft2020, dependencies: { a: ['b'] } }, '{"a":1}', 'draft-07', ['dependencies']],
    [{ $schema: draft2020, $ref: '#/$defs/x', minimum: 5, $defs: { x: {} } }, '1', 'draft-07', []],
  ])('rules over the $schema of %j', async (schema, data, draft, keywords) => {
    const result = await judged(schema, data, { draft });
    expect(result.errors.map(({ keyword }) => keyword)).toEqual(keywords);
    expect(result.draft).toBe(draft);
  });
});

describe('warnings', () => {
  it.each<readonly [unknown, readonly object[]]>([
    [{ proprties: {} }, [{ code: 'unknown-keyword', detail: 'properties' }]],
    [{ 'x-own': 1 }, [{ code: 'unknown-keyword', detail: '' }]],
    [{ dependencies: {} }, [{ code: 'keyword-of-other-draft', path: '/dependencies' }]],
    [{ definitions: {} }, []],
    [{ format: 'idn-hostname' }, [{ code: 'format-not-checked', detail: 'idn-hostname' }]],
    [
      {
        $schema: 'http://json-schema.org/draft-07/schema#',
        $ref: '#/definitions/a',
        minimum: 1,
        definitions: { a: {} },
      },
      [{ code: 'ignored-beside-ref', path: '/minimum' }],
    ],
  ])('%j', async (schema, warnings) => {
    expect((await judged(schema, '1')).warnings).toMatchObject(warnings);
  });
});

describe('refusals', () => {
  it.each([
    ['{"pattern":"("}', '1', 'invalid-schema', { path: '/pattern' }],
    [JSON.stringify({ pattern: '9'.repeat(100_000) }), '"9"', 'invalid-schema', { path: '/pattern' }],
    [
      '{"$schema":"http://json-schema.org/draft-04/schema#","patternProperties":{"(":{}}}',
      '1',
      'invalid-schema',
      { path: '/patternProperties/(' },
    ],
    ['{"$ref":"https://example.com/x"}', '1', 'unresolved-ref', { ref: 'https://example.com/x' }],
    ['{"a":,}', '1', 'invalid-json', { field: 'schema' }],
    ['{}', 'a: [1', 'invalid-yaml', { field: 'data' }],
    ['{}', ' ', 'empty-input', { field: 'data' }],
  ])('%s on %j', async (schema, data, code, details) => {
    expect(await execute(validate, { schema, data })).toMatchObject({ ok: false, error: { code, details } });
  });

  it('name no source where a reference of the schema itself leads nowhere', async () => {
    const result = await execute(validate, { schema: '{"$ref":"#/$defs/x"}', data: '1' });
    expect(result).toMatchObject({ ok: false, error: { code: 'unresolved-ref' } });
    expect(!result.ok && result.error.details).toStrictEqual({ ref: '#/$defs/x', path: '/$ref', line: 1 });
  });

  it.each([
    [{ $ref: 'b.json#/x' }, 'b.json'],
    [{ $ref: './b.json' }, 'b.json'],
    [{ $id: 'https://a.example/s/a.json', $ref: 'b.json' }, 'https://a.example/s/b.json'],
    [{ $id: 'https://a.example/s/a.json', items: { $ref: '/b.json#x' } }, 'https://a.example/b.json'],
    [{ $id: 's/a.json', $ref: 'b.json' }, 's/b.json'],
    [{ $id: 'https://a.example/a.json', items: { $id: 't/', $ref: 'b' } }, 'https://a.example/t/b'],
    [{ $id: 'https://a.example/a.json', $dynamicRef: 'b.json#x' }, 'https://a.example/b.json'],
  ])('name the address at which %j finds what it misses', async (schema, uri) => {
    const input = { schema: JSON.stringify(schema), data: '[1]' };
    expect(await execute(validate, input)).toMatchObject({ error: { code: 'unresolved-ref', details: { uri } } });
    const schemas = [{ uri, text: '{"$anchor":"x","x":true}' }];
    expect(await execute(validate, { ...input, schemas })).toMatchObject({ ok: true });
  });

  it('name the address of a schema given along, and none of the main one', async () => {
    const schema = '{"$id":"https://a.example/a.json","$ref":"b.json"}';
    const refused = async (text: string) => {
      const schemas = [{ uri: 'https://a.example/b.json', text }];
      const result = await execute(validate, { schema, data: '1', schemas });
      return result.ok ? result : result.error.details;
    };
    const source = 'https://a.example/b.json';
    expect(await refused('{"$ref":"c.json"}')).toStrictEqual({
      ref: 'c.json',
      path: '/$ref',
      source,
      uri: 'https://a.example/c.json',
    });
    expect(await refused('{"$ref":"#/x"}')).toStrictEqual({ ref: '#/x', path: '/$ref', source, uri: source });
    expect(await refused('{"$ref":"a.json#/x"}')).toStrictEqual({ ref: 'a.json#/x', path: '/$ref', source });
  });

  it('name the schema given along that cannot be read', async () => {
    const schemas = [{ uri: 'https://example.com/a#', text: '{"type": ' }];
    expect(await execute(validate, { schema: '{"$ref":"https://example.com/a"}', data: '1', schemas })).toMatchObject({
      error: { code: 'invalid-json', details: { field: 'schema', source: 'https://example.com/a', line: 1 } },
    });
  });

  it.each([
    ['{"pattern":"("}', '#', { path: '/pattern', line: 1 }],
    ['{\n"patternProperties":{"(":{}}}', '', { path: '/patternProperties', line: 2 }],
    ['{"$schema":"http://json-schema.org/draft-04/schema#","patternProperties":{"(":{}}}', '', { keyword: 'format' }],
    ['{"minimum":"5"}', '', { path: '/minimum', keyword: 'type', line: 1 }],
    ['{"components":{"a":{"type":"strnig"}}}', '#/components/a', { path: '/components/a/type' }],
    ['[]', '', { path: '', keyword: 'type' }],
  ])('name a schema given along that is not valid: %s', async (text, fragment, details) => {
    const uri = 'https://a.example/b.json';
    const result = await execute(validate, {
      schema: `{"$ref":"${uri}${fragment}"}`,
      data: '7',
      schemas: [{ uri, text }],
    });
    expect(result).toMatchObject({
      error: { code: 'invalid-schema', details: { field: 'schema', source: uri, ...details } },
    });
  });

  it('leave out what no reference leads to', async () => {
    const schemas = [
      { uri: 'a.json', text: '{"pattern":"("}' },
      { uri: 'b.json', text: '{"components":{"a":{"type":"number"},"b":{"type":"strnig"}}}' },
    ];
    expect(await judged({ $ref: 'b.json#/components/a' }, '7', { schemas })).toMatchObject({ valid: true });
  });

  it('name a reference that leads nowhere in a schema given along, whatever else is wrong there', async () => {
    const uri = 'https://a.example/b.json';
    const schemas = [{ uri, text: '{"pattern":"("}' }];
    const result = await execute(validate, { schema: `{"$ref":"${uri}#/x"}`, data: '7', schemas });
    expect(result).toMatchObject({ error: { code: 'unresolved-ref', details: { ref: `${uri}#/x`, uri } } });
  });

  it.each([
    ['{"pattern":"("}', '/components/a/pattern', 2],
    ['{"required":[\n1]}', '/components/a/required/0', 3],
  ])('reach parts of the schema that stand below unknown keywords: %j', async (part, path, line) => {
    const schema = `{"$ref":"#/components/a",\n"components":{"a":${part}}}`;
    const result = await execute(validate, { schema, data: '"x"' });
    expect(result).toMatchObject({
      error: { code: 'invalid-schema', details: { path, line, field: 'schema' } },
    });
    expect(!result.ok && result.error.details).not.toHaveProperty('source');
  });

  it('end where references multiply', async () => {
    const $defs = Object.fromEntries(
      Array.from({ length: 40 }, (_, at) => [
        `d${at}`,
        { allOf: [{ $ref: `#/$defs/d${at + 1}` }, { $ref: `#/$defs/d${at + 1}` }] },
      ]),
    );
    const schema = { $ref: '#/$defs/d0', $defs: { ...$defs, d40: { type: 'string' } } };
    expect(await judged(schema, '1')).toMatchObject({ valid: false, errorCount: 1 });
  });
});

it('infers a schema that every sample fits', async () => {
  const samples = [
    '{"a":[1,2.5,null],"b":{"c":"2024-01-01T00:00:00Z"}}',
    '{"a":[],"b":{"c":"x","d":true}}',
    '{"a":["x",{}]}',
  ];
  const result = await execute(infer, { samples, closed: true });
  expect(result.ok).toBe(true);
  for (const data of samples) {
    const schema: unknown = JSON.parse(result.ok ? result.value : '');
    expect(await judged(schema, data)).toMatchObject({ valid: true, warnings: [] });
  }
});

it.each([
  'a!b@x.cc',
  '.a@x.cc',
  'a..b@x.cc',
  'a@-x.cc',
  `${'a'.repeat(65)}@x.cc`,
  'https://[x',
  'https://x.cc/{id}|^',
  'https://x.cc/%zz',
  'https://x.cc/a?b#c#d',
])('infers a schema that the sample %j fits', async (sample) => {
  const data = JSON.stringify(sample);
  const schema = await execute(infer, { samples: [data] });
  if (!schema.ok) throw new Error(schema.error.code);
  expect(await execute(validate, { schema: schema.value, data })).toMatchObject({ value: { valid: true } });
});
