import { expect, it } from 'vitest';
import { LineIndex } from './line-index.ts';

it.each([
  ['', 0, 1, 1],
  ['a\nbc', 3, 2, 2],
  ['a\r\nb\rc\n', 3, 2, 1],
  ['a\r\nb\rc\n', 5, 3, 1],
  ['a\r\nb\rc\n', 7, 4, 1],
])('%j at %i is line %i, column %i', (text, offset, line, column) => {
  expect(new LineIndex(text).positionOf(offset)).toEqual({ line, column, offset });
});
