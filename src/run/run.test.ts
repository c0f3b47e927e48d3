import { describe, expect, it } from 'vitest';
import { integer, text } from '#core/field.ts';
import { operation } from '#core/operation.ts';
import { isLight, pageLimit, sizeOf } from './run.ts';

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

describe('isLight', () => {
  const input = { text: text(''), times: integer({ min: 1 }, 1) };
  const repeat = operation('demo/repeat', {
    input,
    weight: ({ text, times }) => text.length * times,
    run: ({ text, times }) => text.repeat(times),
  });

  it('weighs an input by its size and by what the operation makes of it', () => {
    expect(isLight(repeat, { text: 'ab' })).toBe(true);
    expect(isLight(repeat, { text: 'ab', times: pageLimit / 4 })).toBe(true);
    expect(isLight(repeat, { text: 'ab', times: pageLimit })).toBe(false);
    expect(isLight(repeat, { text: 'a'.repeat(pageLimit) })).toBe(false);
    expect(isLight(operation('demo/worker', { input, thread: 'worker', run: () => 1 }), {})).toBe(false);
  });

  it('answers on the page what is refused', () => {
    expect(isLight(repeat, { text: 'a'.repeat(pageLimit), times: 0 })).toBe(true);
  });
});
