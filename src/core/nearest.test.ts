import { expect, it } from 'vitest';
import { nearest } from './nearest.ts';

const names = ['base64-string-converter', 'hash-text', 'hmac-generator', 'json-diff', 'json-to-csv', 'text-diff'];

it.each([
  ['hash', ['hash-text']],
  ['has-text', ['hash-text']],
  ['JSON', ['json-diff', 'json-to-csv']],
  ['jsno-diff', ['json-diff']],
  ['hmca-generator', ['hmac-generator']],
])('%s', (word, expected) => {
  expect(nearest(word, names, expected.length)).toEqual(expected);
});

it('answers as many as asked for, whatever the word', () => {
  expect(nearest('', names)).toHaveLength(3);
  expect(nearest('x'.repeat(1_000_000), names)).toHaveLength(3);
  expect(nearest('x', [])).toEqual([]);
});
