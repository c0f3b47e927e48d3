import { describe, expect, it } from 'vitest';
import { needlessComma } from './needless-comma.ts';

describe('needlessComma', () => {
  it.each([
    ['{"a":1,,}', 7, 'expected-key', 7],
    ['[,1]', 1, 'unexpected-token', 1],
    ['[1, ]', 4, 'trailing-comma', 2],
    ['{"a":x}', 5, 'unexpected-token', undefined],
    ['{"a",}', 4, 'expected-colon', undefined],
  ])('of %s at %d (%s) is at %s', (text, offset, reason, at) => {
    expect(needlessComma(text, offset, reason)).toBe(at);
  });
});
