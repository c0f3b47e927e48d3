import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { isJson } from './json.ts';

it('accepts every JSON value', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => isJson(value)),
    { seed: 1 },
  );
  expect(isJson(Object.create(null))).toBe(true);
});

it.each([undefined, Number.NaN, Infinity, 1n, Symbol.iterator, () => 1, new Date(0), new Map(), new Uint8Array(1)])(
  'refuses %s, alone and inside',
  (value) => {
    expect([isJson(value), isJson([value]), isJson({ a: [{ b: value }] })]).toEqual([false, false, false]);
  },
);

it('refuses a hole in a list', () => {
  expect(isJson(Array.from({ length: 2 }))).toBe(false);
});

it('is not limited by depth and ends on a cycle', () => {
  expect(isJson(JSON.parse('{"a":'.repeat(50_000) + '1' + '}'.repeat(50_000)))).toBe(true);
  const cycle: unknown[] = [];
  cycle.push(cycle);
  expect(isJson(cycle)).toBe(true);
});
