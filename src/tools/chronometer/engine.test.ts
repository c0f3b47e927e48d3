import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mismatch } from '#core/example.ts';
import { execute, type Operation } from '#core/operation.ts';
import * as engine from './engine.ts';
import { lapsToCsv, lapsToText, type LapHeadings } from './engine/export.ts';
import { lapsOf } from './engine/laps.ts';
import { elapsed, lap, maxLaps, reset, restore, save, start, stop, zero, type Clocks } from './engine/stopwatch.ts';
import { examples } from './examples.ts';

const operations: Readonly<Record<string, Operation>> = { format: engine.format, laps: engine.laps } as never;

describe('public examples', () => {
  for (const example of examples) {
    it(`${example.op} ${JSON.stringify(example.input)}`, async () => {
      const operation = operations[example.op] as Operation;
      expect(mismatch(example, await execute(operation, example.input as never))).toBeUndefined();
    });
  }
});

const formatted = async (milliseconds: number) => execute(engine.format, { milliseconds });
const lapped = async (marks: number[]) => execute(engine.laps, { marks });

describe('format', () => {
  it.each([
    [0.999, '00:00.000'],
    [999.9999, '00:00.999'],
    [59_999, '00:59.999'],
    [60_000, '01:00.000'],
    [3_599_999.9, '59:59.999'],
    [3_600_000, '01:00:00.000'],
    [75 * 60_000, '01:15:00.000'],
    [359_999_999, '99:59:59.999'],
    [360_000_000, '100:00:00.000'],
    [Number.MAX_SAFE_INTEGER, '2501999792:59:00.991'],
  ])('%d ms is %s', async (milliseconds, expected) => {
    expect(await formatted(milliseconds)).toEqual({ ok: true, value: expected });
  });

  it('never writes an exponent', async () => {
    const result = await formatted(1e300);
    expect(result.ok && result.value).toMatch(/^\d+:\d\d:\d\d\.\d{3}$/);
  });

  it.each([-1, NaN, Infinity])('refuses %d', async (milliseconds) => {
    expect(await formatted(milliseconds)).toMatchObject({ ok: false, error: { code: 'invalid-input' } });
  });
});

describe('laps', () => {
  it('has none without marks and marks no best of one', async () => {
    expect(await lapped([])).toEqual({ ok: true, value: [] });
    expect(await lapped([700])).toMatchObject({ value: [{ lapMs: 700, fastest: false, slowest: false }] });
  });

  it('marks nothing when all laps are equal, whatever the noise of fractions', () => {
    expect(lapsOf([0.1, 0.2, 0.3]).some(({ fastest, slowest }) => fastest || slowest)).toBe(false);
  });

  it('marks the first of equals', () => {
    const marked = lapsOf([10, 30, 40, 60]);
    expect(marked.map(({ fastest }) => fastest)).toEqual([true, false, false, false]);
    expect(marked.map(({ slowest }) => slowest)).toEqual([false, true, false, false]);
  });

  it('takes equal marks and refuses descending and negative ones', async () => {
    expect(await lapped([5, 5])).toMatchObject({ value: [{ lapMs: 5 }, { lapMs: 0 }] });
    expect(await lapped([-1])).toMatchObject({
      error: { code: 'marks-not-ascending', details: { index: 0, previous: 0 } },
    });
  });

  it('takes 10,000 marks and no more', async () => {
    const marks = Array.from({ length: 10_000 }, (_, index) => index);
    const result = await lapped(marks);
    expect(result.ok && result.value.length).toBe(10_000);
    expect(await lapped([...marks, 10_000])).toMatchObject({ error: { code: 'invalid-input' } });
  });

  it('adds up to the last mark', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(1_000_000), { minLength: 1 }), (unsorted) => {
        const marks = unsorted.toSorted((a, b) => a - b);
        const laps = lapsOf(marks);
        expect(laps.reduce((sum, { lapMs }) => sum + lapMs, 0)).toBe(marks.at(-1));
        expect(laps.filter(({ fastest }) => fastest).length).toBe(laps.filter(({ slowest }) => slowest).length);
      }),
      { seed: 20261121 },
    );
  });
});

/** Two clocks that a test moves by hand. */
function testClocks(now = 500, epoch = 1_800_000_000_000) {
  const time = { now, epoch };
  const clocks: Clocks = { now: () => time.now, epoch: () => time.epoch };
  const pass = (milliseconds: number) => {
    time.now += milliseconds;
    time.epoch += milliseconds;
  };
  return { time, clocks, pass };
}

describe('the stopwatch', () => {
  it('adds up stretches and counts laps from zero', () => {
    const { clocks, time, pass } = testClocks();
    let watch = start(zero, clocks);
    pass(1000);
    watch = lap(watch, clocks);
    pass(500);
    watch = stop(watch, clocks);
    pass(60_000);
    expect(elapsed(watch, time.now)).toBe(1500);
    watch = start(watch, clocks);
    pass(250);
    watch = lap(watch, clocks);
    expect(elapsed(watch, time.now)).toBe(1750);
    expect(watch.marks).toEqual([1000, 1750]);
  });

  it('ignores what makes no sense in its state', () => {
    const { clocks, pass } = testClocks();
    expect(stop(zero, clocks)).toBe(zero);
    expect(lap(zero, clocks)).toBe(zero);
    const running = start(zero, clocks);
    pass(10);
    expect(start(running, clocks)).toBe(running);
    expect(reset(running)).toBe(running);
    expect(reset(stop(running, clocks))).toEqual(zero);
  });

  it('is not moved by setting the clock while it runs', () => {
    const { clocks, time, pass } = testClocks();
    const watch = start(zero, clocks);
    pass(1000);
    time.epoch -= 3_600_000;
    expect(elapsed(stop(watch, clocks), time.now)).toBe(1000);
  });

  it('stops taking laps at 10,000', () => {
    const { clocks } = testClocks();
    const full = { ...start(zero, clocks), marks: Array.from({ length: maxLaps }, () => 0) };
    expect(lap(full, clocks)).toBe(full);
  });

  it('goes on counting through a reload, in a page with another clock', () => {
    const { clocks, time, pass } = testClocks();
    let watch = start(zero, clocks);
    pass(2000);
    watch = lap(watch, clocks);
    const saved: unknown = JSON.parse(JSON.stringify(save(watch)));
    const next = testClocks(3, time.epoch + 5000);
    watch = restore(saved, next.clocks);
    expect(elapsed(watch, next.time.now)).toBe(7000);
    next.pass(100);
    const again = testClocks(8, next.time.epoch + 1000);
    expect(elapsed(restore(save(watch), again.clocks), again.time.now)).toBe(8100);
  });

  it('stands still through a reload when it stood still', () => {
    const { clocks, pass } = testClocks();
    const running = start(zero, clocks);
    pass(40);
    const watch = stop(running, clocks);
    expect(restore(save(watch), testClocks(1, 0).clocks)).toEqual(watch);
  });

  it('never runs backwards when the clock was set back meanwhile', () => {
    const { clocks, time, pass } = testClocks();
    const running = start(zero, clocks);
    pass(900);
    const saved = save(lap(running, clocks));
    const next = testClocks(0, time.epoch - 1_000_000);
    expect(elapsed(restore(saved, next.clocks), 0)).toBe(900);
  });

  it.each([
    null,
    undefined,
    'x',
    3,
    [[]],
    {},
    { startEpoch: 'x', accumulated: 0, marks: [] },
    { startEpoch: null, accumulated: -1, marks: [] },
    { startEpoch: null, accumulated: NaN, marks: [] },
    { startEpoch: null, accumulated: 0, marks: [2, 1] },
    { startEpoch: null, accumulated: 0, marks: 'ab' },
  ])('takes %j in storage for nothing', (saved) => {
    expect(restore(saved, testClocks().clocks)).toBe(zero);
  });
});

describe('export', () => {
  const headings: LapHeadings = {
    lap: 'Lap',
    time: 'Time',
    total: 'Total',
    milliseconds: 'Time (ms)',
    note: 'Note, if any',
    fastest: 'fastest',
    slowest: 'slowest',
  };
  const laps = lapsOf([1000, 2500, 3000]);

  it('writes CSV', () => {
    expect(lapsToCsv(laps, headings)).toBe(
      'Lap,Time,Total,Time (ms),"Note, if any"\r\n' +
        '1,00:01.000,00:01.000,1000,\r\n' +
        '2,00:01.500,00:02.500,1500,slowest\r\n' +
        '3,00:00.500,00:03.000,500,fastest\r\n',
    );
  });

  it('writes aligned text', () => {
    expect(lapsToText(laps, headings)).toBe(
      '1  00:01.000  00:01.000\n2  00:01.500  00:02.500  slowest\n3  00:00.500  00:03.000  fastest',
    );
    expect(lapsToText(lapsOf([1, 3_600_000]), headings).split('\n')[0]).toBe('1  00:00.001     00:00.001  fastest');
    expect(lapsToText([], headings)).toBe('');
  });
});
