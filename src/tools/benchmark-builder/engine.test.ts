import { spawnSync } from 'node:child_process';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mismatch } from '#core/example.ts';
import { execute, type Operation } from '#core/operation.ts';
import { needs } from '../../../scripts/compared-programs.ts';
import { propertyRuns } from '../../../scripts/property-runs.ts';
import { compare, bulletList, csv, markdown, parseValues } from './engine.ts';
import type { Row } from './engine/compare.ts';
import { readReport } from './engine/report.ts';
import { readValues } from './engine/values.ts';
import { examples } from './examples.ts';

const operations: Readonly<Record<string, unknown>> = {
  compare,
  markdown,
  'bullet-list': bulletList,
  csv,
  'parse-values': parseValues,
};
const seed = 1908;
const measure = fc.double({ min: -1e6, max: 1e6, noNaN: true });

async function rowsOf(input: Parameters<typeof execute<(typeof compare)['input'], Row[]>>[1]): Promise<Row[]> {
  const result = await execute(compare, input);
  if (!result.ok) throw new Error(result.error.code);
  return result.value;
}
const one = async (values: readonly number[], estimator: 'population' | 'sample' = 'population') =>
  (await rowsOf({ suites: [{ title: '', values }], estimator }))[0] as Row;

describe('benchmark-builder', () => {
  for (const example of examples) {
    it(`${example.op} ${JSON.stringify(example.input).slice(0, 80)}`, async () => {
      const operation = operations[example.op] as Operation;
      expect(mismatch(example, await execute(operation, example.input))).toBeUndefined();
    });
  }
});

describe('compare', () => {
  it('ranks higher means first when they are better, equal ones in their order', async () => {
    const suites = [
      { title: 'a', values: [2] },
      { title: 'empty', values: [] },
      { title: 'b', values: [4] },
      { title: 'c', values: [1, 3] },
    ];
    const rows = await rowsOf({ suites, better: 'higher' });
    expect(rows.map(({ title, position, delta, ratio }) => [title, position, delta, ratio])).toEqual([
      ['b', 1, 0, 1],
      ['a', 2, -2, 2],
      ['c', 3, -2, 2],
      ['empty', null, null, null],
    ]);
  });

  it('has no key too few, and null for what does not exist', async () => {
    const [single, none] = await rowsOf({
      suites: [
        { title: 'single', values: [3] },
        { title: 'none', values: [] },
      ],
      estimator: 'sample',
    });
    expect(single).toEqual({
      position: 1,
      title: 'single',
      size: 1,
      mean: 3,
      variance: null,
      stdDev: null,
      min: 3,
      max: 3,
      median: 3,
      p90: 3,
      p95: 3,
      p99: 3,
      marginOfError: null,
      delta: 0,
      ratio: 1,
    });
    expect(Object.keys(none ?? {})).toEqual(Object.keys(single ?? {}));
    expect(none).toMatchObject({ position: null, size: 0, mean: null, ratio: null });
  });

  it('has no ratio to zero', async () => {
    const suites = [
      { title: 'zero', values: [0] },
      { title: 'one', values: [1] },
    ];
    expect((await rowsOf({ suites })).map(({ ratio }) => ratio)).toEqual([null, null]);
    expect((await rowsOf({ suites, better: 'higher' })).map(({ ratio }) => ratio)).toEqual([1, null]);
    const table = await execute(markdown, { suites, columns: ['mean'] });
    expect(table).toMatchObject({ value: '| Mean |\n| --- |\n| 0 |\n| 1 (+1 ; x∞) |' });
  });

  it('has the same mean for the same measures in any order', async () => {
    const values = [0.1, 0.2, 0.3];
    const suites = [
      { title: 'up', values },
      { title: 'down', values: values.toReversed() },
    ];
    const rows = await rowsOf({ suites });
    expect(rows.map(({ title, mean, delta }) => [title, mean, delta])).toEqual([
      ['up', 0.2, 0],
      ['down', 0.2, 0],
    ]);
    expect(await execute(markdown, { suites, columns: ['mean'] })).toMatchObject({
      value: '| Mean |\n| --- |\n| 0.2 |\n| 0.2 |',
    });
    await fc.assert(
      fc.asyncProperty(fc.array(measure, { minLength: 1 }), async (measures) => {
        const { mean, variance } = await one(measures);
        expect(await one(measures.toReversed())).toMatchObject({ mean, variance });
        expect(await one(measures.toSorted((a, b) => a - b))).toMatchObject({ mean, variance });
      }),
      { seed, numRuns: propertyRuns(1) },
    );
  });

  it.each([
    [Array.from({ length: 10 }, () => 0.1), 0.1, 0],
    [Array.from({ length: 1000 }, () => 1e-320), 1e-320, 0],
    [[1e100, 1, -1e100], 1 / 3, null],
    [[1e16, 1, 1, -1e16], 0.5, 5e31],
    [[1e16, 1e16 + 2], 1e16, 1],
    [[Number.MAX_VALUE, 1, -Number.MAX_VALUE], 1 / 3, null],
  ])('of %j has the mean %d', async (values, mean, variance) => {
    expect(await one(values)).toMatchObject({ mean, ...(variance !== null && { variance }) });
  });

  it('interpolates percentiles', async () => {
    const { median, p90, p95, p99 } = await one([15, 20, 35, 40, 50]);
    expect([median, p90, p95, p99]).toEqual([35, 46, 48, 49.6]);
    expect((await one([-1.5e308, 1.5e308])).median).toBe(0);
  });

  it('never answers with anything but numbers and null', async () => {
    const { mean, variance, stdDev } = await one([1.7e308, 1.7e308, -1.7e308]);
    expect([Number.isFinite(mean), variance, stdDev]).toEqual([true, null, null]);
    expect(JSON.stringify(await one([1.7e308, 1.7e308]))).not.toContain('Infinity');
    expect((await one([Number.MAX_VALUE, Number.MAX_VALUE, Number.MAX_VALUE])).mean).toBe(Number.MAX_VALUE);
  });

  it('takes the margin of 95 % from the t distribution', async () => {
    // NIST/SEMATECH e-Handbook of Statistical Methods §1.3.6.7.2: t for 0.975.
    const quantiles = [
      [2, 12.706],
      [3, 4.303],
      [11, 2.228],
      [31, 2.042],
      [32, 1.96],
      [1000, 1.96],
    ] as const;
    for (const [size, t] of quantiles) {
      const values = Array.from({ length: size }, (_, index) => (index * 7919) % 101);
      const { stdDev, marginOfError } = await one(values, 'sample');
      expect(marginOfError).toBeCloseTo((t * Number(stdDev)) / Math.sqrt(size), 9);
      expect((await one(values)).marginOfError).toBe(marginOfError);
    }
  });

  it('agrees with Python’s statistics', async () => {
    needs('python3');
    const series = fc.sample(fc.array(measure, { minLength: 2, maxLength: 40 }), { seed, numRuns: propertyRuns(0.5) });
    const script = `
import json, sys, statistics as s
for line in sys.stdin:
    v = json.loads(line)
    q = s.quantiles(v, n=100, method='inclusive')
    print(json.dumps([s.fmean(v), s.pvariance(v), s.variance(v), s.stdev(v), s.median(v), q[89], q[94], q[98]]))`;
    const { stdout, stderr } = spawnSync('python3', ['-c', script], {
      input: series.map((values) => JSON.stringify(values)).join('\n'),
      encoding: 'utf8',
    });
    expect(stderr).toBe('');
    const theirs = stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as number[]);
    for (const [index, values] of series.entries()) {
      const population = await one(values);
      const sample = await one(values, 'sample');
      const { median, p90, p95, p99 } = population;
      const ours = [population.mean, population.variance, sample.variance, sample.stdDev, median, p90, p95, p99];
      for (const [place, value] of ours.entries()) {
        const expected = theirs[index]?.[place] ?? Number.NaN;
        expect(Math.abs(Number(value) - expected)).toBeLessThanOrEqual(1e-9 * Math.max(1, Math.abs(expected)));
      }
    }
  });

  it('takes a million values', async () => {
    const suites = Array.from({ length: 100 }, (_, at) => ({
      title: `suite ${at}`,
      values: Array.from({ length: 10_000 }, (_, index) => (index * 7919 + at) % 10_007),
    }));
    expect(await rowsOf({ suites })).toHaveLength(100);
    const many = Array.from({ length: 1_000_000 }, (_, index) => index);
    expect(await one(many)).toMatchObject({ min: 0, max: 999_999, median: 499_999.5 });
    const beyond = await execute(compare, { suites: [{ title: '', values: [...many, 1] }] });
    expect(beyond).toMatchObject({ error: { code: 'invalid-input', details: { field: 'suites.0.values' } } });
  });

  it('names the value that is none', async () => {
    const suites = [{ title: '', values: [1, Number.NaN] }];
    expect(await execute(compare, { suites })).toMatchObject({ error: { details: { field: 'suites.0.values.1' } } });
    expect(await execute(compare, { suites: [] })).toMatchObject({ error: { code: 'invalid-input' } });
  });
});

describe('exports', () => {
  const suites = [
    { title: 'a|b\r\nc', values: [1.23456, 2] },
    { title: '', values: [] },
  ];

  it('escapes titles in Markdown, shows a dash for nothing and trims the unit', async () => {
    expect(await execute(markdown, { suites, unit: ' s ', columns: ['title', 'mean', 'variance', 'p90'] })).toEqual({
      ok: true,
      value:
        '| Suite | Mean | Variance | P90 |\n| --- | --- | --- | --- |\n| a\\|b c | 1.617s | 0.146s² | 1.923s |\n|  | - | - | - |',
    });
  });

  it('keeps a unit on its line', async () => {
    const input = { suites: [{ title: 'a', values: [1] }], unit: '\nm\r\ns\n', columns: ['mean'] as const };
    expect(await execute(markdown, input)).toMatchObject({ value: '| Mean |\n| --- |\n| 1m s |' });
    expect(await execute(bulletList, input)).toMatchObject({ value: '- a\n  - Mean: 1m s' });
  });

  it('leaves the title out of the facts of a list', async () => {
    expect(await execute(bulletList, { suites, columns: ['title', 'stdDev', 'min'] })).toMatchObject({
      value: '- a|b c\n  - Std dev: 0.383\n  - Min: 1.235\n- \n  - Std dev: -\n  - Min: -',
    });
  });

  it('quotes in CSV', async () => {
    expect(await execute(csv, { suites, columns: ['title', 'max', 'stdDev'] })).toMatchObject({
      value: `title,max,stdDev\n"a|b\r\nc",2,${(2 - 1.23456) / 2}\n,,`,
    });
  });
});

describe('readValues', () => {
  it('says where the fault is', async () => {
    expect(await execute(parseValues, { text: '1\n2, 3,5e 4' })).toMatchObject({
      error: { code: 'invalid-number', details: { value: '5e', index: 4, position: 8, line: 2, column: 6 } },
    });
    expect(await execute(parseValues, { text: '1e999' })).toMatchObject({ error: { code: 'invalid-number' } });
  });

  it('reads what is written, whatever separates it', () => {
    const separator = fc.constantFrom(' ', ',', ';', '|', '\n', '\r\n', '\t', ' , ', '\u00a0');
    fc.assert(
      fc.property(fc.array(measure, { minLength: 1 }), separator, (values, between) => {
        expect(readValues(values.join(between))).toEqual(values.map((value) => value || 0));
      }),
      { seed },
    );
  });
});

describe('readReport', () => {
  it('reads hyperfine', () => {
    const results = [{ command: 'sleep 0.1', mean: 0.1, times: [0.1, 0.11] }, { command: 'broken' }];
    expect(readReport(JSON.stringify({ results }))).toEqual({
      unit: 's',
      suites: [{ title: 'sleep 0.1', values: [0.1, 0.11] }],
    });
  });

  it('reads Vitest and tinybench, old and new', () => {
    const expected = { unit: 'ms', suites: [{ title: 'sort', values: [1, 2] }] };
    const vitest = { files: [{ groups: [{ benchmarks: [{ name: 'sort', samples: [1, 2] }] }] }] };
    expect(readReport(JSON.stringify(vitest))).toEqual(expected);
    expect(readReport(JSON.stringify([{ name: 'sort', result: { samples: [1, 2] } }]))).toEqual(expected);
    const tasks = [{ name: 'sort', result: { latency: { samples: [1, 2] } } }];
    expect(readReport(JSON.stringify({ tasks }))).toEqual(expected);
  });

  it.each([
    ['nonsense', 'invalid-report'],
    ['null', 'invalid-report'],
    ['{"results": []}', 'invalid-report'],
    ['{"results": [{"command": "a", "times": [1, "x"]}]}', 'no-samples'],
    ['{"files": [{"groups": [{"benchmarks": [{"name": "a", "samples": []}]}]}]}', 'no-samples'],
  ])('refuses %s', (report, code) => {
    expect(() => readReport(report)).toThrow(code);
  });
});
