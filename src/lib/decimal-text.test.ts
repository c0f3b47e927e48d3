import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { languages } from '#core/text.ts';
import { formatDecimal, inLanguage, readDecimal } from './decimal-text.ts';

describe('readDecimal', () => {
  it.each([
    ['12.5', 12.5],
    ['12,5', 12.5],
    [' −3 ', -3],
    ['+3', 3],
    ['.5', 0.5],
    ['5.', 5],
    ['1 234.5', 1234.5],
    ['1\u202f234,5', 1234.5],
    ['1,234.5', 1234.5],
    ['1.234,5', 1234.5],
    ['1,234,567', 1_234_567],
    ['1.234.567', 1_234_567],
    ['1’234’567.8', 1_234_567.8],
    ['1e3', 1000],
    ['1,5E-3', 0.0015],
    ['0,125', 0.125],
    ['1.234', 1.234],
  ])('reads %j in both languages', (text, value) => {
    for (const language of languages) expect(readDecimal(text, language)).toBe(value);
  });

  it('takes one comma before three digits as the language does', () => {
    expect(readDecimal('1,234', 'en')).toBe(1234);
    expect(readDecimal('1,234', 'fr')).toBe(1.234);
    expect(readDecimal('1234,567', 'en')).toBe(1234.567);
  });

  it.each([
    '',
    ' ',
    'abc',
    '-',
    '.',
    ',',
    '1,2,3',
    '1.2.3',
    '1,23.4',
    '12,34.5',
    '1.2,3.4',
    '1e',
    'e5',
    '1 +1',
    '0x10',
    '1e999',
    'Infinity',
  ])('refuses %j', (text) => {
    for (const language of languages) expect(readDecimal(text, language)).toBeUndefined();
  });
});

describe('inLanguage', () => {
  it('writes what another language would read as another number, and nothing else', () => {
    const typed = { a: '1,234', b: '-26,925', c: '12,5', d: '1.234', e: '1,234.5', f: '0,125', g: 'x', h: '' };
    expect(inLanguage(typed, 'en', 'fr')).toEqual({ a: '1234', b: '-26925' });
    expect(inLanguage(typed, 'fr', 'en')).toEqual({ a: '1.234', b: '-26.925' });
    for (const language of languages) expect(inLanguage(typed, language, language)).toEqual({});
  });
});

describe('formatDecimal', () => {
  it.each([
    [1234.5, 'en', {}, '1,234.5'],
    [1234.5, 'fr', {}, '1\u202f234,5'],
    [1234.5, 'fr', { grouping: false }, '1234,5'],
    [1.005, 'en', { decimals: 2 }, '1.01'],
    [2, 'en', { decimals: 2 }, '2.00'],
    [-0, 'en', {}, '0'],
    [-0.001, 'en', { decimals: 2 }, '0.00'],
    [1e21, 'en', {}, '1E21'],
    [1.5e-9, 'fr', {}, '1,5E-9'],
    [1.5e-9, 'en', { decimals: 2 }, '0.00'],
  ] as const)('writes %d in %s with %j', (value, language, style, expected) => {
    expect(formatDecimal(value, language, style)).toBe(expected);
  });

  it('can be read back', () => {
    const number = fc.double({ min: -1e300, max: 1e300, noNaN: true }).map((value) => Number(value.toPrecision(15)));
    fc.assert(
      fc.property(number, fc.constantFrom(...languages), (value, language) => {
        expect(readDecimal(formatDecimal(value, language), language)).toBe(value || 0);
      }),
      { seed: 15 },
    );
  });
});
