import { expect, it } from 'vitest';
import { nextRow } from './virtual-rows.tsx';

it.each([
  ['ArrowDown', 4, 5],
  ['ArrowDown', 9, 9],
  ['ArrowUp', 4, 3],
  ['ArrowUp', 0, 0],
  ['PageDown', 4, 7],
  ['PageDown', 8, 9],
  ['PageUp', 1, 0],
  ['Home', 4, 0],
  ['End', 4, 9],
  ['ArrowRight', 4, undefined],
  ['toString', 4, undefined],
])('%s leads from row %d of 10 to %s', (key, active, to) => {
  expect(nextRow(key, active, 10, 3)).toBe(to);
});
