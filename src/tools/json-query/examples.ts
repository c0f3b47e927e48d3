import type { Example } from '#core/example.ts';

const text = '{"a":[{"b":1},{"b":12345678901234567890}]}';

export const examples: readonly Example[] = [
  {
    op: 'query',
    input: { text, expression: '$.a[?@.b>1].b' },
    value: {
      language: 'jsonpath',
      count: 1,
      results: [
        {
          path: "$['a'][1]['b']",
          pointer: '/a/1/b',
          type: 'number',
          value: '12345678901234567890',
          line: 1,
          column: 20,
        },
      ],
    },
  },
  {
    op: 'query',
    input: { text, expression: 'a[*].b' },
    value: {
      language: 'jmespath',
      count: 1,
      results: [
        { path: null, pointer: null, type: 'array', value: '[1,12345678901234567890]', line: null, column: null },
      ],
    },
  },
  {
    op: 'query',
    input: { text, expression: '/a/0' },
    partial: { language: 'pointer', count: 1, results: [{ value: '{"b":1}', path: "$['a'][0]" }] },
  },
  {
    op: 'query',
    input: { text: '{"a/b":{"m~n":1}}', expression: '#/a~1b/m~0n' },
    partial: { results: [{ value: '1', pointer: '/a~1b/m~0n' }] },
  },
  {
    op: 'query',
    input: { text, expression: '$.a[01]' },
    error: 'invalid-expression',
    details: { language: 'jsonpath', offset: 4, reason: 'bad-number' },
  },
  { op: 'query', input: { text, expression: '.a[0].b' }, error: 'looks-like-jq', details: { suggestion: '$.a[0].b' } },
  {
    op: 'query',
    input: { text: '3', expression: 'length(@)' },
    error: 'invalid-type',
    details: { function: 'length', argument: 1, actual: 'number' },
  },
  { op: 'query', input: { text: ' ', expression: '$' }, error: 'empty-input' },
  { op: 'query', input: { text: '{}', expression: '$.constructor' }, partial: { count: 0, results: [] } },
  { op: 'extract', input: { text: '{"x":["p","q"]}', expression: 'x', output: 'lines', raw: true }, value: 'p\nq' },
  { op: 'extract', input: { text, expression: '$..b', indent: 0 }, value: '[1,12345678901234567890]' },
  { op: 'extract', input: { text, expression: '/z', output: 'first' }, value: '' },
  { op: 'extract', input: { text: '', expression: '$' }, value: '' },
  {
    op: 'locate',
    input: { text, expression: '$.a[*]' },
    value: [
      { path: "$['a'][0]", index: 6, end: 13 },
      { path: "$['a'][1]", index: 14, end: 40 },
    ],
  },
  { op: 'locate', input: { text, expression: 'a[*].b' }, value: [] },
];
