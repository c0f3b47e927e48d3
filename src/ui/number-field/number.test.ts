import { describe, expect, it } from 'vitest';
import { readNumber, stepNumber } from './number.ts';

describe('readNumber', () => {
  it.each([
    ['64', 64],
    [' 64 ', 64],
    ['+5', 5],
    ['-5', -5],
    ['−5', -5],
    ['007', 7],
    ['1 000', 1000],
    ['1\u202f000', 1000],
    ['20,000', 20000],
    ['-1,000,000', -1000000],
    ['9007199254740991', 9007199254740991],
  ])('reads the whole number %j', (text, value) => {
    expect(readNumber(text, {})).toBe(value);
  });

  it.each(['', '-', '1.5', '1e3', 'abc', '12px', '0x10', 'Infinity', '9007199254740992', '--1'])(
    'refuses %j as a whole number',
    (text) => {
      expect(readNumber(text, {})).toBeUndefined();
    },
  );

  it.each(['1,5', '1,0000', '1000,000', ',000', '1,000,'])('refuses the misplaced commas of %j', (text) => {
    expect(readNumber(text, {})).toBeUndefined();
  });

  it.each([
    ['1.5', 1.5],
    ['.5', 0.5],
    ['1.', 1],
    ['1e-3', 0.001],
    ['-2.25', -2.25],
  ])('reads the fraction %j', (text, value) => {
    expect(readNumber(text, { whole: false })).toBe(value);
  });

  it('reads a comma as the decimal mark only where people write it so', () => {
    expect(readNumber('1,5', { whole: false }, true)).toBe(1.5);
    expect(readNumber('1,5', { whole: false })).toBeUndefined();
    expect(readNumber('1,000', {}, true)).toBeUndefined();
    expect(readNumber('1,000,000', {}, true)).toBeUndefined();
    expect(readNumber('1,000', { whole: false })).toBeUndefined();
  });

  it('keeps to the bounds, which belong to them', () => {
    const bounds = { min: 1, max: 512 };
    expect(readNumber('1', bounds)).toBe(1);
    expect(readNumber('512', bounds)).toBe(512);
    expect(readNumber('0', bounds)).toBeUndefined();
    expect(readNumber('513', bounds)).toBeUndefined();
    expect(readNumber('1e999', { whole: false })).toBeUndefined();
  });

  it('knows no negative zero', () => {
    expect(Object.is(readNumber('-0', {}), 0)).toBe(true);
  });
});

describe('stepNumber', () => {
  it('adds without the noise of binary fractions', () => {
    expect(stepNumber(0.1, 0.2, {})).toBe(0.3);
  });

  it('stops at the bounds', () => {
    expect(stepNumber(512, 1, { max: 512 })).toBe(512);
    expect(stepNumber(1, -1, { min: 1 })).toBe(1);
  });
});
