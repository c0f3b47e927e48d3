import { expect, it } from 'vitest';
import { pointersIn, sameness } from './draft.ts';

it('reads the pointers to ignore', () => {
  expect(pointersIn(' /updatedAt, /**/etag\n')).toEqual(['/updatedAt', '/**/etag']);
  expect(pointersIn(' , ')).toEqual([]);
  expect(pointersIn(String.raw`"/first name", /a"b" "/a,\"b\\" "/c`)).toEqual([
    '/first name',
    '/a"b"',
    '/a,"b\\',
    '"/c',
  ]);
});

it.each([
  ['{"a":1}', ' {"a":1}\n', '/a', 'same'],
  ['{"a":1,"updatedAt":1}', '{"a":1,"updatedAt":2}', '/updatedAt', 'same.ignored'],
  ['{"a":1}', '{ "a": 1 }', ' ', 'same.notation'],
])('says how far %s and %s are the same with %j ignored', (left, right, ignored, expected) => {
  expect(sameness({ left, right, ignored })).toBe(expected);
});
