import { describe, expect, it } from 'vitest';
import { partsOf, picksOf } from './picks.ts';

describe('picksOf', () => {
  it.each([
    ['* * * * *', { kind: 'minutes', step: 1 }],
    ['*/5 * * * *', { kind: 'minutes', step: 5 }],
    ['40 * * * *', { kind: 'hour', minute: 40 }],
    [' 0  9 * * * ', { kind: 'day', minute: 0, hour: 9 }],
    ['0 9 * * 1-5', { kind: 'week', minute: 0, hour: 9, weekdays: [1, 2, 3, 4, 5] }],
    ['0 9 * * sat,7', { kind: 'week', minute: 0, hour: 9, weekdays: [0, 6] }],
    ['30 2 1 * *', { kind: 'month', minute: 30, hour: 2, day: 1 }],
    ['0 0 24 12 *', { kind: 'year', minute: 0, hour: 0, day: 24, month: 12 }],
  ])('reads %s', (expression, picks) => {
    expect(picksOf(expression)).toEqual(picks);
  });

  it.each([
    '',
    '@daily',
    '0 9 1,15 * *',
    '*/5 9 * * *',
    '0 9 1 * 1',
    '60 * * * *',
    '*/60 * * * *',
    '0 9 * * 5-1',
    '0 9 ? * MON',
    '0 0 9 * * *',
    '0 9 * 1 *',
    '0 9 * * 1-2-3',
  ])('leaves %s to the expression', (expression) => {
    expect(picksOf(expression)).toBeUndefined();
  });
});

describe('partsOf', () => {
  it.each([
    ['40 * * * *', '40 * * * *', ''],
    [' 0 5 * * *   /usr/bin/backup  --all', '0 5 * * *', '/usr/bin/backup  --all'],
    ['0 0 12 ? * MON 2027 root run', '0 0 12 ? * MON 2027', 'root run'],
    ['@daily root /bin/true', '@daily', 'root /bin/true'],
    ['@daily ', '@daily', ''],
    ['0 5', '0 5', ''],
    ['', '', ''],
  ])('takes %j apart', (line, schedule, command) => {
    expect(partsOf(line)).toEqual({ schedule, command });
  });
});
