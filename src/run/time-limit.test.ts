import { describe, expect, it } from 'vitest';
import { integer } from '#core/field.ts';
import { operation } from '#core/operation.ts';
import { timeLimitOf } from './time-limit.ts';

const input = { timeLimit: integer({ min: 1 }, 2000) };
const free = operation('demo/free', { input, run: () => 1 });
const limited = operation('demo/limited', { input, timeLimit: ({ timeLimit }) => timeLimit, run: () => 1 });
const draft = { timeLimit: 2000 };

describe('timeLimitOf', () => {
  it('is none, or the shorter of the two', () => {
    expect(timeLimitOf(free, draft)).toBeUndefined();
    expect(timeLimitOf(free, draft, 500)).toBe(500);
    expect(timeLimitOf(limited, draft)).toBe(2000);
    expect(timeLimitOf(limited, draft, 500)).toBe(500);
    expect(timeLimitOf(limited, draft, 3000)).toBe(2000);
  });

  it('is never longer than a timer can wait, which would end at once', () => {
    expect(timeLimitOf(free, draft, Infinity)).toBe(2 ** 31 - 1);
  });

  it.each([0, -1, NaN])('refuses %d', (wanted) => {
    expect(() => timeLimitOf(free, draft, wanted)).toThrow(RangeError);
  });
});
