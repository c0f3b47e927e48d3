import type { Example } from '#core/example.ts';

const startedAt = '2026-01-01T00:00:00Z';
const began = '2026-01-01T10:00:00Z';
const now = '2026-01-01T10:10:00Z';

export const examples: readonly Example[] = [
  {
    op: 'estimate',
    input: { total: 500, rateCount: 5, ratePeriod: 3, rateUnit: 'minute', startedAt },
    value: { durationMs: 18_000_000, duration: 'PT5H', endAt: '2026-01-01T05:00:00.000Z' },
  },
  {
    op: 'from-progress',
    input: { total: 1000, done: 250, startedAt: began, now },
    value: {
      percent: 25,
      elapsedMs: 600_000,
      remainingMs: 1_800_000,
      remaining: 'PT30M',
      endAt: '2026-01-01T10:40:00.000Z',
      perSecond: 0.416666666666667,
    },
  },
  { op: 'from-progress', input: { total: 1000, done: 0, startedAt: began, now }, error: 'no-progress' },
  { op: 'from-progress', input: { total: 1000, done: 1001, startedAt: began, now }, error: 'done-exceeds-total' },
  { op: 'from-progress', input: { total: 1000, done: 1, startedAt: now, now: began }, error: 'no-elapsed-time' },
  {
    op: 'estimate',
    input: { total: 90_061_001, rateCount: 1, rateUnit: 'millisecond', startedAt },
    partial: { duration: 'P1DT1H1M1.001S', endAt: '2026-01-02T01:01:01.001Z' },
  },
  {
    op: 'estimate',
    input: { total: 1, rateCount: 1, startedAt: '2026-02-30T00:00:00Z' },
    error: 'invalid-date',
    details: { field: 'startedAt' },
  },
  { op: 'estimate', input: { total: 1e12, rateCount: 1, rateUnit: 'day', startedAt }, error: 'out-of-range' },
];
