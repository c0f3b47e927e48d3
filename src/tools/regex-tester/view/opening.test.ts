import { expect, it } from 'vitest';
import { atOpening } from './opening.ts';

const group = 'Unterminated group';
const charClass = 'Unterminated character class';

it.each([
  ['a: (', '', group, { index: 3, line: 1, column: 4 }],
  ['(a)\n([(]b(c)', '', group, { index: 4, line: 2, column: 1 }],
  ['((a', '', group, { index: 1, line: 1, column: 2 }],
  ['{"a": [1, 2', '', charClass, { index: 6, line: 1, column: 7 }],
  [String.raw`\[[a[(`, '', charClass, { index: 2, line: 1, column: 3 }],
  ['[a[b]', 'v', charClass, { index: 0, line: 1, column: 1 }],
])('%j with the flags %j: %s', (pattern, flags, reason, place) => {
  const error = { code: 'invalid-pattern', message: '', details: { reason, index: pattern.length } };
  expect(atOpening(error, pattern, flags).details).toEqual({ reason, ...place });
});

it('leaves other faults where they are', () => {
  const error = { code: 'invalid-pattern', message: '', details: { reason: 'Nothing to repeat', index: 4 } };
  expect(atOpening(error, '(a)**', '')).toBe(error);
});
