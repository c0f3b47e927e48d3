import { expect, it } from 'vitest';
import { execute } from '#core/operation.ts';
import { diff } from '../engine.ts';
import { faultMarks } from './fault-marks.ts';

it.each([
  ['[1,\n 😀]', '😀'],
  ['{"a": tru}', 'tru'],
  ['{"a" 1}', '1'],
])('marks all of what is wrong in %j', async (left, wrong) => {
  const result = await execute(diff, { left, right: '1' });
  const marks = result.ok ? [] : faultMarks(left, result.error);
  expect(marks.map(({ from, to }) => left.slice(from, to))).toEqual([wrong]);
});
