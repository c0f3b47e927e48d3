import { expect, it } from 'vitest';
import { nameOf, swapped } from './draft.ts';

it('swaps the first two lists with their names', () => {
  expect(swapped({ lists: ['a', 'b', 'c'], names: ['old'] })).toEqual({ lists: ['b', 'a', 'c'], names: ['', 'old'] });
  expect(swapped({ lists: ['a', 'b', 'c'], names: ['old', 'new', 'other'] }).names).toEqual(['new', 'old', 'other']);
});

it('names a list by a letter while it has no name', () => {
  expect(nameOf({ names: ['', 'new'] }, 0)).toBe('A');
  expect(nameOf({ names: ['', 'new'] }, 1)).toBe('new');
});
