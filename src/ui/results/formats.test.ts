import { describe, expect, it } from 'vitest';
import { formatJson, formatTsv } from './formats.ts';

describe('formatTsv', () => {
  it('writes one row a line', () => {
    expect(
      formatTsv([
        { label: 'Network', value: '192.168.0.0/24' },
        { label: 'Hosts', value: '254' },
      ]),
    ).toBe('Network\t192.168.0.0/24\nHosts\t254');
  });
  it('quotes what would break the grid', () => {
    expect(formatTsv([{ label: 'a\tb', value: 'one\n"two"' }])).toBe('"a\tb"\t"one\n""two"""');
    expect(formatTsv([{ label: 'a', value: '"quoted"' }])).toBe('a\t"""quoted"""');
    expect(formatTsv([{ label: 'a', value: '5" disk' }])).toBe('a\t5" disk');
  });
  it('is empty without rows', () => {
    expect(formatTsv([])).toBe('');
  });
});

describe('formatJson', () => {
  it('indents by two and writes big integers as strings', () => {
    expect(formatJson({ a: 1, b: 2n ** 64n })).toBe('{\n  "a": 1,\n  "b": "18446744073709551616"\n}');
  });
});
