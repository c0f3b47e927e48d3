import { describe, expect, it } from 'vitest';
import { definitions, table, wrap } from './table.ts';

describe('table', () => {
  it('has columns as wide as their longest cell', () => {
    expect(
      table([
        ['a', 'b', ''],
        ['long', 'c', 'd'],
      ]),
    ).toBe('a     b\nlong  c  d\n');
    expect(table([])).toBe('');
  });
});

describe('wrap', () => {
  it('breaks between words, never inside one', () => {
    expect(wrap('one two three', 7)).toEqual(['one two', 'three']);
    expect(wrap('a considerable word', 5)).toEqual(['a', 'considerable', 'word']);
  });
});

describe('definitions', () => {
  it('sets names on the left and their paragraphs on the right, within 100 columns', () => {
    const long = 'word '.repeat(30).trim();
    const lines = definitions([
      ['--a', 'Label', 'Fact'],
      ['--longer', long],
    ]).split('\n');
    expect(lines.slice(0, 2)).toEqual(['  --a       Label', '            Fact']);
    expect(lines[2]).toMatch(/^ {2}--longer {2}word/);
    expect(lines[3]).toMatch(/^ {12}word/);
    for (const line of lines) expect(line.length).toBeLessThanOrEqual(100);
  });
});
