import { describe, expect, it } from 'vitest';
import { excerptOf } from './excerpt.ts';

describe('excerptOf', () => {
  it('is the line around the place', () => {
    expect(excerptOf('{\n "a":1,,\r\n "b":2}', 9)).toEqual({ before: ' "a":1,', at: ',', after: '' });
    expect(excerptOf('abc', 0)).toEqual({ before: '', at: 'a', after: 'bc' });
  });
  it('is empty at the end of a text that ends with a line break', () => {
    expect(excerptOf('[1,\n', 4)).toEqual({ before: '', at: '', after: '' });
    expect(excerptOf('[1,', 3)).toEqual({ before: '[1,', at: '', after: '' });
  });
  it('cuts long lines, never a surrogate pair', () => {
    const { before, at, after } = excerptOf(`${'x'.repeat(100)}!${'y'.repeat(100)}`, 100);
    expect([before, at, after]).toEqual([`…${'x'.repeat(60)}`, '!', `${'y'.repeat(40)}…`]);
    const emoji = excerptOf('😀'.repeat(100), 100);
    expect([emoji.before, emoji.at]).toEqual([`…${'😀'.repeat(30)}`, '😀']);
    expect(`${emoji.before}${emoji.after}`.isWellFormed()).toBe(true);
    expect(excerptOf(`a${'😀'.repeat(99)}`, 101).before.isWellFormed()).toBe(true);
  });
  it('shows control characters as one cell', () => {
    expect(excerptOf('\t\u0001\u202e,', 3)).toEqual({ before: '   ', at: ',', after: '' });
  });
});
