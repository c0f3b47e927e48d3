import { ToolError } from '#core/operation.ts';
import { codePointAt } from '#lib/code-point.ts';
import type { RandomSource } from '#lib/random.ts';
import { classes } from './alphabet.ts';
import { mostCharacters } from './pattern-length.ts';

/** Code points from `first` to `last`, both included. */
interface Range {
  readonly first: number;
  readonly last: number;
}

/** Disjoint ranges in ascending order, and how many code points they have. */
interface Alphabet {
  readonly ranges: readonly Range[];
  readonly size: number;
}

/** One or more neighboring characters of a token that are drawn from the same alphabet. */
export interface Element extends Alphabet {
  readonly times: number;
}

type Reason = 'unclosed' | 'empty-set' | 'repeat' | 'trailing-backslash';

const { uppercase, lowercase, digits } = classes;

/** What the letters of a pattern stand for. `C` is Crockford's Base32: neither I, L, O nor U. */
const letters = {
  A: uppercase,
  a: lowercase,
  9: digits,
  X: uppercase + digits,
  x: lowercase + digits,
  H: '0123456789ABCDEF',
  h: '0123456789abcdef',
  C: '0123456789ABCDEFGHJKMNPQRSTVWXYZ',
  '*': uppercase + lowercase + digits,
} as const;

const mostTimes = 200;

const codeOf = (character: string): number => codePointAt(character) as number;

const only = (character: string): Range => ({ first: codeOf(character), last: codeOf(character) });

/** Surrogates are not characters: a range across them leaves them out. */
function rangesOf(first: number, last: number): Range[] {
  if (first > 0xd7ff || last < 0xe000) return [{ first, last }];
  return [
    { first, last: 0xd7ff },
    { first: 0xe000, last },
  ];
}

/** What is listed twice counts once. */
function alphabetOf(ranges: readonly Range[]): Alphabet {
  const merged: Range[] = [];
  for (const range of ranges.toSorted((a, b) => a.first - b.first)) {
    const before = merged.at(-1);
    if (!before || range.first > before.last) merged.push(range);
    else merged[merged.length - 1] = { first: before.first, last: Math.max(before.last, range.last) };
  }
  return { ranges: merged, size: merged.reduce((sum, { first, last }) => sum + last - first + 1, 0) };
}

const alphabets: ReadonlyMap<string, Alphabet> = new Map(
  Object.entries(letters).map(([letter, characters]) => [letter, alphabetOf(Array.from(characters, only))]),
);

/**
 * The elements of a pattern in order, neighbors of one alphabet not joined.
 * Errors: `invalid-pattern` { position, reason }, `too-long` { length, max }; lengths and positions (from 1) are in code
 * points.
 */
export function parsePattern(pattern: string): Element[] {
  const characters = [...pattern];
  const elements: Element[] = [];
  let at = 0;
  const fault = (index: number, reason: Reason): ToolError =>
    new ToolError('invalid-pattern', { position: index + 1, reason });

  /** The next character; after a backslash the one that it protects. */
  const literal = (): string => {
    const character = characters[at++] as string;
    if (character !== '\\') return character;
    if (at === characters.length) throw fault(at - 1, 'trailing-backslash');
    return characters[at++] as string;
  };

  const set = (): Alphabet => {
    const start = at++;
    const ranges: Range[] = [];
    while (at < characters.length && characters[at] !== ']') {
      const first = codeOf(literal());
      const isRange = characters[at] === '-' && at + 1 < characters.length && characters[at + 1] !== ']';
      if (isRange) at++;
      const last = isRange ? codeOf(literal()) : first;
      if (last < first) throw fault(start, 'empty-set');
      ranges.push(...rangesOf(first, last));
    }
    if (at === characters.length) throw fault(start, 'unclosed');
    if (ranges.length === 0) throw fault(start, 'empty-set');
    at++;
    return alphabetOf(ranges);
  };

  const times = (): number => {
    if (characters[at] !== '{') return 1;
    const start = at;
    const end = characters.indexOf('}', start);
    if (end === -1) throw fault(start, 'unclosed');
    const written = characters.slice(start + 1, end).join('');
    const number = Number(written);
    if (!/^[0-9]+$/.test(written) || number < 1 || number > mostTimes) throw fault(start, 'repeat');
    at = end + 1;
    return number;
  };

  while (at < characters.length) {
    const character = characters[at] as string;
    // A count at the start or after another count has nothing to repeat.
    if (character === '{') throw fault(at, characters.includes('}', at) ? 'repeat' : 'unclosed');
    const known = alphabets.get(character);
    if (known) at++;
    const alphabet = known ?? (character === '[' ? set() : alphabetOf([only(literal())]));
    elements.push({ ...alphabet, times: times() });
  }
  const length = elements.reduce((sum, element) => sum + element.times, 0);
  if (length > mostCharacters) throw new ToolError('too-long', { length, max: mostCharacters });
  return elements;
}

/** Σ log2 over the characters of a token, to two decimals. */
export function entropyOf(elements: readonly Element[]): number {
  const bits = elements.reduce((sum, { size, times }) => sum + times * Math.log2(size), 0);
  return Math.round(bits * 100) / 100;
}

function draw({ ranges, size }: Alphabet, source: RandomSource): string {
  let index = size === 1 ? 0 : source.below(size);
  for (const { first, last } of ranges) {
    if (index <= last - first) return String.fromCodePoint(first + index);
    index -= last - first + 1;
  }
  throw new RangeError('An alphabet has fewer characters than its size.');
}

/** A token: every character drawn independently and uniformly. */
export function drawToken(elements: readonly Element[], source: RandomSource): string {
  let token = '';
  for (const element of elements) {
    for (let count = 0; count < element.times; count++) token += draw(element, source);
  }
  return token;
}
