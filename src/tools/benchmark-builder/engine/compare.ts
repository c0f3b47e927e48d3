import { meanOf } from './mean.ts';

export interface Suite {
  readonly title: string;
  readonly values: readonly number[];
}

export interface Options {
  readonly better: 'lower' | 'higher';
  readonly estimator: 'population' | 'sample';
}

/** One suite among the others; null where a statistic does not exist. */
export interface Row {
  readonly position: number | null;
  readonly title: string;
  readonly size: number;
  readonly mean: number | null;
  readonly variance: number | null;
  readonly stdDev: number | null;
  readonly min: number | null;
  readonly max: number | null;
  readonly median: number | null;
  readonly p90: number | null;
  readonly p95: number | null;
  readonly p99: number | null;
  readonly marginOfError: number | null;
  readonly delta: number | null;
  readonly ratio: number | null;
}

/** Two-sided 95 % quantiles of Student's t distribution for 1 to 30 degrees of freedom. */
const student = [
  12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228, 2.201, 2.179, 2.16, 2.145, 2.131, 2.12, 2.11,
  2.101, 2.093, 2.086, 2.08, 2.074, 2.069, 2.064, 2.06, 2.056, 2.052, 2.048, 2.045, 2.042,
];
/** The same for more degrees: that of the normal distribution. */
const normal = 1.96;

/** Null also for what one value alone does not have: 0 / 0. */
const finite = (value: number): number | null => (Number.isFinite(value) ? value : null);

/** Linear interpolation at (n − 1) · q of the sorted values. */
function percentile(sorted: Float64Array, q: number): number {
  const place = (sorted.length - 1) * q;
  const below = sorted[Math.floor(place)] as number;
  const above = sorted[Math.ceil(place)] as number;
  const share = place - Math.floor(place);
  const step = above - below;
  return Number.isFinite(step) ? below + step * share : below * (1 - share) + above * share;
}

type Statistics = Omit<Row, 'position' | 'delta' | 'ratio'>;

function describe({ title, values }: Suite, estimator: Options['estimator']): Statistics & { readonly mean: number } {
  const size = values.length;
  const mean = meanOf(values);
  const sorted = Float64Array.from(values).sort();
  // Over the sorted values: their order changes no digit of the sum.
  const about = sorted.reduce((total, value) => total + (value - mean) ** 2, 0);
  // What is left of the sum of the distances comes from the rounding of the mean.
  const rest = sorted.reduce((total, value) => total + (value - mean), 0);
  const squares = Math.max(0, about - (rest * rest) / size);
  const variance = squares / (estimator === 'population' ? size : size - 1);
  const error = Math.sqrt(squares / (size - 1) / size) * (student[size - 2] ?? normal);
  return {
    title,
    size,
    mean,
    variance: finite(variance),
    stdDev: finite(Math.sqrt(variance)),
    min: sorted[0] as number,
    max: sorted[size - 1] as number,
    median: finite(percentile(sorted, 0.5)),
    p90: finite(percentile(sorted, 0.9)),
    p95: finite(percentile(sorted, 0.95)),
    p99: finite(percentile(sorted, 0.99)),
    marginOfError: finite(error),
  };
}

const nothing = {
  mean: null,
  variance: null,
  stdDev: null,
  min: null,
  max: null,
  median: null,
  p90: null,
  p95: null,
  p99: null,
  marginOfError: null,
  delta: null,
  ratio: null,
};

/** The suites by their means, the best first and equal ones in their order; those without values come last. */
export function compareSuites(suites: readonly Suite[], { better, estimator }: Options): Row[] {
  const filled = suites.filter(({ values }) => values.length > 0).map((suite) => describe(suite, estimator));
  const sign = better === 'lower' ? 1 : -1;
  const ranked = filled.toSorted((a, b) => sign * (a.mean - b.mean));
  const best = ranked[0]?.mean ?? 0;
  const rows = ranked.map((statistics, index) => {
    const { mean } = statistics;
    const ratio = better === 'lower' ? mean / best : best / mean;
    const isDefined = (better === 'lower' ? best : mean) !== 0;
    return {
      position: index + 1,
      ...statistics,
      delta: finite(mean - best),
      ratio: isDefined ? finite(ratio) : null,
    };
  });
  const empty = suites.filter(({ values }) => values.length === 0);
  return [...rows, ...empty.map(({ title }) => ({ position: null, title, size: 0, ...nothing }))];
}
