import { number } from '#core/field.ts';
import { operation, ToolError } from '#core/operation.ts';
import { toFifteenDigits } from '#lib/significant-digits.ts';
import { sum } from './engine/sum.ts';

/** Rounded, without negative zero. */
function answer(value: number): number {
  if (!Number.isFinite(value)) throw new ToolError('out-of-range');
  return toFifteenDigits(value) || 0;
}

/** a × b / divisor, also where a × b alone is too large for a number. */
function scale(a: number, b: number, divisor: number): number {
  const product = a * b;
  return Number.isFinite(product) ? product / divisor : a * (b / divisor);
}

/** (to − from) / |from|, also where the difference alone is too large for a number. */
function growth(from: number, to: number): number {
  const difference = sum(to, -from);
  return Number.isFinite(difference) ? difference / Math.abs(from) : (to / 2 - from / 2) / Math.abs(from / 2);
}

/** `percent` % of a number. @throws `out-of-range` */
export const percentOf = operation('percentage-calculator/percent-of', {
  input: { percent: number(), of: number() },
  run: ({ percent, of }) => answer(scale(of, percent, 100)),
});

/** How many percent of `whole` is `part`? @throws `division-by-zero`, `out-of-range` */
export const whatPercent = operation('percentage-calculator/what-percent', {
  input: { part: number(), whole: number() },
  run: ({ part, whole }) => {
    if (whole === 0) throw new ToolError('division-by-zero', { field: 'whole', reason: 'whole' });
    return answer((part / whole) * 100);
  },
});

/** By how many percent of |from| is `to` more? @throws `division-by-zero`, `out-of-range` */
export const change = operation('percentage-calculator/change', {
  input: { from: number(), to: number() },
  run: ({ from, to }) => {
    if (from === 0) throw new ToolError('division-by-zero', { field: 'from', reason: 'from' });
    return answer(growth(from, to) * 100);
  },
});

/** A value and `percent` % more; less when it is negative. @throws `out-of-range` */
export const apply = operation('percentage-calculator/apply', {
  input: { value: number(), percent: number() },
  run: ({ value, percent }) => answer(scale(value, sum(100, percent), 100)),
});

/** The value that became `result` by `percent` %. @throws `division-by-zero`, `out-of-range` */
export const original = operation('percentage-calculator/original', {
  input: { result: number(), percent: number() },
  run: ({ result, percent }) => {
    if (percent === -100) throw new ToolError('division-by-zero', { field: 'percent', reason: 'percent' });
    return answer(scale(result, 100, sum(100, percent)));
  },
});
