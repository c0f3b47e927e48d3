import { afterEach, describe, expect, it, vi } from 'vitest';
import { randomBytes, randomSource } from './random.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

/** A generator that gives these bytes first and zeros after them. */
function scripted(...bytes: number[]) {
  return randomSource((buffer) => buffer.fill(0).set(bytes));
}

/**
 * The bound that chi-square with so many degrees of freedom exceeds once in 10^9 (Wilson and Hilferty 1931;
 * the normal quantile is 6.0), with half as much again added.
 */
function chiSquareBound(freedom: number): number {
  const spread = 2 / (9 * freedom);
  return 1.5 * freedom * (1 - spread + 6 * Math.sqrt(spread)) ** 3;
}

function chiSquare(counts: readonly number[]): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

describe('random bytes', () => {
  it('asks for at most 65,536 bytes at a time', () => {
    const sizes: number[] = [];
    vi.spyOn(crypto, 'getRandomValues').mockImplementation((array) => {
      sizes.push((array as unknown as Uint8Array).byteLength);
      return array;
    });
    expect(randomBytes(150_000)).toHaveLength(150_000);
    expect(sizes).toEqual([65_536, 65_536, 18_928]);
    randomSource().below(10);
    expect(Math.max(...sizes)).toBe(65_536);
  });

  it('fills every slice', () => {
    const bytes = randomBytes(200_000);
    for (let from = 0; from < bytes.length; from += 100) {
      expect(bytes.subarray(from, from + 100).some((byte) => byte !== 0)).toBe(true);
    }
    expect(randomBytes(0)).toHaveLength(0);
  });
});

describe('uniform integers', () => {
  it('reject the values that would be drawn too often', () => {
    // 256 % 10 = 6: 250 … 255 are rejected.
    expect(scripted(255, 250, 249).below(10)).toBe(9);
    expect(scripted(255).below(256)).toBe(255);
    // 2^32 % 300 = 196: 0xFFFFFF3C and above are rejected.
    expect(scripted(0xff, 0xff, 0xff, 0x3c, 0xff, 0xff, 0xff, 0x3b).below(300)).toBe(299);
    expect(scripted(0xff, 0xff, 0xff, 0xff).below(2 ** 32)).toBe(2 ** 32 - 1);
    expect(scripted(...Array.from({ length: 8 }, () => 0xff)).below(2 ** 53)).toBe(2 ** 53 - 1);
    // 2^53 % 3 = 2: 2^53 − 2 and 2^53 − 1 are rejected.
    expect(
      scripted(...Array.from({ length: 7 }, () => 0xff), 0xfe, ...Array.from({ length: 8 }, () => 0)).below(
        2 ** 32 + 1,
      ),
    ).toBeLessThan(2 ** 32 + 1);
    expect(scripted().below(1)).toBe(0);
  });

  it.each([0, -1, 1.5, Number.NaN, 2 ** 53 + 2])('refuse the limit %s', (limit) => {
    expect(() => randomSource().below(limit)).toThrow(RangeError);
  });

  it.each([2, 3, 10, 62, 94, 129, 255, 256, 257, 1000])('are spread evenly below %i', (limit) => {
    const source = randomSource();
    const counts = Array.from({ length: limit }, () => 0);
    for (let draw = 0; draw < 200 * limit; draw++) counts[source.below(limit)]!++;
    expect(Math.min(...counts)).toBeGreaterThan(0);
    expect(chiSquare(counts)).toBeLessThan(chiSquareBound(limit - 1));
  });

  it('are spread evenly over 2^53', () => {
    const source = randomSource();
    const counts = Array.from({ length: 64 }, () => 0);
    for (let draw = 0; draw < 20_000; draw++) counts[Math.floor(source.below(2 ** 53) / 2 ** 47)]!++;
    expect(chiSquare(counts)).toBeLessThan(chiSquareBound(63));
  });

  it('do not depend on the one before', () => {
    const source = randomSource();
    const pairs = Array.from({ length: 100 }, () => 0);
    for (let draw = 0; draw < 40_000; draw++) pairs[source.below(10) * 10 + source.below(10)]!++;
    expect(chiSquare(pairs)).toBeLessThan(chiSquareBound(99));
  });

  it('do not come from Math.random', () => {
    vi.spyOn(Math, 'random').mockImplementation(() => {
      throw new Error('Math.random was called');
    });
    expect(randomSource().below(1000)).toBeLessThan(1000);
    expect(randomBytes(16)).toHaveLength(16);
  });
});
