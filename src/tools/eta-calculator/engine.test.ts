import * as fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { mismatch } from '#core/example.ts';
import { execute, type Operation } from '#core/operation.ts';
import { describeError } from '#core/error-message.ts';
import { errorWords as frenchErrors } from '#core/error-words.fr.ts';
import { errorWords } from '#core/error-words.ts';
import { estimate, fromProgress } from './engine.ts';
import { formatDuration, partsOf } from './engine/duration.ts';
import { readMoment } from './engine/moment.ts';
import { examples } from './examples.ts';
import french from './text.fr.ts';
import { text } from './text.ts';

const tables = { en: [text.en, errorWords.en], fr: [french, frenchErrors] };

const operations = { estimate, 'from-progress': fromProgress };
const seed = 8601;

afterEach(() => {
  vi.useRealTimers();
});

describe('eta-calculator', () => {
  for (const example of examples) {
    it(`${example.op} ${JSON.stringify(example.input)}`, async () => {
      const operation = operations[example.op as keyof typeof operations] as unknown as Operation;
      expect(mismatch(example, await execute(operation, example.input))).toBeUndefined();
    });
  }

  it('counts from now unless told', async () => {
    vi.useFakeTimers({ now: Date.UTC(2026, 0, 1), toFake: ['Date'] });
    expect(await execute(estimate, { total: 1.5, rateCount: 0.5 })).toMatchObject({
      value: { durationMs: 180_000, endAt: '2026-01-01T00:03:00.000Z' },
    });
    const startedAt = '2025-12-31T23:00:00Z';
    expect(await execute(fromProgress, { total: 4, done: 3, startedAt })).toMatchObject({
      value: { percent: 75, remaining: 'PT20M' },
    });
  });

  it('is finished when all is done', async () => {
    const now = '2026-01-01T01:00:00+01:00';
    const result = await execute(fromProgress, { total: 7, done: 7, startedAt: '2025-12-31T23:59:59.500Z', now });
    expect(result).toMatchObject({
      value: { percent: 100, elapsedMs: 500, remainingMs: 0, remaining: 'PT0S', perSecond: 14 },
    });
  });

  it.each([
    [{ total: 0, done: 0 }, 'invalid-input'],
    [{ total: 1, done: -1 }, 'invalid-input'],
    [{ total: 1, done: 0 }, 'no-progress'],
    [{ total: 1, done: 1, startedAt: ' ' }, 'empty-input'],
    [{ total: 1, done: 1, startedAt: 'yesterday' }, 'invalid-date'],
    [{ total: 1, done: 1, now: '' }, 'invalid-date'],
    [{ total: 1e300, done: 1e-300 }, 'out-of-range'],
  ])('refuses %j with %s', async (input, code) => {
    const complete = { startedAt: '2026-01-01T00:00:00Z', now: '2026-01-01T00:00:01Z', ...input };
    const result = await execute(fromProgress, complete);
    expect(result).toMatchObject({ error: { code } });
    if (!result.ok) expect(describeError(tables.en, 'en', code, result.error.details)).toMatch(/^[A-Z“][^{}]+\.$/);
  });

  it('tells a rate that is larger than any number as the largest', async () => {
    const input = { total: 1e308, done: 1e308, startedAt: '2026-01-01T00:00:00.000Z', now: '2026-01-01T00:00:00.001Z' };
    expect(await execute(fromProgress, input)).toMatchObject({ value: { percent: 100, perSecond: Number.MAX_VALUE } });
  });

  it.each([
    [{ total: 1e305, rateCount: 1e305 }, 60_000],
    [{ total: 1.0005, rateCount: 1, rateUnit: 'second' }, 1001],
    [{ total: 1.0004, rateCount: 1, rateUnit: 'second' }, 1000],
    [{ total: 1e308, ratePeriod: 1e-300, rateCount: 1e-10, rateUnit: 'second' }, 'out-of-range'],
    [{ total: 1e308, ratePeriod: 1e-308, rateCount: 1e-5, rateUnit: 'second' }, 100_000_000],
    [{ total: 1e-200, ratePeriod: 1e-123, rateCount: 1e-320, rateUnit: 'second' }, 1],
    [{ total: 5e-324, rateCount: 5e-324 }, 60_000],
    [{ total: Number.MAX_VALUE, rateCount: Number.MAX_VALUE / 2 }, 120_000],
  ] as const)('estimates %j: %s', async (input, expected) => {
    const result = await execute(estimate, { ...input, startedAt: '2026-01-01T00:00:00Z' });
    expect(result.ok ? result.value.durationMs : result.error.code).toBe(expected);
  });

  it.each([
    [{ total: 1e308, done: 5e307 }, 'PT1H'],
    [{ total: 1e308, done: 1e308 }, 'PT0S'],
    [{ total: 3.6000005, done: 3.6 }, 'PT0.001S'],
    [{ total: 1e-323, done: 5e-324 }, 'PT1H'],
  ])('counts on %j: %s', async (input, remaining) => {
    const hour = { startedAt: '2026-01-01T00:00:00Z', now: '2026-01-01T01:00:00Z' };
    expect(await execute(fromProgress, { ...input, ...hour })).toMatchObject({ value: { remaining } });
  });

  it('refuses a rate of nothing', async () => {
    expect(await execute(estimate, { total: 1, rateCount: 0 })).toMatchObject({ error: { code: 'invalid-input' } });
  });
});

describe('moments', () => {
  it.each([
    ['2026-01-01T00:00Z', '2026-01-01T00:00:00.000Z'],
    ['2026-01-01T00:00:00+05:30', '2025-12-31T18:30:00.000Z'],
    ['2026-01-01T00:00:00-0100', '2026-01-01T01:00:00.000Z'],
    ['2026-01-01T00:00:00+05', '2025-12-31T19:00:00.000Z'],
    ['2026-01-01T00:00:00.123456789Z', '2026-01-01T00:00:00.123Z'],
    ['2026-01-01T00:00:00,5Z', '2026-01-01T00:00:00.500Z'],
    ['2024-02-29T24:00:00Z', '2024-03-01T00:00:00.000Z'],
    ['+012345-06-07T08:09:10Z', '+012345-06-07T08:09:10.000Z'],
    [' 2026-01-01t00:00:00z ', '2026-01-01T00:00:00.000Z'],
  ])('reads %j', (written, expected) => {
    expect(new Date(readMoment(written, 'now')).toISOString()).toBe(expected);
  });

  it.each([
    '2026-01-01',
    '2026-01-01T00:00:00',
    '2026-01-01 00:00:00Z',
    '2026-02-29T00:00:00Z',
    '2100-02-29T00:00:00Z',
    '2026-04-31T00:00:00Z',
    '2026-13-01T00:00:00Z',
    '2026-00-01T00:00:00Z',
    '2026-01-00T00:00:00Z',
    '2026-01-01T24:00:01Z',
    '2026-01-01T00:60:00Z',
    '2026-01-01T00:00:00+24:00',
    '2026-01-01T00:00:00+5',
    '2026-01-01T00:00:00Z00',
    '2026-01-01T00:00:00Z:00',
    '-000000-01-01T00:00:00Z',
    '+999999-01-01T00:00:00Z',
    '1767225600',
  ])('refuses %j', (written) => {
    expect(() => readMoment(written, 'now')).toThrow('invalid-date');
  });

  it('reads what it writes', () => {
    const anyMoment = fc.date({ noInvalidDate: true });
    fc.assert(
      fc.property(anyMoment, (date) => {
        expect(readMoment(date.toISOString(), 'now')).toBe(date.getTime());
      }),
      { seed },
    );
  });
});

describe('durations', () => {
  it.each([
    [0, 'PT0S'],
    [1, 'PT0.001S'],
    [1500, 'PT1.500S'],
    [60_000, 'PT1M'],
    [60_001, 'PT1M0.001S'],
    [86_400_000, 'P1D'],
    [86_400_001, 'P1DT0.001S'],
    [90_061_001, 'P1DT1H1M1.001S'],
  ])('writes %d ms as %s', (ms, expected) => {
    expect(formatDuration(ms)).toBe(expected);
  });

  it('adds up', () => {
    fc.assert(
      fc.property(fc.maxSafeNat(), (ms) => {
        const { days, hours, minutes, seconds, milliseconds } = partsOf(ms);
        expect(milliseconds + 1000 * (seconds + 60 * (minutes + 60 * (hours + 24 * days)))).toBe(ms);
      }),
      { seed },
    );
  });
});
