import { expect, it } from 'vitest';
import { decimalOf, writtenDecimal } from './written-decimal.ts';

const whole = new RegExp(`^[+−-]?${writtenDecimal}$`);

it.each([
  ['12', 12],
  ['12.5', 12.5],
  ['12,5', 12.5],
  ['-12,50', -12.5],
  ['−12,5', -12.5],
  ['1.500', 1.5],
  ['0,500', 0.5],
  ['1500,500', 1500.5],
  ['1,5000', 1.5],
])('%s is %d', (written, value) => {
  expect(written).toMatch(whole);
  expect(decimalOf(written)).toBe(value);
});

it.each(['1,500', '12,500', '-999,000', '1,500,000', '1.', ',5', ''])('%j is left alone', (written) => {
  expect(written).not.toMatch(whole);
});
