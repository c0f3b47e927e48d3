import { expect, it } from 'vitest';
import { tintsOf } from './tints.ts';

const parts = (
  pattern: string,
  flags = '',
  caret?: number,
  fault?: number,
  pointed?: { from: number; to: number },
): string[] =>
  tintsOf(pattern, flags, caret, fault, pointed).map(({ from, to, tone }) => `${tone} ${pattern.slice(from, to)}`);

it('tells groups, quantifiers, classes and escapes apart', () => {
  expect(parts(String.raw`^(?<y>\d{4})-[^\]a]+?(?:x|\u{1F600})*$`)).toEqual([
    'operator ^',
    'operator (?<y>',
    String.raw`class \d`,
    'name {4}',
    'operator )',
    String.raw`class [^\]a]`,
    'name +?',
    'operator (?:',
    'operator |',
    String.raw`class \u{1F600}`,
    'operator )',
    'name *',
    'operator $',
  ]);
});

it('nests classes with the flag v only', () => {
  expect(parts('[[a]--b]', 'v')).toEqual(['class [[a]--b]']);
  expect(parts('[[a]b')).toEqual(['class [[a]']);
});

it('shows the partner of the parenthesis at the caret', () => {
  expect(parts('(a(b)c)', '', 7)).toEqual(['partner (', 'operator (', 'operator )', 'partner )']);
  expect(parts('(a(b)c)', '', 2)).toEqual(['operator (', 'partner (', 'partner )', 'operator )']);
});

it('marks what is wrong, the last character where that is the end', () => {
  expect(parts('a(', '', undefined, 2)).toEqual(['error (']);
  expect(parts('', '', undefined, 0)).toEqual([]);
});

it('shows the part that is pointed at, and the tokens around it', () => {
  const pointed = (pattern: string, from: number, to: number): string[] =>
    parts(pattern, '', undefined, undefined, { from, to });
  expect(pointed('a(b+)c', 1, 5)).toEqual(['partner (b+)']);
  expect(pointed('a(b+)c', 0, 1)).toEqual(['partner a', 'operator (', 'name +', 'operator )']);
  expect(pointed('[ax-z0]', 2, 5)).toEqual(['class [a', 'partner x-z', 'class 0]']);
  expect(pointed('a|', 2, 2)).toEqual(['operator |']);
});

it('cuts no character in two', () => {
  expect(parts('\\😀a')).toEqual(['class \\😀']);
  expect(parts('a😀b', 'u', undefined, 1)).toEqual(['error 😀']);
  expect(parts('\\😀', 'u', undefined, 1)).toEqual(['class \\', 'error 😀']);
  // A fault at the end is shown at what comes last.
  expect(parts('(😀', '', undefined, 3)).toEqual(['operator (', 'error 😀']);
});
