import { expect, it } from 'vitest';
import { numberFormatOf } from './number-format.ts';

it.each([
  [0, '0'],
  [7.5, '7.5'],
  [4 / 3, '1.333'],
  [10_000, '10,000'],
  [123_456.789, '123,456.789'],
  [0.00012, '0.00012'],
  [-0.000_123_456, '-0.0001235'],
])('writes %d as %s', (value, written) => {
  expect(numberFormatOf('en').format(value)).toBe(written);
});
