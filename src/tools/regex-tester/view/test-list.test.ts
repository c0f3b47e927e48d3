import { describe, expect, it } from 'vitest';
import { testOf } from './draft.ts';
import { expectedOf, readTests, selectedIn, writeTests } from './test-list.ts';

describe('a list of tests', () => {
  const tests = [
    testOf('2024-05-17', 'full-match'),
    { ...testOf('a 2024'), value: '2024', groups: { 1: '2024', day: null } },
  ];

  it('comes back from what was exported', () => {
    expect(readTests(writeTests(tests))).toEqual(tests);
  });

  it('says only what is expected', () => {
    expect(JSON.parse(writeTests(tests))).toEqual([
      { text: '2024-05-17', expect: 'full-match' },
      { text: 'a 2024', expect: 'match', value: '2024', groups: { 1: '2024', day: null } },
    ]);
  });

  it('takes tests as run-tests does, with its defaults', () => {
    expect(readTests('[{"text": "a"}]')).toEqual([testOf('a')]);
  });

  it.each([
    '',
    'a',
    '[',
    '[]',
    '{}',
    '"a"',
    '[{}]',
    '[{"text": 1}]',
    '[{"text": "a", "expect": "x"}]',
    '[{"txt": "a"}]',
  ])('refuses %s', (content) => {
    expect(readTests(content)).toBeUndefined();
  });

  it('refuses groups that no test can have, and more tests than can run', () => {
    expect(readTests('[{"text": "a", "groups": ["a"]}]')).toBeUndefined();
    expect(readTests('[{"text": "a", "groups": {"1": 1}}]')).toBeUndefined();
    expect(readTests(JSON.stringify(Array.from({ length: 1001 }, () => ({ text: 'a' }))))).toBeUndefined();
  });
});

describe('what a test expects beside a match', () => {
  const test = { ...testOf('a'), value: 'b', groups: { 1: 'c', x: null } };

  it('is listed, with what came instead', () => {
    const result = { value: 'a', groups: { 1: 'c' }, faults: ['value', 'group:x'] };
    expect(expectedOf(test, result)).toEqual([
      { key: undefined, expected: 'b', found: 'a' },
      { key: '1', expected: 'c' },
      { key: 'x', expected: null, found: null },
    ]);
  });

  it('is listed before the test has run', () => {
    expect(expectedOf(test, undefined).map(({ expected }) => expected)).toEqual(['b', 'c', null]);
    expect(expectedOf(testOf('a'), undefined)).toEqual([]);
  });

  it('is nothing where a link brought what no test can have', () => {
    expect([null, 1, ['a'], { a: {} }].flatMap((groups) => expectedOf({ ...testOf('a'), groups }, undefined))).toEqual(
      [],
    );
  });

  it('is nothing where no match is expected', () => {
    expect(expectedOf({ ...test, expect: 'no-match' }, undefined)).toEqual([]);
  });
});

describe('the selection', () => {
  it('is taken with its own line breaks', () => {
    expect(selectedIn('a\r\nb\r\nc', { text: 'b\nc', from: 3 })).toBe('b\r\nc');
    expect(selectedIn('a\r\nb\r\nc', { text: 'a\nb', from: 0 })).toBe('a\r\nb');
    expect(selectedIn('abc', { text: 'b', from: 1 })).toBe('b');
  });

  it('is nothing when the text has changed since', () => {
    expect(selectedIn('xyz', { text: 'b', from: 1 })).toBe('');
    expect(selectedIn('abc', undefined)).toBe('');
  });
});
