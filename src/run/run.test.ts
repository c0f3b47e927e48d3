import { describe, expect, it } from 'vitest';
import { pageLimit, sizeOf } from './run.ts';

describe('sizeOf', () => {
  it.each([
    ['', 0],
    ['é😀', 3],
    [new Uint8Array(7), 7],
    [new Blob(['x']), Infinity],
    [1, 8],
    [null, 8],
    [undefined, 8],
  ])('%#', (value, size) => {
    expect(sizeOf(value)).toBe(size);
  });

  it('adds up what is inside', () => {
    expect(sizeOf({ text: 'x'.repeat(pageLimit) })).toBeGreaterThan(pageLimit);
    expect(sizeOf({ rows: [{ name: 'abc' }] })).toBeLessThan(64);
    expect(sizeOf({ files: [new File(['x'], 'x')] })).toBe(Infinity);
    expect(sizeOf(Array.from({ length: 10_000 }, () => 1))).toBeGreaterThan(pageLimit);
  });

  it('is not limited by depth', () => {
    expect(sizeOf(JSON.parse('['.repeat(100_000) + ']'.repeat(100_000)))).toBeGreaterThan(pageLimit);
  });
});
