import { expect, it } from 'vitest';
import { faultMarks } from './fault-marks.ts';

it.each([
  ['00 x1', 4, 'x'],
  ['AA😀A', 3, '😀'],
  ['00 0', 5, ''],
])('marks in %j what stands at %d, whole', (text, position, wrong) => {
  const marks = faultMarks(text, position);
  expect(marks.map(({ from, to }) => text.slice(from, to))).toEqual([wrong]);
});

it('marks nothing without a place', () => {
  expect(faultMarks('abc', undefined)).toEqual([]);
});
