import type { Example } from '#core/example.ts';

export const examples: readonly Example[] = [
  {
    op: 'compare',
    input: { lists: ['a\nb\nc\na', 'c, d'] },
    value: {
      lists: [
        { items: 4, distinct: 3, empty: 0, duplicates: [{ item: 'a', count: 2 }] },
        { items: 2, distinct: 2, empty: 0, duplicates: [] },
      ],
      union: ['a', 'b', 'c', 'd'],
      intersection: ['c'],
      symmetric: ['a', 'b', 'd'],
      only: [['a', 'b'], ['d']],
      missing: [['d'], ['a', 'b']],
      rows: [
        { item: 'a', counts: [2, 0] },
        { item: 'b', counts: [1, 0] },
        { item: 'c', counts: [1, 1] },
        { item: 'd', counts: [0, 1] },
      ],
      equal: false,
      sameOrder: false,
    },
  },
  { op: 'compare', input: { lists: ['1.0;2', '01\n3'], numeric: true }, partial: { intersection: ['1.0'] } },
  {
    op: 'compare',
    input: { lists: ['É\nb', 'e\nB'], caseSensitive: false, accentSensitive: false },
    partial: { equal: true, sameOrder: true, union: ['É', 'b'] },
  },
  { op: 'compare', input: { lists: ['x\nx\nx', 'x'], multiset: true }, partial: { only: [['x', 'x'], []] } },
  {
    op: 'combine',
    input: { lists: ['a b c', 'b', 'c'], operation: 'difference', separator: ' ' },
    value: 'a',
  },
  {
    op: 'combine',
    input: { lists: ['a', 'a\nb', 'a\nb\nc'], operation: 'at-least', atLeast: 2 },
    value: 'a\nb',
  },
];
