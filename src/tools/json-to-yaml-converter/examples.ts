import type { Example } from '#core/example.ts';

export const examples: readonly Example[] = [
  {
    op: 'convert',
    input: { text: '{"foo":"bar","list":["item",{"key":"value"}]}' },
    value: 'foo: bar\nlist:\n  - item\n  - key: value\n',
  },
  {
    op: 'convert',
    input: { text: '{"country":"no","ver":"1.0","n":1.0,"big":123456789012345678901}' },
    value: 'country: "no"\nver: "1.0"\n"n": 1.0\nbig: 123456789012345678901\n',
  },
  {
    op: 'convert',
    input: { text: '{"a":"x\\ny","b":[],"c":1e3}' },
    value: 'a: |-\n  x\n  y\nb: []\nc: 1000.0\n',
  },
  { op: 'convert', input: { text: '{"a":1}\n{"b":2}\n' }, value: 'a: 1\n---\nb: 2\n' },
  { op: 'convert', input: { text: '{a: 1,}', strict: true }, error: 'invalid-json', details: { line: 1, column: 2 } },
  {
    op: 'report',
    input: { text: '// one\n{"a":1,"a":2}' },
    value: {
      documents: 1,
      warnings: [
        { code: 'comments-dropped', path: '' },
        { code: 'duplicate-key', path: '/a' },
      ],
    },
  },
];
