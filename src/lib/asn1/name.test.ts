import { expect, it } from 'vitest';
import { der } from '#lib/keys/der.ts';
import { Element } from './element.ts';
import { nameOf } from './name.ts';

it.each([
  [' ', String.raw`O=\ `],
  [' a ', String.raw`O=\ a\ `],
  ['#1', String.raw`O=\#1`],
  ['a #', 'O=a #'],
])('escapes %j', (value, expected) => {
  const pair = der(0x30, der(0x06, Uint8Array.of(0x55, 4, 10)), der(0x0c, new TextEncoder().encode(value)));
  expect(nameOf(Element.read(der(0x30, der(0x31, pair)))).text).toBe(expected);
});
