import type { Example } from '#core/example.ts';

const sections = [
  {
    title: 'Screen',
    rows: [
      { label: 'Size', value: '1920 × 1080' },
      { label: 'a|b', value: 'c\\d\ne' },
      { label: 'Touch', value: false },
      { label: 'Memory', value: null },
    ],
  },
  { title: 'Time', rows: [{ label: 'Zone', value: '' }] },
];

export const examples: readonly Example[] = [
  {
    op: 'aspect-ratio',
    input: { width: 1920, height: 1080 },
    value: { exact: '16:9', nearest: '16:9', decimal: 1.778, orientation: 'landscape', megapixels: 2.07 },
  },
  {
    op: 'aspect-ratio',
    input: { width: 1366, height: 768 },
    value: { exact: '683:384', nearest: '16:9', decimal: 1.779, orientation: 'landscape', megapixels: 1.05 },
  },
  {
    op: 'aspect-ratio',
    input: { width: 1080, height: 2400 },
    value: { exact: '9:20', nearest: '9:20', decimal: 0.45, orientation: 'portrait', megapixels: 2.59 },
  },
  { op: 'utc-offset', input: { minutes: -60 }, value: 'UTC+01:00' },
  { op: 'utc-offset', input: { minutes: 300 }, value: 'UTC-05:00' },
  { op: 'utc-offset', input: { minutes: 0 }, value: 'UTC+00:00' },
  { op: 'utc-offset', input: { minutes: -345 }, value: 'UTC+05:45' },
  {
    op: 'report',
    input: { sections },
    value: `## Screen

| Property | Value |
| --- | --- |
| Size | 1920 × 1080 |
| a\\|b | c\\\\d e |
| Touch | false |
| Memory | — |

## Time

| Property | Value |
| --- | --- |
| Zone | — |`,
  },
  {
    op: 'report',
    input: { sections: sections.slice(1), format: 'text' },
    value: 'Time\n  Zone: —',
  },
  {
    op: 'report',
    input: { sections: sections.slice(1), format: 'json' },
    value: '{\n  "Time": {\n    "Zone": ""\n  }\n}',
  },
];
