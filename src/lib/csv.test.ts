import { expect, it } from 'vitest';
import { csvLine, formatCsv } from './csv.ts';

it('quotes what RFC 4180 asks to quote, and nothing else', () => {
  expect(csvLine(['a', 1.5, null, '', ' b '])).toBe('a,1.5,,, b ');
  expect(csvLine(['a,b', 'say "hi"', 'two\nlines', 'a\rb', ';'])).toBe('"a,b","say ""hi""","two\nlines","a\rb",;');
});

it('ends every record with CR LF', () => {
  expect(
    formatCsv([
      ['a', 'b'],
      [1, null],
    ]),
  ).toBe('a,b\r\n1,\r\n');
  expect(formatCsv([])).toBe('');
});
