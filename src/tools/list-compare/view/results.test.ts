import { expect, it } from 'vitest';
import { compareLists } from '../engine/compare.ts';
import { columnsOf, itemsOf, regionItems } from './results.ts';

const options = {
  separator: '',
  trim: true,
  collapseSpaces: false,
  dropEmpty: true,
  caseSensitive: true,
  accentSensitive: true,
  numeric: false,
  multiset: false,
  sort: 'none',
} as const;

it('gives every item to one region', () => {
  const value = compareLists({ lists: ['a\nab\nac\nabc', 'b\nab\nbc\nabc', 'c\nac\nbc\nabc'], ...options });
  const regions = [1, 2, 3, 4, 5, 6, 7].map((mask) => regionItems(value, mask));
  expect(regions).toEqual([['a'], ['b'], ['ab'], ['c'], ['ac'], ['bc'], ['abc']]);
  expect(itemsOf(value, 'at-least', 2)).toEqual(['ab', 'ac', 'abc', 'bc']);
  expect(itemsOf(value, 'region-3', 2)).toEqual(['ab']);
  expect(itemsOf(value, 'all', 2)).toEqual(value.union);
});

it('tells two columns of a spreadsheet', () => {
  expect(columnsOf('a\tb\r\n\nc\t\n')).toEqual(['a\nc', 'b\n']);
  expect(columnsOf('a\tb\nc')).toBeUndefined();
  expect(columnsOf('a\tb')).toBeUndefined();
});
