import type { Example } from '#core/example.ts';

export const examples: readonly Example[] = [
  { op: 'convert', input: { text: 'a\nb\n\n c' }, value: 'a, b, c' },
  {
    op: 'convert',
    input: {
      text: "O'Brien\nSmith",
      itemPrefix: "'",
      itemSuffix: "'",
      escape: 'sql',
      listPrefix: '(',
      listSuffix: ')',
    },
    value: "('O''Brien', 'Smith')",
  },
  { op: 'convert', input: { text: 'b\na\nA10\nA9', sort: 'asc', separator: '\\n' }, value: 'a\nA9\nA10\nb' },
  { op: 'convert', input: { text: '10\n9\nx\n-1', sort: 'desc', sortBy: 'numeric' }, value: '10, 9, -1, x' },
  { op: 'convert', input: { text: '  \n', listPrefix: '[' }, value: '' },
  { op: 'transpose', input: { text: 'a,b,c\n1,2\nx,y,z' }, value: 'a,1,x\nb,2,y\nc,,z' },
  {
    op: 'count',
    input: { text: 'b\na\na\nB' },
    value: [
      { item: 'a', count: 2 },
      { item: 'b', count: 1 },
      { item: 'B', count: 1 },
    ],
  },
  {
    op: 'compare',
    input: { text: 'a\nb\nB\na', other: 'c, b', caseSensitive: false },
    value: { onlyInFirst: ['a'], onlyInSecond: ['c'], inBoth: ['b'] },
  },
  {
    op: 'convert-with-counts',
    input: { text: 'a\n\nb\na' },
    value: { text: 'a, b, a', items: 4, empty: 1, duplicates: 1, out: 3 },
  },
];
