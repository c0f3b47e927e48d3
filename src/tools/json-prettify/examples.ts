import type { Example } from '#core/example.ts';

export const examples: readonly Example[] = [
  {
    op: 'format',
    input: { text: String.raw`{"id":12345678901234567890,"v":1.0,"s":"\u00e9\/"}` },
    value: String.raw`{
  "id": 12345678901234567890,
  "v": 1.0,
  "s": "\u00e9\/"
}`,
  },
  {
    op: 'format',
    input: { text: "// c\n{a: 'x', b: +.5,}" },
    value: '{\n  "a": "x",\n  "b": 0.5\n}',
  },
  {
    op: 'format',
    input: { text: "{debug: true, retries: 3, verbose: false, name: 'x', opt: null}", inlineWidth: 80 },
    value: '{ "debug": true, "retries": 3, "verbose": false, "name": "x", "opt": null }',
  },
  {
    op: 'format',
    input: { text: '{"b":[],"a":{"d":1,"c":[1,{}]}}', sortKeys: 'asc' },
    value: '{\n  "a": {\n    "c": [\n      1,\n      {}\n    ],\n    "d": 1\n  },\n  "b": []\n}',
  },
  {
    op: 'format',
    input: { text: '{"m":[1,2,3],"o":{"a":1}}', inlineWidth: 20 },
    value: '{\n  "m": [1, 2, 3],\n  "o": { "a": 1 }\n}',
  },
  {
    op: 'format',
    input: { text: '{"a":1, // one\n/* two */ "b":2}', comments: 'keep' },
    value: '{\n  "a": 1, // one\n  /* two */\n  "b": 2\n}',
  },
  {
    op: 'validate',
    input: { text: '{"a":1,\n "b":[1,2,}]}' },
    partial: { valid: false, error: { line: 2, column: 11, offset: 18, path: '/b/2' } },
  },
  {
    op: 'inspect',
    input: { text: '{"a":1,"a":[true,]}', inlineWidth: 40 },
    partial: {
      formatted: '{ "a": 1, "a": [true] }',
      facts: { dialect: 'jsonc', trailingCommas: 1, warnings: [{ code: 'duplicate-key', path: '/a', offset: 7 }] },
    },
  },
  {
    op: 'format',
    input: { text: '{"a":NaN}' },
    error: 'not-representable',
    details: { line: 1, column: 6, offset: 5, path: '/a' },
  },
  {
    op: 'locate',
    input: { text: '{"a b":[1,{"x":true}]}', offset: 16 },
    value: { pointer: '/a b/1/x', jsonPath: "$['a b'][1]['x']", jq: '.["a b"][1].x', type: 'boolean' },
  },
];
