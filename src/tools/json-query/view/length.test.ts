import { expect, it } from 'vitest';
import { execute } from '#core/operation.ts';
import { query } from '../engine.ts';
import { lengthInstead } from './length.ts';

const text = '{"a":["x","yyyy"],"b":[{"name":"x"},{"name":"yyyy"}],"-":[1]}';

it.each([
  ['$.length', 'length(@)', '3'],
  [' $.a.length ', 'length(a)', '2'],
  ['$.b[1].name.length', 'length(b[1].name)', '4'],
  ['$.b[?@.name.length > 3]', '$.b[?length(@.name) > 3]', '{"name":"yyyy"}'],
  ['$.a[?4==@.length].x', '$.a[?4==length(@)].x', undefined],
  ['$.a[?(@.length >= 4 && @.length < 9)]', '$.a[?(length(@) >= 4 && length(@) < 9)]', '"yyyy"'],
])('counts what %j asks the length of with %j', async (expression, instead, value) => {
  expect(lengthInstead(expression)).toBe(instead);
  const found = await execute(query, { text, expression: instead });
  expect(found.ok && found.value.results[0]?.value).toBe(value);
});

it.each([
  ['$.b[*].length', null],
  ['$..name.length', null],
  ['$["-"].length', null],
  ['$.b[?@.length]', null],
  ['$.lengths', undefined],
  ['$..length', undefined],
  ['a.length', undefined],
  ["$.a[?@.x == '@.length ']", undefined],
])('takes %j as it is', (expression, instead) => {
  expect(lengthInstead(expression)).toBe(instead);
});
