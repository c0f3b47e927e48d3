import type { Example } from '#core/example.ts';

const suites = [
  { title: 'Suite 1', values: [5, 10] },
  { title: 'Suite 2', values: [8, 12] },
];

export const examples: readonly Example[] = [
  {
    op: 'compare',
    input: { suites },
    partial: [
      { position: 1, title: 'Suite 1', size: 2, mean: 7.5, variance: 6.25, delta: 0, ratio: 1, median: 7.5 },
      {
        position: 2,
        title: 'Suite 2',
        mean: 10,
        variance: 4,
        stdDev: 2,
        delta: 2.5,
        ratio: 1.3333333333333333,
        median: 10,
        marginOfError: 25.412,
      },
    ],
  },
  {
    op: 'markdown',
    input: { suites, unit: 'ms' },
    value: [
      '| Position | Suite | Mean | Variance | Samples |',
      '| --- | --- | --- | --- | --- |',
      '| 1 | Suite 1 | 7.5ms | 6.25ms² | 2 |',
      '| 2 | Suite 2 | 10ms (+2.5ms ; x1.333) | 4ms² | 2 |',
    ].join('\n'),
  },
  {
    op: 'bullet-list',
    input: { suites: suites.slice(1), unit: 'ms' },
    value: '- Suite 2\n  - Position: 1\n  - Mean: 10ms\n  - Variance: 4ms²\n  - Samples: 2',
  },
  {
    op: 'csv',
    input: { suites: [...suites, { title: 'a, "b"', values: [] }] },
    value: 'position,title,mean,variance,size\n1,Suite 1,7.5,6.25,2\n2,Suite 2,10,4,2\n,"a, ""b""",,,0',
  },
  { op: 'parse-values', input: { text: '1, 2.5;3\n4e1\t-5' }, value: [1, 2.5, 3, 40, -5] },
  {
    op: 'parse-values',
    input: { text: '1 x' },
    error: 'invalid-number',
    details: { value: 'x', index: 2, position: 3 },
  },
  { op: 'parse-values', input: { text: ' ;\n' }, error: 'empty-input' },
];
