import type { Example } from '#core/example.ts';

export const examples: readonly Example[] = [
  { op: 'describe', input: { expression: '*/5 * * * *' }, value: 'Every 5 minutes' },
  { op: 'describe', input: { expression: '0 9 * * 1-5', locale: 'fr' }, value: 'À 09:00, de lundi à vendredi' },
  {
    op: 'parse',
    input: { expression: '15 2 * * * /usr/bin/backup' },
    partial: { dialect: 'unix', command: '/usr/bin/backup', normalized: '15 2 * * *' },
  },
  {
    op: 'next',
    input: { expression: '30 2 * * *', from: '2025-03-29T12:00:00Z', timeZone: 'Europe/Berlin', count: 2 },
    value: ['2025-03-30T03:00:00+02:00', '2025-03-31T02:30:00+02:00'],
  },
  {
    op: 'next',
    input: { expression: '0 0 1,15 * 1', from: '2026-01-01T00:00:00Z', count: 3 },
    value: ['2026-01-05T00:00:00+00:00', '2026-01-12T00:00:00+00:00', '2026-01-15T00:00:00+00:00'],
  },
  {
    op: 'parse',
    input: { expression: '60 * * * *' },
    error: 'invalid-field',
    details: { field: 'minute', value: '60', reason: 'out-of-range' },
  },
  {
    op: 'compose',
    input: { minutes: [0, 15, 30, 45], hours: [9, 10, 11, 12], daysOfWeek: [1, 2, 3, 4, 5] },
    value: '*/15 9-12 * * 1-5',
  },
  {
    op: 'parse',
    input: { expression: '0 12 ? * mon#2 *' },
    value: {
      dialect: 'aws',
      macro: null,
      command: null,
      fields: { minute: '0', hour: '12', dayOfMonth: '?', month: '*', dayOfWeek: 'MON#2', year: '*' },
      normalized: '0 12 ? * MON#2 *',
      values: {
        minute: [0],
        hour: [12],
        dayOfMonth: Array.from({ length: 31 }, (_, day) => day + 1),
        month: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
        dayOfWeek: [],
        year: null,
      },
      special: ['MON#2'],
      warnings: [],
    },
  },
  {
    op: 'parse',
    input: { expression: '@REBOOT  sync' },
    value: {
      dialect: 'unix',
      macro: '@reboot',
      command: 'sync',
      fields: null,
      normalized: '@reboot',
      values: null,
      special: [],
      warnings: [],
    },
  },
  { op: 'parse', input: { expression: ' ' }, error: 'empty-expression' },
  { op: 'parse', input: { expression: '0 0 * *' }, error: 'wrong-field-count', details: { count: 4 } },
  { op: 'parse', input: { expression: '@fortnightly' }, error: 'unknown-macro' },
  {
    op: 'parse',
    input: { expression: '0 22-2 * * *' },
    error: 'invalid-field',
    details: { field: 'hour', value: '22-2', reason: 'descending-range', correction: '22-23,0-2' },
  },
  {
    op: 'parse',
    input: { expression: '0 0 12 * * MON', dialect: 'quartz' },
    error: 'invalid-field',
    details: { field: 'dayOfWeek', reason: 'question-mark' },
  },
  { op: 'next', input: { expression: '* * * * *', timeZone: 'Mars/Olympus' }, error: 'unknown-time-zone' },
  { op: 'next', input: { expression: '* * * * *', from: '2025-02-30' }, error: 'invalid-date' },
];
