import { expect, it } from 'vitest';
import { startOf } from './start-of.ts';

it('never cuts a surrogate pair', () => {
  expect(startOf('a😀b', 2)).toBe('a');
  expect(startOf('a😀b', 3)).toBe('a😀');
  expect(startOf('ab', 5)).toBe('ab');
});
