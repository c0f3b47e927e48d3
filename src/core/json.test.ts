import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { jsonProblem, maxJsonDepth } from './json.ts';

it('accepts every JSON value', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => jsonProblem(value) === undefined),
    { seed: 1 },
  );
  expect(jsonProblem(Object.create(null))).toBeUndefined();
});

it.each([undefined, Number.NaN, Infinity, 1n, Symbol.iterator, () => 1, new Date(0), new Map(), new Uint8Array(1)])(
  'refuses %s, alone and inside',
  (value) => {
    for (const holder of [value, [value], { a: [{ b: value }] }]) expect(jsonProblem(holder)).toBe('wrong-type');
  },
);

it('refuses a hole in a list', () => {
  expect(jsonProblem(Array.from({ length: 2 }))).toBe('wrong-type');
});

it('refuses what is nested too deep to be written', () => {
  const nested = (depth: number): unknown => JSON.parse('{"a":'.repeat(depth) + '1' + '}'.repeat(depth));
  expect(jsonProblem(nested(maxJsonDepth))).toBeUndefined();
  expect(jsonProblem(nested(maxJsonDepth + 1))).toBe('too-deep');
  expect(jsonProblem(nested(100_000))).toBe('too-deep');
});

it('ends on a cycle', () => {
  const cycle: unknown[] = [];
  cycle.push(cycle);
  expect(jsonProblem(cycle)).toBeUndefined();
});
