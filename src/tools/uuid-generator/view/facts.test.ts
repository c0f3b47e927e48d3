import { expect, it } from 'vitest';
import { relativeTime } from './facts.ts';

it('counts elapsed time, without words of the calendar', () => {
  const now = Date.UTC(2026, 0, 2);
  const day = 86_400_000;
  const times = [-700, -59, -47 / 24, 0, 1].map((days) => relativeTime(now + days * day, now, 'en'));
  expect(times).toEqual(['1 year ago', '1 month ago', '1 day ago', 'now', 'in 1 day']);
});
