import { expect, it } from 'vitest';
import { without } from './remedies.ts';

it.each([
  ['U+0008', String.raw`{"path": "C:\\bin", "note": "a\bb\u0008"}`, String.raw`{"path": "C:\\bin", "note": "ab"}`],
  ['U+000C', String.raw`["\\foo", "\f", "\F"]`, String.raw`["\\foo", "", "\F"]`],
  ['U+001F', String.raw`["\\u001f", "\u001f\u001F", '\x1f']`, String.raw`["\\u001f", "", '']`],
  ['U+000B', String.raw`['\v\\v']`, String.raw`['\\v']`],
  ['U+D83D', String.raw`["\ud83d\ude00", "\uD83D"]`, String.raw`["\ud83d\ude00", ""]`],
  ['U+0001', '["a\u0001b"]', '["ab"]'],
  ['U+FFFF', '["\uffff\\uFfFf"]', '[""]'],
])('removes %s from %s', (codePoint, text, expected) => {
  expect(without(text, codePoint)).toBe(expected);
});
