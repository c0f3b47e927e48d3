import type { Example } from '#core/example.ts';

export const examples: readonly Example[] = [
  {
    op: 'convert',
    input: { text: "[{'Age': 18.0, 'Name': 'Ann'}, {'Name': 'Bob, Jr', 'City': null},]" },
    value: 'Age,Name,City\r\n18.0,Ann,\r\n,"Bob, Jr",',
  },
  {
    op: 'convert',
    input: { text: '[{"a":{"c":1,"d":[1,2]},"b":2},{"a":3}]' },
    value: 'a.c,a.d,b,a\r\n1,"[1,2]",2,\r\n,,,3',
  },
  { op: 'convert', input: { text: '[{"q":"say \\"hi\\""}]' }, value: 'q\r\n"say ""hi"""' },
  { op: 'convert', input: { text: '[[1,"a"],[2]]' }, value: '1,a\r\n2,' },
  { op: 'convert', input: { text: '[{"f":"=1+1","n":-5}]', guardFormulas: true }, value: "f,n\r\n'=1+1,-5" },
  { op: 'convert', input: { text: '3' }, error: 'not-tabular', details: { path: '' } },
  { op: 'convert', input: { text: '{"a":3}', rowsAt: '/a' }, error: 'not-tabular', details: { path: '/a' } },
  { op: 'convert', input: { text: '{"a":3}', rowsAt: '/b' }, error: 'path-not-found', details: { path: '/b' } },
  { op: 'convert', input: { text: '[{"a":1}]', columns: ['b'] }, error: 'unknown-column', details: { column: 'b' } },
  { op: 'convert', input: { text: '[{"a":1,}' }, error: 'invalid-json', details: { line: 1, column: 10 } },
  { op: 'convert', input: { text: '' }, value: '' },
  {
    op: 'inspect',
    input: { text: '[{"f":"=1+1","n":-5},{"f":"@x"}]' },
    value: { rows: 2, columns: ['f', 'n'], formulas: 2 },
  },
  { op: 'inspect', input: { text: '[[1],[2]]' }, value: { rows: 2, columns: [], formulas: 0 } },
  {
    op: 'convert-with-preview',
    input: { text: '{"items":[{"a":1,"b":2}]}', rowsAt: '/items', columns: ['b'] },
    value: {
      rows: 1,
      columns: ['b'],
      formulas: 0,
      text: 'b\r\n2',
      first: [['2']],
      allColumns: ['a', 'b'],
      arrays: ['/items'],
    },
  },
];
