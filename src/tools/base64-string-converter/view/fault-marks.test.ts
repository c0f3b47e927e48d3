import { expect, it } from 'vitest';
import { execute } from '#core/operation.ts';
import { faultMarks } from '#ui/fault/fault-marks.ts';
import { decode } from '../engine.ts';

it.each(['YW😀Jj', '😀YWJj'])('marks the whole character that is wrong: %s', async (base64) => {
  const result = await execute(decode, { text: base64 });
  const marks = result.ok ? [] : faultMarks(base64, result.error.details['position']);
  expect(marks.map(({ from, to }) => base64.slice(from, to))).toEqual(['😀']);
});
