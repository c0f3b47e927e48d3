import { expect, it } from 'vitest';
import { contrastOf, toHex } from './contrast.ts';

it('reads hexadecimal colours of every length', () => {
  expect(['#ABC', '#abcd', ' #AABBCC ', '#aabbccdd', '#ab', 'rgb(0,0,0)'].map(toHex)).toEqual([
    '#aabbcc',
    '#aabbcc',
    '#aabbcc',
    '#aabbcc',
    undefined,
    undefined,
  ]);
});

it('measures contrast as WCAG does', () => {
  expect(contrastOf('#000', '#fff')).toBe(21);
  expect(contrastOf('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  expect(contrastOf('#333333', '#cccccc')).toBeCloseTo(7.87, 2);
  expect(contrastOf('#333333', '?')).toBeUndefined();
});
