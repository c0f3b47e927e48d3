import { expect, it } from 'vitest';
import { offsetOfLine } from './line-offset.ts';

it.each([
  ['', 1, 1, 0],
  ['a\nbc', 2, 2, 3],
  ['a\r\nb\rc\n', 2, 1, 3],
  ['a\r\nb\rc\n', 3, 1, 5],
  ['a\r\nb\rc\n', 4, 1, 7],
  ['a', 9, 9, 1],
])('%j line %i column %i is at %i', (text, line, column, offset) => {
  expect(offsetOfLine(text, line, column)).toBe(offset);
});
