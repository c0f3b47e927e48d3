import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mismatch } from '#core/example.ts';
import type { Draft } from '#core/field.ts';
import { execute, type Operation } from '#core/operation.ts';
import { propertyRuns } from '../../../scripts/property-runs.ts';
import { combine, compare } from './engine.ts';
import { examples } from './examples.ts';

const operations = { compare, combine } as unknown as Readonly<Record<string, Operation>>;
type Options = Omit<Draft<(typeof combine)['input']>, 'lists'>;

for (const example of examples) {
  it(`${example.op} ${JSON.stringify(example.input)}`, async () => {
    expect(mismatch(example, await execute(operations[example.op] as Operation, example.input))).toBeUndefined();
  });
}

async function compared(
  lists: readonly string[],
  options: Omit<Options, 'operation' | 'atLeast' | 'outputSeparator'> = {},
) {
  const result = await execute(compare, { lists, ...options });
  if (!result.ok) throw new Error(result.error.code);
  return result.value;
}
async function combined(lists: readonly string[], options: Options) {
  const result = await execute(combine, { lists, outputSeparator: '|', ...options });
  return result.ok ? result.value : result.error.code;
}

describe('items', () => {
  it('are split list by list, or at what is typed', async () => {
    expect((await compared(['a;b', 'b\tc', 'c\nd|e'])).union).toEqual(['a', 'b', 'c', 'd|e']);
    expect((await compared(['a.b', 'b'], { separator: '.' })).intersection).toEqual(['b']);
    expect((await compared(['a\\nb', 'a'], { separator: '\\\\n' })).intersection).toEqual(['a']);
    expect((await compared(['a\r\nb', 'b'], { separator: '\\n' })).intersection).toEqual(['b']);
  });

  it('count blank ones, which a line break at the end makes', async () => {
    const { lists, union } = await compared(['a\n \nb\n', ' \n ']);
    expect(lists).toMatchObject([
      { items: 2, distinct: 2, empty: 2 },
      { items: 0, distinct: 0, empty: 0 },
    ]);
    expect(union).toEqual(['a', 'b']);
    const kept = await compared(['a\n\n', 'b'], { dropEmpty: false });
    expect(kept.lists[0]).toEqual({ items: 3, distinct: 2, empty: 2, duplicates: [{ item: '', count: 2 }] });
    expect(kept.only[0]).toEqual(['a', '']);
  });

  it('are shown as first written, in the first list that has them', async () => {
    const { union, rows } = await compared(['b  B\nÀ', 'a\u0300\nB B\nà'], {
      caseSensitive: false,
      collapseSpaces: true,
    });
    expect(union).toEqual(['b  B', 'À']);
    expect(rows.map(({ counts }) => counts)).toEqual([
      [1, 1],
      [1, 2],
    ]);
  });

  it.each<[Options, string, string]>([
    [{}, 'é', 'e\u0301'],
    [{ caseSensitive: false }, 'Straße', 'STRASSE'],
    [{ caseSensitive: false }, 'ΟΔΟΣ', 'οδος'],
    [{ accentSensitive: false }, 'Ångström', 'Angstrom'],
    [{ collapseSpaces: true }, 'a \u00A0 b', 'a b'],
    [{ numeric: true }, '+01.50', '1.5'],
    [{ numeric: true }, '-0.0', '0'],
    [{ numeric: true }, `${'9'.repeat(40)}.10`, `00${'9'.repeat(40)}.1`],
  ])('%j makes %s and %s equal', async (options, a, b) => {
    expect(await compared([a, b], options)).toMatchObject({ equal: true, sameOrder: true, union: [a] });
  });

  it.each<[Options, string, string]>([
    [{}, 'a', 'A'],
    [{ trim: false }, 'a', 'a '],
    [{ numeric: true }, '1', '-1'],
    [{ numeric: true }, '1.', '1'],
    [{ numeric: true }, '1e1', '10'],
    [{}, '1.0', '1'],
    [{ numeric: true }, `${'9'.repeat(40)}1`, `${'9'.repeat(40)}2`],
  ])('%j keeps %s and %s apart', async (options, a, b) => {
    expect((await compared([a, b], options)).equal).toBe(false);
  });

  it('are sorted when asked', async () => {
    const { union, rows, only } = await compared(['x10\nx9', 'X9\nx1'], { sort: 'natural' });
    expect(union).toEqual(['x1', 'x9', 'X9', 'x10']);
    expect(rows[0]).toEqual({ item: 'x1', counts: [0, 1] });
    expect(only).toEqual([
      ['x9', 'x10'],
      ['x1', 'X9'],
    ]);
  });
});

describe('multisets', () => {
  it('count occurrences', async () => {
    const three = ['a\na\na\nb', 'a\nb\nb', 'a\nc'];
    expect(await compared(three, { multiset: true })).toMatchObject({
      union: ['a', 'a', 'a', 'b', 'b', 'c'],
      intersection: ['a'],
      only: [['a'], ['b'], ['c']],
      missing: [
        ['b', 'c'],
        ['a', 'a', 'c'],
        ['a', 'a', 'b', 'b'],
      ],
      symmetric: ['a', 'c'],
      equal: false,
    });
    expect((await compared(['a\na\nb', 'b\nb\na'], { multiset: true })).symmetric).toEqual(['a', 'b']);
    expect(await combined(three, { multiset: true, operation: 'at-least' })).toBe('a|b');
    expect(await combined(['a\na', 'a\na', 'b'], { multiset: true, operation: 'at-least' })).toBe('a|a');
    expect(await combined(three, { multiset: true, operation: 'difference' })).toBe('a');
  });

  it('are equal with as many of each, in the same order or not', async () => {
    expect(await compared(['a\nb\na', 'a\na\nb'], { multiset: true })).toMatchObject({ equal: true, sameOrder: false });
    expect(await compared(['a\na\nb', 'a\nb'])).toMatchObject({ equal: true, sameOrder: true });
    expect(await compared(['a\na\nb', 'a\nb'], { multiset: true })).toMatchObject({ equal: false, sameOrder: false });
    expect(await compared(['', ''])).toMatchObject({ equal: true, sameOrder: true, rows: [] });
  });
});

describe('combine', () => {
  const three = ['a\nb\nc', 'b\nc\nd', 'c\ne'];
  it.each<[Options['operation'], string]>([
    ['union', 'a|b|c|d|e'],
    ['intersection', 'c'],
    ['difference', 'a'],
    ['symmetric', 'a|c|d|e'],
    ['at-least', 'b|c'],
  ])('%s', async (operation, expected) => {
    expect(await combined(three, { operation })).toBe(expected);
  });

  it('reads escapes in the separator, and finds nothing in more lists than there are', async () => {
    expect(await combined(['a', 'b'], { operation: 'union', outputSeparator: '\\t\\\\' })).toBe('a\t\\b');
    expect(await combined(['a', 'a'], { operation: 'at-least', atLeast: 3 })).toBe('');
    expect(await execute(combine, { lists: ['a', 'b'] })).toEqual({ ok: true, value: '' });
  });

  it('takes two to ten lists', async () => {
    for (const lists of [['a'], Array.from({ length: 11 }, () => 'a')])
      expect(await combined(lists, {})).toBe('invalid-input');
  });
});

it('agrees with sets', async () => {
  const list = fc.array(fc.constantFrom('a', 'b', 'c', 'd', 'e'), { minLength: 1, maxLength: 6 });
  await fc.assert(
    fc.asyncProperty(fc.array(list, { minLength: 2, maxLength: 4 }), async (lists) => {
      const value = await compared(lists.map((items) => items.join('\n')));
      const sets = lists.map((items) => new Set(items));
      const union = [...new Set(lists.flat())];
      expect(value.union).toEqual(union);
      expect(value.intersection).toEqual(union.filter((item) => sets.every((set) => set.has(item))));
      expect(value.only).toEqual(
        sets.map((set, at) =>
          union.filter((item) => set.has(item) && !sets.some((other, index) => index !== at && other.has(item))),
        ),
      );
      expect(value.missing).toEqual(sets.map((set) => union.filter((item) => !set.has(item))));
      expect(value.equal).toBe(sets.every((set) => set.size === union.length));
    }),
    { seed: 1874, numRuns: propertyRuns(1) },
  );
});

it('takes 10 lists of 50,000 items', async () => {
  const lists = Array.from({ length: 10 }, (_, at) =>
    Array.from({ length: 50_000 }, (__, index) => `item ${index + at * 1000}`).join('\n'),
  );
  expect((await compared(lists)).intersection).toHaveLength(41_000);
});
