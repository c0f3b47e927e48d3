import { digitsOf } from './alphabet.ts';
import { splitDigits } from './digits.ts';
import type { Rational } from './read.ts';

export interface Style {
  /** Empty: the standard digits. */
  readonly alphabet: string;
  readonly fractionDigits: number;
  readonly uppercase: boolean;
  readonly prefix: boolean;
  /** `_` after so many integer digits, from the right; 0 never. */
  readonly group: number;
}

export const plain: Style = { alphabet: '', fractionDigits: 20, uppercase: false, prefix: false, group: 0 };

const prefixes: Readonly<Record<number, string>> = { 2: '0b', 8: '0o', 16: '0x' };

/**
 * The number in another base, its fraction rounded half up (away from zero) and without trailing zeros.
 * @throws ToolError `invalid-alphabet`
 */
export function formatNumber({ negative, numerator, denominator }: Rational, base: number, style: Style): string {
  const digits = digitsOf(base, style.alphabet, 'alphabet');
  const scale = denominator === 1n ? 1n : BigInt(base) ** BigInt(style.fractionDigits);
  const scaled = denominator === 1n ? numerator : (numerator * scale * 2n + denominator) / (denominator * 2n);
  const integer = scaled / scale;
  let fraction = scaled - integer * scale;
  const sign = negative && scaled !== 0n ? '-' : '';
  let width = fraction === 0n ? 0 : style.fractionDigits;
  for (const by = BigInt(base); width > 0 && fraction % by === 0n; width--) fraction /= by;

  const isStandard = style.alphabet === '';
  const spell = (value: bigint): string[] => Array.from(splitDigits(value, base), (digit) => digits[digit] as string);
  const cased = (spelled: string): string =>
    isStandard && style.uppercase && base <= 36 ? spelled.toUpperCase() : spelled;
  const prefix = isStandard && style.prefix ? (prefixes[base] ?? '') : '';
  const whole = isStandard && base <= 36 ? integer.toString(base) : spell(integer).join('');
  const grouped = style.group === 0 ? whole : groupDigits(whole, style.group);
  if (width === 0) return sign + prefix + cased(grouped);
  const tail = spell(fraction);
  const zeros = (digits[0] as string).repeat(width - tail.length);
  return `${sign}${prefix}${cased(grouped)}.${zeros}${cased(tail.join(''))}`;
}

function groupDigits(digits: string, size: number): string {
  const characters = [...digits];
  const groups: string[] = [];
  for (let end = characters.length; end > 0; end -= size) {
    groups.push(characters.slice(Math.max(0, end - size), end).join(''));
  }
  return groups.toReversed().join('_');
}
