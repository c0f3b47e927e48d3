import { ToolError } from '#core/operation.ts';
import { placesIn } from '#lib/percent/place.ts';
import { widths, type Base } from './encode.ts';

interface Run {
  /** Of the first digit, in UTF-16 units. */
  readonly index: number;
  readonly digits: string;
  /** What the prefix says. */
  readonly base: Base | undefined;
}

/** Signs of hexadecimal bytes, or a word of everything that parts no bytes. */
const word = /(?:\\x|%)(?=[\da-f])[\da-z]+|[^\s,;:|\-_\\%]+|[\\%]/giu;
const prefixes: readonly (readonly [prefix: RegExp, base: Base])[] = [
  [/^(?:\\x|%|0x)(?=[\da-f])/i, 16],
  [/^0b(?=[01])/i, 2],
  [/^0o(?=[0-7])/i, 8],
];
const allowed: Readonly<Record<Base, RegExp>> = { 2: /^[01]+$/, 8: /^[0-7]+$/, 10: /^\d+$/, 16: /^[\da-f]+$/i };

/** Bytes as digits between white space and `, ; : | - _`; `auto` guesses the base from all of them. */
export function readBytes(text: string, wanted: Base | 'auto'): Uint8Array {
  const runs = Array.from(text.matchAll(word), ({ 0: found, index }) => runOf(found, index, wanted));
  const base = wanted === 'auto' ? guessBase(runs) : wanted;
  for (const run of runs) requireDigits(run, base, text);
  const bytes: number[] = [];
  for (const run of runs) addBytes(bytes, run, base, text);
  return Uint8Array.from(bytes);
}

function runOf(found: string, index: number, wanted: Base | 'auto'): Run {
  for (const [pattern, base] of prefixes) {
    const length = wanted === 'auto' || wanted === base ? (pattern.exec(found)?.[0].length ?? 0) : 0;
    if (length > 0) return { index: index + length, digits: found.slice(length), base };
  }
  return { index, digits: found, base: undefined };
}

function guessBase(runs: readonly Run[]): Base {
  const prefixed = runs.find(({ base }) => base !== undefined)?.base;
  if (prefixed !== undefined) return prefixed;
  const every = (isSo: (digits: string) => boolean): boolean => runs.every(({ digits }) => isSo(digits));
  if (every((digits) => /^[01]+$/.test(digits) && (digits.length === 7 || digits.length % 8 === 0))) return 2;
  if (runs.some(({ digits }) => /[a-f]/i.test(digits))) return 16;
  const single = runs.length === 1 ? (runs[0]?.digits.length ?? 0) : 0;
  if (every(({ length }) => length === 2) || (single > 3 && single % 2 === 0)) return 16;
  return every((digits) => /^[0-3][0-7]{2}$/.test(digits)) ? 8 : 10;
}

function requireDigits({ index, digits }: Run, base: Base, text: string): void {
  if (allowed[base].test(digits)) return;
  const at = [...digits].findIndex((digit) => !allowed[base].test(digit));
  const character = [...digits][at] ?? '';
  const offset = [...digits].slice(0, at).join('').length;
  throw new ToolError('invalid-digit', { character, base, ...placesIn(text)(index + offset) });
}

function addBytes(bytes: number[], { index, digits }: Run, base: Base, text: string): void {
  const width = widths[base];
  if (digits.length > width && digits.length % width > 0) {
    throw new ToolError('incomplete-byte', { length: digits.length, width, ...placesIn(text)(index) });
  }
  for (let at = 0; at < digits.length; at += width) {
    const value = Number.parseInt(digits.slice(at, at + width), base);
    if (value > 255) throw new ToolError('byte-out-of-range', { value, ...placesIn(text)(index + at) });
    bytes.push(value);
  }
}
