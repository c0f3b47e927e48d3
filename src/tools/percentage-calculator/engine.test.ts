import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mismatch } from '#core/example.ts';
import { execute, type Operation } from '#core/operation.ts';
import * as engine from './engine.ts';
import { sum } from './engine/sum.ts';
import { examples } from './examples.ts';

const { apply, original, percentOf } = engine;
const operations = new Map<string, unknown>(Object.values(engine).map((operation) => [operation.id, operation]));
const named = (op: string): Operation => operations.get(`percentage-calculator/${op}`) as Operation;
const seed = 100;
const cents = fc.integer({ min: -10_000_000, max: 10_000_000 }).map((value) => value / 100);

async function valueOf(result: ReturnType<typeof execute>): Promise<unknown> {
  const settled = await result;
  return settled.ok ? settled.value : settled.error.code;
}

describe('percentage-calculator', () => {
  for (const example of examples) {
    it(`${example.op} ${JSON.stringify(example.input)}`, async () => {
      expect(mismatch(example, await execute(named(example.op), example.input))).toBeUndefined();
    });
  }

  it.each([
    ['change', { from: 1.1, to: 1.2 }, 9.09090909090909],
    ['change', { from: 100_000.1, to: 100_000.2 }, 0.0000999999000001],
    ['change', { from: 50, to: -50 }, -200],
    ['change', { from: -50, to: -75 }, -50],
    ['change', { from: -50, to: 50 }, 200],
    ['apply', { value: 1.1, percent: -99.9 }, 0.0011],
    ['apply', { value: 1.1, percent: -100 }, 0],
    ['apply', { value: -1, percent: -100 }, 0],
    ['original', { result: 0.11, percent: -99.9 }, 110],
    ['original', { result: 119, percent: 19 }, 100],
    ['percent-of', { percent: -0, of: 5 }, 0],
    ['what-percent', { part: 1, whole: 3 }, 33.3333333333333],
    ['what-percent', { part: 0, whole: -7 }, 0],
    ['percent-of', { percent: 50, of: 1e308 }, 5e307],
    ['percent-of', { percent: 1e308, of: 1e308 }, 'out-of-range'],
    ['apply', { value: 1e308, percent: 0 }, 1e308],
    ['original', { result: 1e308, percent: 100 }, 5e307],
    ['apply', { value: Number.MAX_VALUE, percent: 0 }, Number.MAX_VALUE],
    ['original', { result: -Number.MAX_VALUE, percent: 0 }, -Number.MAX_VALUE],
    ['what-percent', { part: 1e300, whole: 1e-300 }, 'out-of-range'],
    ['apply', { value: 1e308, percent: 1000 }, 'out-of-range'],
    ['change', { from: 1e-320, to: 1e308 }, 'out-of-range'],
    ['change', { from: 1e308, to: -1e308 }, -200],
    ['change', { from: -1.5e308, to: 1.5e308 }, 200],
    ['change', { from: -Number.MAX_VALUE, to: Number.MAX_VALUE }, 200],
    ['change', { from: -1e300, to: Number.MAX_VALUE }, 17976931448.6232],
  ] as const)('%s %j is %o', async (op, input, expected) => {
    expect(await valueOf(execute(named(op), input))).toBe(expected);
  });

  it('takes back what it applied', async () => {
    await fc.assert(
      fc.asyncProperty(
        cents,
        cents.filter((percent) => percent !== -100),
        async (value, percent) => {
          const applied = await valueOf(execute(apply, { value, percent }));
          const before = await valueOf(execute(original, { result: Number(applied), percent }));
          expect(Math.abs(Number(before) - value)).toBeLessThanOrEqual(Math.abs(value) * 1e-12);
        },
      ),
      { seed },
    );
  });

  it('calculates hundredths exactly', async () => {
    await fc.assert(
      fc.asyncProperty(cents, cents, async (percent, of) => {
        const product = BigInt(Math.round(percent * 100)) * BigInt(Math.round(of * 100));
        expect(await valueOf(execute(percentOf, { percent, of }))).toBe(Number(`${product}e-6`));
      }),
      { seed },
    );
  });

  it('adds as decimals', () => {
    fc.assert(
      fc.property(cents, cents, (a, b) => {
        expect(sum(a, b)).toBe((Math.round(a * 100) + Math.round(b * 100)) / 100 || 0);
      }),
      { seed },
    );
    expect(sum(0.1, 0.2)).toBe(0.3);
    expect(sum(1e-7, 1)).toBe(1.0000001);
    expect(sum(1e21, 1e21)).toBe(2e21);
    expect(sum(5e-324, 1)).toBe(1);
  });
});
