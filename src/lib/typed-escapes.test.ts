import { expect, it } from 'vitest';
import { readTypedEscapes } from './typed-escapes.ts';

it.each([
  ['\\n', '\n'],
  [', \\t\\r', ', \t\r'],
  ['\\\\n', '\\n'],
  ['\\x\\', '\\x\\'],
  ['', ''],
])('reads %j', (typed, expected) => {
  expect(readTypedEscapes(typed)).toBe(expected);
});
