import type { Example } from '#core/example.ts';

export const examples: readonly Example[] = [
  { op: 'percent-of', input: { percent: 123, of: 456 }, value: 560.88 },
  { op: 'what-percent', input: { part: 123, whole: 456 }, value: 26.9736842105263 },
  { op: 'change', input: { from: 123, to: 456 }, value: 270.731707317073 },
  { op: 'change', input: { from: -50, to: -25 }, value: 50 },
  { op: 'percent-of', input: { percent: 10, of: 19.99 }, value: 1.999 },
  { op: 'original', input: { result: 120, percent: 20 }, value: 100 },
  { op: 'apply', input: { value: 1.1, percent: 10 }, value: 1.21 },
  { op: 'apply', input: { value: 80, percent: -25 }, value: 60 },
  { op: 'what-percent', input: { part: 5, whole: 0 }, error: 'division-by-zero' },
  { op: 'change', input: { from: 0, to: 1 }, error: 'division-by-zero' },
  { op: 'original', input: { result: 1, percent: -100 }, error: 'division-by-zero' },
  { op: 'percent-of', input: { percent: 1e200, of: 1e200 }, error: 'out-of-range' },
];
