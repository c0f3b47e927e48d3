import { expect, it } from 'vitest';
import { decodedOrKept } from './decoded-or-kept.ts';

it.each([
  ['a%20b', 'a b'],
  ['%C3%A9+', 'é+'],
  ['100%', '100%'],
  ['%zz%41', '%zz%41'],
  ['%E9', '%E9'],
])('%j becomes %j', (text, expected) => expect(decodedOrKept(text)).toBe(expected));
