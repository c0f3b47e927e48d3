import { expect, it } from 'vitest';
import { offOf, parametersOf, rowsOf } from './rows.ts';

const a = { key: 'a', value: '1', hasValue: true };
const flag = { key: 'flag', value: '', hasValue: false };

it('writes no parameter without a name and a value', () => {
  expect(parametersOf(rowsOf([a, { ...flag, key: '' }], []))).toEqual([a]);
});

it('keeps the parameters that are switched off', () => {
  const rows = rowsOf([a], [flag]);
  expect(parametersOf(rows)).toEqual([a]);
  expect(offOf(rows)).toEqual([flag]);
});
