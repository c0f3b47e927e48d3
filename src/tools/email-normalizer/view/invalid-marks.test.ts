import { expect, it } from 'vitest';
import { invalidMarks } from './invalid-marks.ts';

const rows = [
  { input: 'Ann <a.b@gmail.com>', problem: null },
  { input: 'nobody', problem: 'no-at' },
  { input: 'x@localhost', problem: 'domain-without-dot' },
] as const;

it('marks every line that is not an address', () => {
  const result = 'ab@gmail.com\nnobody\nx@localhost\nnobody';
  expect(
    invalidMarks(result, rows, (problem) => problem).map(({ from, to, title }) => [result.slice(from, to), title]),
  ).toEqual([
    ['nobody', 'no-at'],
    ['x@localhost', 'domain-without-dot'],
    ['nobody', 'no-at'],
  ]);
});

it('marks nothing in a list of addresses', () => {
  expect(invalidMarks('ab@gmail.com', rows.slice(0, 1), (problem) => problem)).toEqual([]);
});
