import type { Example } from '#core/example.ts';

export const examples: readonly Example[] = [
  {
    op: 'convert',
    input: {
      text: 'a = 1_000\nb = 0xff\nc = 1979-05-27T07:32:00Z\nd = inf\ne = 1.0\n[x.y]\nz = [{ k = 1 }]\n',
      indent: 0,
    },
    value: '{"a":1000,"b":255,"c":"1979-05-27T07:32:00Z","d":null,"e":1.0,"x":{"y":{"z":[{"k":1}]}}}',
  },
  { op: 'convert', input: { text: 'a = nan\n', nonFinite: 'string' }, value: '{\n  "a": "NaN"\n}' },
  { op: 'convert', input: { text: 'a = [1,\n' }, error: 'invalid-toml', details: { line: 2 } },
  { op: 'convert', input: { text: 'a = 2023-02-30' }, error: 'invalid-toml', details: { line: 1 } },
  { op: 'convert', input: { text: '# nothing yet\n' }, value: '{}' },
  {
    op: 'convert',
    input: { text: 'a.b = inf', nonFinite: 'error' },
    error: 'non-finite-number',
    details: { path: '/a/b' },
  },
  // https://toml.io/en/v1.0.0#array-of-tables
  {
    op: 'convert',
    input: {
      text: '[[products]]\nname = "Hammer"\nsku = 738594937\n\n[[products]]\n\n[[products]]\nname = "Nail"\n',
      indent: 0,
    },
    value: '{"products":[{"name":"Hammer","sku":738594937},{},{"name":"Nail"}]}',
  },
];
