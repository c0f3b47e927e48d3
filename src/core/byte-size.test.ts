import { describe, expect, it } from 'vitest';
import { formatBytes } from './byte-size.ts';

describe('formatBytes', () => {
  it.each([
    [0, '0 B'],
    [131, '131 B'],
    [999, '999 B'],
    [1000, '1 kB'],
    [12_345, '12.3 kB'],
    [99_940, '99.9 kB'],
    [99_960, '100 kB'],
    [999_499, '999 kB'],
    [999_500, '1 MB'],
    [1_500_000, '1.5 MB'],
    [1e9, '1 GB'],
    [1e12, '1 TB'],
    [5e15, '5,000 TB'],
  ])('%d bytes are %s', (bytes, words) => {
    expect(formatBytes(bytes, 'en').replace('\u00a0', ' ')).toBe(words);
  });

  it('speaks French', () => {
    expect([formatBytes(131, 'fr'), formatBytes(1_500_000, 'fr')]).toEqual(['131\u00a0o', '1,5\u00a0Mo']);
  });
});
