import { describe, expect, it } from 'vitest';
import { isNew } from './tool.ts';

const at = (day: string): Date => new Date(day.includes('T') ? day : `${day}T12:00:00Z`);

describe('isNew', () => {
  it.each([
    ['2023-08-16', '2023-08-15T23:59:59Z', false],
    ['2023-08-16', '2023-08-16T00:00:00Z', true],
    ['2023-08-16', '2023-10-15T23:59:59Z', true],
    ['2023-08-16', '2023-10-16T00:00:00Z', false],
    ['2023-11-30', '2024-01-29', true],
    ['2023-12-31', '2024-02-28T23:59:59Z', true],
    ['2023-12-31', '2024-02-29T00:00:00Z', false],
    ['2022-12-31', '2023-02-28T00:00:00Z', false],
    ['2023-07-31', '2023-09-29', true],
    ['2023-07-31', '2023-09-30', false],
  ])('a tool of %s on %s: %s', (createdAt, now, answer) => {
    expect(isNew(createdAt, at(now))).toBe(answer);
  });

  it('is never true without a date', () => {
    expect(isNew(undefined, at('2023-08-16'))).toBe(false);
  });
});
