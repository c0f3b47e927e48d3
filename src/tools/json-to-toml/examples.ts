import type { Example } from '#core/example.ts';

export const examples: readonly Example[] = [
  {
    op: 'convert',
    input: { text: '{"foo":"bar","list":{"name":"item","another":{"key":"value"}}}' },
    value: 'foo = "bar"\n\n[list]\nname = "item"\n\n[list.another]\nkey = "value"\n',
  },
  {
    op: 'convert',
    input: { text: '{"a":[{"x":1},{"y":{"z":2}}],"m":[1,"s",{"k":1.5}],"n":null}' },
    value: 'm = [1, "s", { k = 1.5 }]\n\n[[a]]\nx = 1\n\n[[a]]\n\n[a.y]\nz = 2\n',
  },
  { op: 'convert', input: { text: '[1,2]', rootKey: 'items' }, value: 'items = [1, 2]\n' },
  { op: 'convert', input: { text: '[1,2]' }, error: 'toml-root-not-table', details: { path: '' } },
  {
    op: 'convert',
    input: { text: '{"a":[9223372036854775808]}' },
    error: 'integer-out-of-range',
    details: { path: '/a/0' },
  },
  {
    op: 'convert',
    input: { text: '{"a":9223372036854775808,"b":9223372036854775807}', outOfRange: 'string' },
    value: 'a = "9223372036854775808"\nb = 9223372036854775807\n',
  },
];
