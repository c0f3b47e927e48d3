import { Text } from '@codemirror/state';
import { describe, expect, it } from 'vitest';
import { decorationsOf } from './decorations.ts';

describe('decorationsOf', () => {
  it.each([
    ['[1', '1'],
    ['["😀', '😀'],
    ['😀', '😀'],
  ])('shows what is wrong at the end of %s at its last character', (text, marked) => {
    const from = text.length;
    const to = from + 1;
    const set = decorationsOf([{ from, to, tone: 'error' }], (offset) => offset, Text.of([text]));
    const first = set.iter();
    expect(text.slice(first.from, first.to)).toBe(marked);
  });

  it('marks nothing in an empty text', () => {
    expect(decorationsOf([{ from: 0, to: 1, tone: 'error' }], (offset) => offset, Text.empty).size).toBe(0);
  });
});
