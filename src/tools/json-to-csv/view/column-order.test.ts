import { expect, it } from 'vitest';
import { choiceOf, moved, orderOf } from './column-order.ts';

const all = ['a', 'b', 'c'];

it('shows chosen columns first', () => {
  expect(orderOf(all, [])).toEqual(all);
  expect(orderOf(all, ['c', 'x', 'a'])).toEqual(['c', 'a', 'b']);
});

it('chooses nothing when all are wanted in their own order', () => {
  expect(choiceOf(all, all)).toEqual([]);
  expect(choiceOf(all, ['b', 'a', 'c'])).toEqual(['b', 'a', 'c']);
});

it('moves a column into the place of another', () => {
  expect(moved(all, 'a', 'c')).toEqual(['b', 'c', 'a']);
  expect(moved(all, 'c', 'a')).toEqual(['c', 'a', 'b']);
  expect(moved(all, 'x', 'a')).toEqual(all);
});
