import { describe, expect, it } from 'vitest';
import { literalEnd } from './literal-end.ts';

describe('literalEnd', () => {
  it.each([
    ['{"a\\"b":1}', 1, 7],
    ["{'a':1}", 1, 4],
    ['{é_$1:1}', 1, 5],
    ['{,', 1, 2],
    ['{"open', 1, 2],
    ['{😀', 1, 3],
    ['{', 1, 2],
  ])('%s from %d ends at %d', (text, from, end) => {
    expect(literalEnd(text, from)).toBe(end);
  });
});
