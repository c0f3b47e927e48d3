import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { editorOffsets } from './editor-offsets.ts';
import { editorOffset, fitsEditor, minimalChange, textOffset, withLineFeeds } from './measures.ts';

const lines = fc.array(fc.constantFrom('a', 'bc', '\r', '\n', '\r\n', '😀')).map((parts) => parts.join(''));

describe('minimalChange', () => {
  it('replaces only what differs', () => {
    expect(minimalChange('abcd', 'abXd')).toEqual({ from: 2, to: 3, insert: 'X' });
    expect(minimalChange('aa', 'aaa')).toEqual({ from: 2, to: 2, insert: 'a' });
    expect(minimalChange('aaa', 'aa')).toEqual({ from: 2, to: 3, insert: '' });
    expect(minimalChange('', 'x')).toEqual({ from: 0, to: 0, insert: 'x' });
    expect(minimalChange('same', 'same')).toBeUndefined();
  });
  it('always leads to the new text', () => {
    fc.assert(
      fc.property(lines, lines, (before, after) => {
        const change = minimalChange(before, after);
        const made = change ? before.slice(0, change.from) + change.insert + before.slice(change.to) : before;
        expect(made).toBe(after);
      }),
      { seed: 1 },
    );
  });
});

describe('line breaks', () => {
  it('become LF', () => {
    expect(withLineFeeds('a\r\nb\rc\nd\r\r\n')).toBe('a\nb\nc\nd\n\n');
  });
  it('move offsets', () => {
    expect([0, 1, 2, 3, 4, 5].map((offset) => editorOffset('a\r\nb\rc', offset))).toEqual([0, 1, 2, 2, 3, 4]);
  });
  it('keep every offset on its character', () => {
    fc.assert(
      fc.property(lines, fc.nat(40), (text, at) => {
        const offset = Math.min(at, text.length);
        const inside = text[offset - 1] === '\r' && text[offset] === '\n';
        if (inside) return;
        expect(editorOffset(text, offset)).toBe(withLineFeeds(text.slice(0, offset)).length);
        expect(editorOffsets(text)(offset)).toBe(editorOffset(text, offset));
        expect(textOffset(text, editorOffset(text, offset))).toBe(offset);
      }),
      { seed: 1 },
    );
  });
});

describe('fitsEditor', () => {
  it('refuses more than 5 MB and lines of more than 1 MB', () => {
    const line = 'a'.repeat(1_000_000);
    expect(fitsEditor('')).toBe(true);
    expect(fitsEditor(`${line}\n${line}\n${line}`)).toBe(true);
    expect(fitsEditor(`${line}b`)).toBe(false);
    expect(fitsEditor(`a\n${line}b\nc`)).toBe(false);
    expect(fitsEditor(`c\n${line}b`)).toBe(false);
    expect(fitsEditor('a\n'.repeat(2_500_001))).toBe(false);
  });
});
