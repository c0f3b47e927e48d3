import { expect, it } from 'vitest';
import { summarize } from '../engine/summary.ts';
import { withField, type GridField } from './with-field.ts';

it.each([
  ['40 * * * *', 'hour', [9, 10, 11], '40 9-11 * * *'],
  ['@daily', 'dayOfWeek', [1, 2, 3, 4, 5], '0 0 * * 1-5'],
  ['0 0 12 1 * ?', 'dayOfWeek', [0, 1, 2, 6], '0 0 12 ? * 1-3,7'],
  ['0 0 12 ? * MON', 'dayOfWeek', [], '0 0 12 ? * *'],
  ['0 0 12 ? * MON 2027', 'dayOfMonth', [1, 15], '0 0 12 1,15 * ? 2027'],
  ['0 12 1 * ? *', 'minute', [0, 30], '*/30 12 1 * ? *'],
] as const)('%s with %s %j is %s', (expression, field, values, expected) => {
  const summary = summarize(expression, 'auto');
  const written = withField(summary, field as GridField, values);
  expect(summarize(written, summary.dialect).normalized).toBe(expected);
});

it.each([
  ['0 5 * * * /usr/bin/backup  --all', '0 9 * * * /usr/bin/backup  --all'],
  ['@daily root /bin/true', '0 9 * * * root /bin/true'],
])('keeps the command of %s', (expression, expected) => {
  expect(withField(summarize(expression, 'auto'), 'hour', [9])).toBe(expected);
});
