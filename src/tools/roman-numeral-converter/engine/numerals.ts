import { ToolError } from '#core/operation.ts';
import { codePointAt } from '#lib/code-point.ts';
import { faultAt } from '#lib/shown-character.ts';

export const largest = 3_999_999;

/** Drawn over a letter that counts a thousand times as much (the vinculum). */
export const overline = '\u0305';
const macron = '\u0304';

const signs = [
  ['M', 1000],
  ['CM', 900],
  ['D', 500],
  ['CD', 400],
  ['C', 100],
  ['XC', 90],
  ['L', 50],
  ['XL', 40],
  ['X', 10],
  ['IX', 9],
  ['V', 5],
  ['IV', 4],
  ['I', 1],
] as const;

const letterValues: ReadonlyMap<string, number> = new Map(
  signs.flatMap(([sign, value]) => (sign.length === 1 ? [[sign, value] as const] : [])),
);

/** A symbol or a subtractive pair, and what it counts. */
export interface Part {
  readonly symbol: string;
  readonly value: number;
}

/**
 * A number as the standard form has it: from 4000 the thousands come first, overlined.
 * @throws ToolError `not-an-integer`, `out-of-range` { value, min, max }
 */
export function partsOf(number: number): Part[] {
  // As it was given: a number is grouped in the sentence.
  if (!Number.isInteger(number)) throw new ToolError('not-an-integer', { value: String(number) });
  if (number < 1 || number > largest) throw outOfRange(number);
  const thousands = number < 4000 ? 0 : Math.floor(number / 1000);
  return [
    ...plainParts(thousands).map(({ symbol, value }) => ({
      symbol: symbol.replaceAll(/./g, `$&${overline}`),
      value: value * 1000,
    })),
    ...plainParts(number - thousands * 1000),
  ];
}

/** @throws ToolError as `partsOf` */
export function formatRoman(number: number, lowercase = false): string {
  const roman = partsOf(number)
    .map(({ symbol }) => symbol)
    .join('');
  return lowercase ? roman.toLowerCase() : roman;
}

/**
 * The number that a numeral stands for. Strictly only what `formatRoman` writes is accepted; otherwise a symbol before
 * a larger one is subtracted and every other one added.
 * @throws ToolError `empty-input`, `invalid-character` { position, character },
 * `not-canonical` { value, canonical }, `out-of-range`
 */
export function readRoman(source: string, strict: boolean): number {
  const symbols = readSymbols(source);
  const value = symbols.reduce(
    (sum, { value }, index) => sum + (value < (symbols[index + 1]?.value ?? 0) ? -value : value),
    0,
  );
  if (!strict) return value;
  if (value > largest) throw outOfRange(value);
  const canonical = formatRoman(value);
  if (symbols.map(({ symbol }) => symbol).join('') !== canonical) {
    throw new ToolError('not-canonical', { value, canonical });
  }
  return value;
}

function plainParts(number: number): Part[] {
  const parts: Part[] = [];
  let rest = number;
  for (const [symbol, value] of signs) {
    for (; rest >= value; rest -= value) parts.push({ symbol, value });
  }
  return parts;
}

function readSymbols(source: string): Part[] {
  if (source.trim() === '') throw new ToolError('empty-input', { field: 'text' });
  const symbols: Part[] = [];
  const end = source.trimEnd().length;
  for (let index = source.length - source.trimStart().length; index < end;) {
    const character = String.fromCodePoint(codePointAt(source, index) ?? 0);
    for (const sign of character.normalize('NFKD')) {
      const last = symbols.at(-1);
      const value = letterValues.get(/[a-z]/.test(sign) ? sign.toUpperCase() : sign);
      if (value !== undefined) {
        symbols.push({ symbol: sign.toUpperCase(), value });
      } else if ((sign === overline || sign === macron) && last?.symbol.length === 1) {
        symbols[symbols.length - 1] = { symbol: last.symbol + overline, value: last.value * 1000 };
      } else {
        throw faultAt('invalid-character', source[index] === ' ' ? 'space' : 'character', source, index);
      }
    }
    index += character.length;
  }
  return symbols;
}

function outOfRange(value: number): ToolError {
  return new ToolError('out-of-range', { value, min: 1, max: largest });
}
