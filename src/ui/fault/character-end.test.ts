import { expect, it } from 'vitest';
import { characterEnd } from './character-end.ts';

it.each([
  ['a', 0, 1],
  ['a😀b', 1, 3],
  ['a\ud83d', 1, 2],
  ['😀', 1, 2],
  ['', 0, 1],
])('%j from %d ends at %d', (text, offset, end) => expect(characterEnd(text, offset)).toBe(end));
