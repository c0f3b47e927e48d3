import type { Example } from '#core/example.ts';

export const examples: readonly Example[] = [
  { op: 'minify', input: { text: '{ "a" : [ 1.50 , 2 ] }' }, value: '{"a":[1.50,2]}' },
  { op: 'minify', input: { text: '{a:1, /* x */ b:[2,],}' }, value: '{"a":1,"b":[2]}' },
  { op: 'minify', input: { text: '[.5, null, 0x1F, true, {a: false}]' }, value: '[0.5,null,31,true,{"a":false}]' },
  { op: 'minify', input: { text: `{"a":"it's"}`, as: 'shell' }, value: String.raw`'{"a":"it'\''s"}'` },
  { op: 'minify', input: { text: '{"a":"é"}', unicode: 'escape' }, value: String.raw`{"a":"\u00e9"}` },
  { op: 'minify', input: { text: '{"a":1}\n{"a":2}', documents: 'many' }, value: '{"a":1}\n{"a":2}' },
  {
    op: 'measure',
    input: { text: '{ "a": 1 }' },
    value: { before: 10, after: 7, saved: 3, savedPercent: 30 },
  },
  {
    op: 'minify',
    input: { text: '[1, "a\\"b"]', as: 'json-string' },
    value: String.raw`"[1,\"a\\\"b\"]"`,
  },
  { op: 'minify', input: { text: ' \n' }, error: 'empty-input' },
  {
    op: 'minify',
    input: { text: '{"a":1,\n "b":[1,2,}]}' },
    error: 'invalid-json',
    details: { line: 2, column: 11, offset: 18, path: '/b/2' },
  },
  { op: 'minify', input: { text: '{"a":NaN}' }, error: 'not-representable', details: { line: 1, column: 6 } },
];
