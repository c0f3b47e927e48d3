import { ToolError } from '#core/operation.ts';
import { codePointAt } from '#lib/code-point.ts';
import { shownCharacter } from '#lib/shown-character.ts';
import { digitsOf } from './alphabet.ts';
import { joinDigits } from './digits.ts';

export const longest = 1_000_000;

export type From = number | 'auto';

/** ±numerator / denominator, and the base it was written in. Zero is never negative. */
export interface Rational {
  readonly base: number;
  readonly negative: boolean;
  readonly numerator: bigint;
  readonly denominator: bigint;
}

const namedBases: Readonly<Record<string, number>> = { b: 2, o: 8, x: 16, h: 16 };
const ignored = new Set(['_', "'", ' ', '\u00a0', '\u202f', '\u2009']);

/**
 * A number of any length with sign, prefix, separators, fraction and C or JavaScript suffix.
 * @throws ToolError `empty-input`, `too-long` { length, max }, `invalid-base` { base }, `invalid-alphabet`,
 * `invalid-digit` { character, position, base }
 */
export function readNumber(text: string, from: From, alphabet = ''): Rational {
  if (text.length > longest) throw new ToolError('too-long', { length: text.length, max: longest });
  let end = text.trimEnd().length;
  let at = text.length - text.trimStart().length;
  if (at >= end) throw new ToolError('empty-input', { field: 'text' });
  const start = at;

  const signs = from === 'auto' || from < 63 ? ['-', '\u2212', '+'] : ['-', '\u2212'];
  const sign = text.charAt(at);
  const hasSign = signs.includes(sign) && !alphabet.includes(sign);
  if (hasSign) at++;

  const prefix = readPrefix(text.slice(at, end), from, alphabet);
  const base = prefix?.base ?? (from === 'auto' ? 10 : from);
  if (prefix) {
    at += prefix.length;
    if (prefix.closed) end--;
  }
  const digits = digitsOf(base, alphabet, 'fromAlphabet');
  if (base <= 16 && alphabet === '') end -= suffixLength(text.slice(Math.max(at, end - 4), end));

  const values = new Map(digits.map((digit, value) => [digit, value]));
  if (alphabet === '' && base <= 36)
    for (const [value, digit] of digits.entries()) values.set(digit.toUpperCase(), value);
  const hasThousands = base === 10 && alphabet === '' && /^\d{1,3}(?:,\d{3})+(?:\.\d*)?$/.test(text.slice(at, end));
  const found = new Uint8Array(end - at);
  let count = 0;
  let point = -1;
  const fault = (index: number): ToolError => {
    const character = shownCharacter(text, index);
    const reason = character === ',' ? 'comma' : 'digit';
    return new ToolError('invalid-digit', { reason, character, position: index + 1, base });
  };
  for (let index = at; index < end; index++) {
    const character = String.fromCodePoint(codePointAt(text, index) as number);
    const value = values.get(character);
    if (value !== undefined) found[count++] = value;
    else if (character === '.' && point < 0) point = count;
    else if (!ignored.has(character) && !(hasThousands && character === ',')) throw fault(index);
    index += character.length - 1;
  }
  if (count === 0) throw fault(at < end ? at : start);
  const numerator = joinDigits(found.subarray(0, count), base);
  const denominator = point < 0 ? 1n : BigInt(base) ** BigInt(count - point);
  return { base, negative: hasSign && sign !== '+' && numerator !== 0n, numerator, denominator };
}

interface Prefix {
  readonly base: number;
  readonly length: number;
  /** Ada's `16#ff#`. */
  readonly closed: boolean;
}

/** `0b`, `&H`, `16#` and the like; with an explicit base only its own. */
function readPrefix(rest: string, from: From, alphabet: string): Prefix | undefined {
  const [whole, name = '', other = '', digits] = /^(?:0([box])|&([boh])|(\d{1,9})#)(?=.)/i.exec(rest) ?? [];
  if (whole === undefined) return undefined;
  if (alphabet !== '' && [...whole].every((character) => alphabet.includes(character))) return undefined;
  const base = digits === undefined ? (namedBases[(name + other).toLowerCase()] as number) : Number(digits);
  if (from !== 'auto' && base !== from) return undefined;
  if (base < 2 || base > 64) throw new ToolError('invalid-base', { base, min: 2, max: 64 });
  const closed = digits !== undefined && rest.endsWith('#') && rest.length > whole.length + 1;
  return { base, length: whole.length, closed };
}

/** The suffix of an integer in C, Go or JavaScript, after a digit. */
function suffixLength(tail: string): number {
  return /[\da-f](n|ull|llu|ul|lu|ll|u|l)$/i.exec(tail)?.[1]?.length ?? 0;
}
