import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mismatch } from '#core/example.ts';
import { execute } from '#core/operation.ts';
import { describeError } from '#core/sentence.ts';
import { convert } from './engine.ts';
import { absoluteZero, scales, symbols } from './engine/scales.ts';
import { examples } from './examples.ts';
import { text } from './text.ts';

const seed = 1742;
const anyScale = fc.constantFrom(...scales);

describe('temperature-converter', () => {
  for (const example of examples) {
    it(`${example.op} ${JSON.stringify(example.input)}`, async () => {
      expect(mismatch(example, await execute(convert, example.input as never))).toBeUndefined();
    });
  }

  it.each(scales)('finds absolute zero on the scale %s, and what lies beyond it', async (from) => {
    const limit = absoluteZero[from];
    const beyond = from === 'delisle' ? limit + 1e-6 : limit - 1e-6;
    const result = await execute(convert, { value: limit, from });
    if (!result.ok) throw new Error(result.error.code);
    for (const scale of scales) expect(result.value[scale]).toBe(absoluteZero[scale]);
    const bound = `${limit} ${symbols[from]}`;
    const details = { scale: from, limit, bound };
    expect(await execute(convert, { value: beyond, from })).toMatchObject({
      error: { code: 'below-absolute-zero', details },
    });
    expect(describeError(text, 'en', 'below-absolute-zero', { ...details, reason: from })).toContain(bound);
  });

  it('counts what rounding puts below 0 K as 0 K', async () => {
    const result = await execute(convert, { value: -273.1500000005, from: 'celsius' });
    expect(result).toMatchObject({ value: { kelvin: 0, celsius: -273.1500000005, fahrenheit: -459.67 } });
  });

  it('returns what it was given', async () => {
    expect(await execute(convert, { value: 1.234567890123456, from: 'celsius' })).toMatchObject({
      value: { celsius: 1.234567890123456, kelvin: 274.3845678901 },
    });
  });

  it('refuses what no longer has a number', async () => {
    expect(await execute(convert, { value: 1.7e308, from: 'celsius' })).toMatchObject({
      error: { code: 'out-of-range' },
    });
  });

  it('never answers with negative zero or more than ten decimals', async () => {
    await fc.assert(
      fc.asyncProperty(fc.double({ min: -100, max: 1e6, noNaN: true }), anyScale, async (value, from) => {
        const result = await execute(convert, { value, from });
        if (!result.ok) return;
        for (const scale of scales.filter((other) => other !== from)) {
          const converted = result.value[scale];
          expect(Object.is(converted, -0)).toBe(false);
          expect(Number(converted.toFixed(10))).toBe(converted);
        }
      }),
      { seed },
    );
  });

  it('comes back to where it started', async () => {
    const hundredths = fc.integer({ min: -9000, max: 55_000 }).map((value) => value / 100);
    await fc.assert(
      fc.asyncProperty(hundredths, anyScale, anyScale, async (value, from, to) => {
        const there = await execute(convert, { value, from });
        if (!there.ok) return;
        const back = await execute(convert, { value: there.value[to], from: to });
        expect(back.ok && back.value[from]).toBeCloseTo(value, 8);
      }),
      { seed },
    );
  });
});
