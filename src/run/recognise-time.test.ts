import { expect, it, vi } from 'vitest';
import { sampleOf, sampleSize } from '#core/sample.ts';
import { recognise } from './recognise.ts';
import { recognisers } from './recognisers.ts';

const filled = (start: string, part: string, end = ''): string =>
  start + part.repeat(Math.ceil(sampleSize / part.length)).slice(0, sampleSize - start.length - end.length) + end;

/** Texts of the size of a sample that begin, or go on, like something: a pattern that goes back would take minutes. */
const texts: Readonly<Record<string, string>> = {
  letters: filled('', 'a'),
  spaces: filled('x', ' ', 'x'),
  'empty lines': filled('a', '\n', 'b'),
  'open tags': filled('', '<a '),
  elements: filled('', '<b>x</b>'),
  'empty elements': filled('', '<x a="1"/>'),
  'open comments': filled('', '<!-- '),
  declaration: filled('<?xml', ' ?'),
  'blanks before a root': filled('<?xml?>', ' ', 'x'),
  'comments before a root': filled('', '<!-- a -->\n  ', 'x'),
  'comments after a root': filled('<a></a>', '<!-- a -->', 'x'),
  'document type': filled('<!DOCTYPE', ' ['),
  parentheses: filled('', '('),
  digits: filled('', '1'),
  'digits apart': filled('', '1 '),
  hex: filled('', 'deadBEEF01'),
  'MAC addresses': filled('', '00:1b:63:'),
  references: filled('', '&amp;'),
  ampersands: filled('', '&a'),
  escapes: filled('', '%20'),
  percents: filled('', '%'),
  JSON: filled('[', '{"a":[1,2,"x"]},'),
  YAML: filled('', 'key: value\n'),
  'YAML lists': filled('', '  - a: b\n'),
  'a long name': filled('', 'a b c ', ': x\ny: z'),
  CSV: filled('', 'a,b,"c"\n'),
  'open quotes': filled('', '"a,'),
  prose: filled('', 'The quick brown fox jumps over the lazy dog, and so on. '),
  Base64: filled('', 'QmFz'),
  'Base64 in lines': filled('', `${'SGVsbG8gV29ybGQh'.repeat(4)}\n`),
  SQL: filled('SELECT ', 'a, '),
  'SQL with words': filled('select ', 'a from '),
  'SQL comments': filled('', '--a\n'),
  'open SQL comments': filled('', '/* '),
  'phone numbers': filled('', '+1234567 '),
  'plus signs': filled('', '+1 2 3 '),
  dashes: filled('', '-'),
  TOML: filled('', 'a = "b"\n'),
  backslashes: filled('a = "', '\\'),
  sum: filled('', '1+'),
  token: filled('', 'eyJ.'),
  URL: filled('http://', 'a.'),
  'points after a URL': filled('http://a', '.', 'b'),
  'brackets after a URL': filled('http://a', ')'),
  'checksum lines': filled('', `${'ab'.repeat(16)}  a\n`),
  comments: filled('', '#\n', 'docker run a'),
  docker: filled('docker run ', 'a/'),
  log: filled('', '2024-01-01 12:00:00 INFO 10.0.0.1 GET /index.html 200\n'),
  'user agent': filled('Mozilla/5.0 (', '('),
  'wireless network': filled('WIFI:', 'S:a;'),
  colons: filled('', ':'),
  words: filled('', 'word '),
  'open objects': filled('', '{"a":'),
  'open arrays': filled('', '['),
  emoji: filled('', '🚀'),
  dots: filled('', '1.'),
  IBAN: filled('', 'DE89 '),
  stars: filled('', '* '),
};

it.each(Object.entries(texts))('gets through a sample of %s', (_, text) => {
  const sample = sampleOf(text, 0);
  for (const [path, recognise] of Object.entries(recognisers)) expect(() => recognise(sample), path).not.toThrow();
});

/** How often all recognizers call a method of strings, for each line of a sample that fills its size. */
function callsPerLine(method: 'trim' | 'indexOf' | 'replace', line: string): number {
  const calls = vi.spyOn(String.prototype, method);
  const sample = sampleOf(filled('', line), 0);
  for (const find of Object.values(recognisers)) find(sample);
  const count = calls.mock.calls.length;
  calls.mockRestore();
  return count / (sampleSize / line.length);
}

it('reads the lines of a list once, not in every tool', () => {
  expect(callsPerLine('trim', '10.20.30.40\n')).toBeLessThan(1.1);
  expect(callsPerLine('trim', 'DE89370400440532013000\n')).toBeLessThan(1.1);
});

it('stops at the first row that has more cells than the others', () => {
  expect(callsPerLine('indexOf', 'a,b;c\na,b,c;d\n')).toBeLessThan(4.5);
  expect(callsPerLine('indexOf', 'id;name;city\n')).toBeLessThan(3.5);
  expect(callsPerLine('indexOf', '"a,b",c\n')).toBeLessThan(3.5);
});

it('looks at the first line before it reads the others as a list, and at some rows for sentences', () => {
  expect(callsPerLine('trim', 'id;name;city\n')).toBeLessThan(0.1);
  expect(callsPerLine('trim', '10.20.30.40,x,y\n')).toBeLessThan(0.1);
  expect(callsPerLine('replace', '"a;b";c\n')).toBeLessThan(0.1);
});

it('reads markup once for all tools', () => {
  const calls = vi.spyOn(String.prototype, 'matchAll');
  const sample = sampleOf('<p>a</p>', 0);
  for (const find of Object.values(recognisers)) find(sample);
  const tags = calls.mock.calls.filter(([pattern]) => String(pattern).includes('<(')).length;
  calls.mockRestore();
  expect(tags).toBe(1);
});

it('gives the page its turn between recognizers that take long', async () => {
  let time = 0;
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => (time += 5));
  const timer = vi.spyOn(globalThis, 'setTimeout');
  await recognise(sampleOf('550e8400-e29b-41d4-a716-446655440000', 0));
  const pauses = timer.mock.calls.length;
  timer.mockRestore();
  clock.mockRestore();
  expect(pauses).toBeGreaterThanOrEqual(Object.keys(recognisers).length / 4);
});
