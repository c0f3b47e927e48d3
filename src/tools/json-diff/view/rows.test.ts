import { describe, expect, it } from 'vitest';
import { execute } from '#core/operation.ts';
import { diff } from '../engine.ts';
import { around, idOf, kinds, linesOf, rowsOf, shorten, type Kind } from './rows.ts';
import { wordParts } from './word-parts.ts';

async function treeOf(left: unknown, right: unknown) {
  const result = await execute(diff, { left: JSON.stringify(left), right: JSON.stringify(right) });
  if (!result.ok) throw new Error(result.error.code);
  return result.value.tree;
}
const tree = await treeOf({ a: { x: 1, y: 2 }, b: [1, 2], c: 0 }, { a: { x: 1, y: 3 }, b: [1], d: 1 });
const ids = (closed: readonly string[], wanted: readonly Kind[] = kinds) =>
  rowsOf(tree, { closed: new Set(closed), kinds: wanted }).map(({ id }) => id);

describe('rowsOf', () => {
  it('lists what is open', () => {
    expect(ids([])).toEqual(['+', '+/a', '+/a/x', '+/a/y', '+/b', '+/b/0', '-/b/1', '-/c', '+/d']);
    expect(ids(['+/a', '+/b'])).toEqual(['+', '+/a', '+/b', '-/c', '+/d']);
    expect(ids(['+'])).toEqual(['+']);
  });
  it('lists differences of some kinds and what they are in', () => {
    expect(ids([], ['removed'])).toEqual(['+', '+/b', '-/b/1', '-/c']);
    expect(ids([], ['moved'])).toEqual(['+']);
    expect(ids(['+/a'], ['added'])).toEqual(['+', '+/a', '+/d']);
  });
});

describe('shorten', () => {
  it('says that a value goes on', () => {
    expect(shorten('abc', 3)).toBe('abc');
    expect(shorten('abcd', 3)).toBe('abc…');
    expect(shorten('ab😀', 3)).toBe('ab…');
  });
});

describe('around', () => {
  it('names the containers of a row', () => {
    const rows = rowsOf(tree, { closed: new Set(), kinds });
    expect(around(rows, '-/b/1')).toEqual(['+/b', '+']);
    expect(around(rows, '+')).toEqual([]);
  });
  it('names that of a removed member by its place at the right', async () => {
    const shifted = await treeOf([{ id: 0 }, { id: 1, a: 1, b: 1 }], [{ id: 1, b: 1 }]);
    const rows = rowsOf(shifted, { closed: new Set(), kinds });
    expect(around(rows, '-/1/a')).toEqual(['+/0', '+']);
  });
});

describe('linesOf', () => {
  it('aligns both documents', () => {
    expect(linesOf(tree).map(({ left, right }) => [left, right])).toEqual([
      ['{', '{'],
      ['"a": {', '"a": {'],
      ['"x": 1,', '"x": 1,'],
      ['"y": 2', '"y": 3'],
      ['},', '},'],
      ['"b": [', '"b": ['],
      ['1,', '1,'],
      ['2', undefined],
      ['],', '],'],
      ['"c": 0,', undefined],
      [undefined, '"d": 1'],
      ['}', '}'],
    ]);
    expect(idOf(tree)).toBe('+');
  });
});

describe('wordParts', () => {
  it('marks the words that differ', () => {
    expect(wordParts('"a b c"', '"a x c"')).toEqual([
      [
        { text: '"a ', differs: false },
        { text: 'b', differs: true },
        { text: ' c"', differs: false },
      ],
      [
        { text: '"a ', differs: false },
        { text: 'x', differs: true },
        { text: ' c"', differs: false },
      ],
    ]);
    expect(wordParts('1', '"1"')[0]).toEqual([{ text: '1', differs: true }]);
  });
});
