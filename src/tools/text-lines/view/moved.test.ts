import { expect, it } from 'vitest';
import { moved } from './moved.ts';

const items = ['a', 'b', 'c'];

it.each([
  [0, 2, 'bca'],
  [2, 0, 'cab'],
  [0, 1, 'bac'],
])('moves %i to %i', (from, to, joined) => {
  expect(moved(items, from, to).join('')).toBe(joined);
});

it('leaves a list alone where nothing moves', () => {
  expect(moved(items, 1, 1)).toBe(items);
  expect(moved(items, 7, 0)).toBe(items);
});
