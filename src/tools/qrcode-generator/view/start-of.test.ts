import { expect, it } from 'vitest';
import { startOf } from './start-of.ts';

it.each([
  ['abc', 2, 'ab'],
  ['abc', 9, 'abc'],
  ['aé', 2, 'a'],
  ['aé', 3, 'aé'],
  ['😀😀', 7, '😀'],
  ['\u{FEFF}a', 4, '\u{FEFF}a'],
])('%j in %d bytes', (text, bytes, start) => {
  expect(startOf(text, bytes)).toBe(start);
});
