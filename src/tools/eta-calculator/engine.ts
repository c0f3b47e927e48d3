import { choice, number, optional, text } from '#core/field.ts';
import { operation, ToolError } from '#core/operation.ts';
import { toFifteenDigits } from '#lib/significant-digits.ts';
import { formatDuration, unitMs } from './engine/duration.ts';
import { formatMoment, readMoment } from './engine/moment.ts';
import { roundedQuotient } from './engine/quotient.ts';

const positive = () => number({ above: 0 });

/**
 * When something that is worked on at a steady rate ends: `rateCount` in every `ratePeriod` of `rateUnit`.
 * Moments are ISO 8601 with offset; `startedAt` is now unless told. The end is in UTC.
 * @throws `invalid-date` { field, value }, `out-of-range`
 */
export const estimate = operation('eta-calculator/estimate', {
  input: {
    total: positive(),
    rateCount: positive(),
    ratePeriod: number({ above: 0 }, 1),
    rateUnit: choice(['millisecond', 'second', 'minute', 'hour', 'day'], 'minute'),
    startedAt: optional(text()),
  },
  run: ({ total, rateCount, ratePeriod, rateUnit, startedAt }) => {
    const start = startedAt === undefined ? Date.now() : readMoment(startedAt, 'startedAt');
    const durationMs = roundedQuotient([total, ratePeriod, unitMs[rateUnit]], rateCount);
    const endAt = formatMoment(start + durationMs);
    return { durationMs, duration: formatDuration(durationMs), endAt };
  },
});

/**
 * When something ends that goes on as it did so far: `done` of `total` between `startedAt` and `now`.
 * @throws `empty-input`, `invalid-date` { field, value }, `no-elapsed-time`, `no-progress`,
 * `done-exceeds-total` { done, total }, `out-of-range`
 */
export const fromProgress = operation('eta-calculator/from-progress', {
  input: { total: positive(), done: number({ min: 0 }), startedAt: text(), now: optional(text()) },
  run: ({ total, done, startedAt, now }) => {
    if (startedAt.trim() === '') throw new ToolError('empty-input', { field: 'startedAt' });
    const start = readMoment(startedAt, 'startedAt');
    const moment = now === undefined ? Date.now() : readMoment(now, 'now');
    const elapsedMs = moment - start;
    if (elapsedMs <= 0) throw new ToolError('no-elapsed-time');
    if (done === 0) throw new ToolError('no-progress');
    if (done > total) throw new ToolError('done-exceeds-total', { done, total });
    // What is elapsed is a whole number, so the difference is rounded as the quotient is.
    const remainingMs = roundedQuotient([total, elapsedMs], done) - elapsedMs;
    const endAt = formatMoment(moment + remainingMs);
    return {
      percent: toFifteenDigits((done / total) * 100),
      elapsedMs,
      remainingMs,
      remaining: formatDuration(remainingMs),
      endAt,
      perSecond: toFifteenDigits(Math.min((done / elapsedMs) * 1000, Number.MAX_VALUE)),
    };
  },
});
