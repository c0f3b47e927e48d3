import { expect, it } from 'vitest';
import { reasonOf, skippedLines } from './skipped.mjs';

it.each([
  [{ fullName: 'a b', meta: { skippedWithout: 'OpenSSL 3' } }, 'without OpenSSL 3'],
  [{ fullName: 'the client (skipped without docker) knows', meta: {} }, 'without docker'],
  [{ fullName: 'nginx (skipped where there is no nginx) answers' }, 'where there is no nginx'],
  [{ fullName: 'a b (skipped)' }, 'without a reason'],
])('of %j the reason is %s', (test, reason) => {
  expect(reasonOf(test)).toBe(reason);
});

it('counts the skipped tests by reason, and names them', () => {
  const test = (title: string, reason: string, outcome: 'skipped' | 'passed' = 'skipped') => ({
    path: 'src/a.test.ts',
    title,
    reason,
    outcome,
  });
  const tests = [
    test('one', 'without GNU date'),
    test('two', 'without OpenSSL 3'),
    test('three', 'without OpenSSL 3'),
    test('four', 'without OpenSSL 3', 'passed'),
  ];
  expect(skippedLines(tests)).toEqual([
    '– 2 skipped without OpenSSL 3',
    '    src/a.test.ts: two',
    '    src/a.test.ts: three',
    '– 1 skipped without GNU date',
    '    src/a.test.ts: one',
  ]);
  expect(skippedLines([])).toEqual([]);
});
