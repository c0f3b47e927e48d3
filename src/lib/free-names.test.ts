import { expect, it } from 'vitest';
import { FreeNames } from './free-names.ts';

it('gives no name twice', () => {
  const names = new FreeNames({ separator: '_' });
  expect(['a', 'a', 'a_2', 'a', 'b'].map((name) => names.take(name))).toEqual(['a', 'a_2', 'a_2_2', 'a_3', 'b']);
  expect([names.has('a_3'), names.has('a_4')]).toEqual([true, false]);
});

it('counts names as the same that are written alike', () => {
  const names = new FreeNames({ fold: (name) => name.toLowerCase() });
  expect(['Ada', 'ADA', 'ada2'].map((name) => names.take(name))).toEqual(['Ada', 'ADA2', 'ada22']);
});

it('gives no name that is reserved', () => {
  const names = new FreeNames({ separator: '-', isReserved: (name) => ['web', 'web-3'].includes(name) });
  expect(['web', 'web', 'db'].map((name) => names.take(name))).toEqual(['web-2', 'web-4', 'db']);
});

it('takes a name that comes any number of times', () => {
  const names = new FreeNames();
  const all = Array.from({ length: 150_000 }, () => names.take('a'));
  expect(all.at(-1)).toBe('a150000');
});
