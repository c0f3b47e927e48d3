import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mismatch } from '#core/example.ts';
import { execute } from '#core/operation.ts';
import { describeError } from '#core/error-message.ts';
import { askPython } from '../../../scripts/python.ts';
import { convert } from './engine.ts';
import { absoluteZero, scales, symbols } from './engine/scales.ts';
import { examples } from './examples.ts';
import french from './text.fr.ts';
import { text } from './text.ts';

const tables = { en: text.en, fr: french };

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
    const details = { scale: from, limit, symbol: symbols[from], bound };
    expect(await execute(convert, { value: beyond, from })).toMatchObject({
      error: { code: 'below-absolute-zero', details },
    });
    expect(describeError([tables.en], 'en', 'below-absolute-zero', { ...details, reason: from })).toContain(bound);
    expect(describeError([tables.fr], 'fr', 'below-absolute-zero', { ...details, reason: from })).toContain(
      bound.replace('.', ','),
    );
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

  it.each([
    [446, 'newton', { kelvin: 1624.6651515152, celsius: 1351.5151515152 }],
    // Exactly halfway goes away from zero, on either side of it.
    [0.00000000005, 'kelvin', { rankine: 0.0000000001, celsius: -273.15 }],
    [-0.00000000025, 'celsius', { reaumur: -0.0000000002, fahrenheit: 31.9999999996, newton: -0.0000000001 }],
    [0.0000000002, 'newton', { celsius: 0.0000000006 }],
    [0.00000000003, 'celsius', { newton: 0, fahrenheit: 32.0000000001 }],
    [-1e-20, 'celsius', { kelvin: 273.15, delisle: 150 }],
    // Every digit of a large temperature.
    [123456789012.3, 'celsius', { kelvin: 123456789285.45, fahrenheit: 222222220254.14 }],
    [1e21, 'celsius', { kelvin: 1e21, fahrenheit: 1.8e21 }],
    [5e-324, 'kelvin', { celsius: -273.15, rankine: 0 }],
  ] as const)('rounds %s on the scale %s once', async (value, from, expected) => {
    expect(await execute(convert, { value, from })).toMatchObject({ ok: true, value: expected });
  });

  it('agrees with exact fractions, rounded half away from zero at ten decimals', async () => {
    const temperature = fc.oneof(
      fc.integer({ min: -9000, max: 1_000_000 }).map((value) => value / 100),
      fc.double({ min: -90, max: 1e9, noNaN: true }),
      fc.bigInt({ min: -9n * 10n ** 12n, max: 10n ** 13n }).map((value) => Number(value) / 1e11),
    );
    const rows = fc.sample(fc.tuple(temperature, anyScale), { seed, numRuns: 3000 });
    const theirs = askPython(
      rows,
      `(lambda F, D: (lambda zero, size: (lambda k: None if k < F(-1, 10**9) else [
        (lambda x: float((-1 if x < 0 else 1) * F(int(abs(x) * 10**10 + F(1, 2)), 10**10)) + 0.0)(max(k, 0) / size[s] + zero[s])
        for s in ${JSON.stringify(scales)}])((F(D(repr(row[0]))) - zero[row[1]]) * size[row[1]]))(
          {s: F(z) for s, z in dict(kelvin='0', celsius='-273.15', fahrenheit='-459.67', rankine='0', delisle='559.725',
            newton='-90.1395', reaumur='-218.52', romer='-135.90375').items()},
          {s: F(z) for s, z in dict(kelvin='1', celsius='1', fahrenheit='5/9', rankine='5/9', delisle='-2/3',
            newton='100/33', reaumur='5/4', romer='40/21').items()}))(
        __import__('fractions').Fraction, __import__('decimal').Decimal)`,
    ) as (readonly number[] | null)[];
    for (const [index, [value, from]] of rows.entries()) {
      const result = await execute(convert, { value, from });
      const expected = theirs[index];
      if (!result.ok) expect(expected, `${value} ${from}`).toBeNull();
      else {
        const found = scales.map((scale) => result.value[scale]);
        const own = scales.indexOf(from);
        expect(found.with(own, 0), `${value} ${from}`).toEqual(expected?.with(own, 0));
      }
    }
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
