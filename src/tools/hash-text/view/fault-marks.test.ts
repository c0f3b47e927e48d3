import { expect, it } from 'vitest';
import { execute } from '#core/operation.ts';
import { hash } from '../engine.ts';
import { faultMarks } from '#ui/fault/fault-marks.ts';

it.each([
  ['hex', '00 x1', 'x'],
  ['hex', '00 😀', '😀'],
  ['hex', '00 0', '0'],
  ['base64', 'AA😀A', '😀'],
] as const)('marks the whole character that is wrong in %s: %s', async (inputEncoding, text, wrong) => {
  const result = await execute(hash, { text, inputEncoding });
  const marks = result.ok ? [] : faultMarks(text, result.error.details['position']);
  expect(marks.map(({ from, to }) => text.slice(from, to))).toEqual([wrong]);
});

it('marks nothing without a place', () => {
  expect(faultMarks('abc', undefined)).toEqual([]);
});
