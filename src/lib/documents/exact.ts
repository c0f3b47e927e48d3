import { Float } from './value.ts';

/** A number as `digits` times ten to the power of `scale`; `digits` does not end with a zero. */
export interface Exact {
  readonly digits: bigint;
  readonly scale: number;
}

type AnyNumber = bigint | Float;

const form = /^[-+]?(\d*)\.?(\d*)(?:[eE]([-+]?\d+))?$/;

function normalized(text: string, scale: number, isNegative: boolean): Exact {
  const digits = text.replace(/^0+/, '');
  const plain = digits.replace(/0+$/, '');
  if (plain === '') return { digits: 0n, scale: 0 };
  const value = BigInt(plain);
  return { digits: isNegative ? -value : value, scale: scale + digits.length - plain.length };
}

/** The decimal value of a number, whatever its size; undefined for NaN and infinity. */
export function exactOf(number: AnyNumber): Exact | undefined {
  const literal = typeof number === 'bigint' ? String(number) : number.literal.replaceAll('_', '');
  const [, whole = '', fraction = '', exponent = '0'] = form.exec(literal) ?? [];
  if (whole + fraction === '') return undefined;
  return normalized(whole + fraction, Number(exponent) - fraction.length, literal.startsWith('-'));
}

const lengthOf = (digits: bigint): number => String(digits < 0n ? -digits : digits).length;
const signOf = (value: bigint): number => (value < 0n ? -1 : value > 0n ? 1 : 0);

/** Negative, zero or positive as the first is less than, equal to or greater than the second; NaN where one is none. */
export function compareNumbers(first: AnyNumber, second: AnyNumber): number {
  const [one, other] = [exactOf(first), exactOf(second)];
  if (!one || !other) {
    // Any finite number may stand as 0 beside an infinite one; ∞ − ∞ would be NaN.
    const [special, otherSpecial] = [one ? 0 : doubleOf(first), other ? 0 : doubleOf(second)];
    return special === otherSpecial ? 0 : special - otherSpecial;
  }
  const [sign, otherSign] = [signOf(one.digits), signOf(other.digits)];
  if (sign !== otherSign || sign === 0) return sign - otherSign;
  const magnitude = lengthOf(one.digits) + one.scale - lengthOf(other.digits) - other.scale;
  if (magnitude !== 0) return magnitude > 0 ? sign : -sign;
  const scale = Math.min(one.scale, other.scale);
  const aligned = ({ digits, scale: own }: Exact): bigint => digits * 10n ** BigInt(own - scale);
  return signOf(aligned(one) - aligned(other));
}

export const doubleOf = (number: AnyNumber): number => (number instanceof Float ? number.value : Number(number));

/** A text that two numbers share exactly when they are equal. */
export function numberKey(number: AnyNumber): string {
  const exact = exactOf(number);
  return exact ? `${exact.digits}e${exact.scale}` : String(doubleOf(number));
}

/** Has the number no fraction? */
export function isWhole(number: AnyNumber): boolean {
  const exact = exactOf(number);
  return exact !== undefined && exact.scale >= 0;
}

/** Ten to the power of `exponent`, modulo `divisor`. */
function powerOfTen(exponent: number, divisor: bigint): bigint {
  let [result, base] = [1n % divisor, 10n % divisor];
  for (let rest = BigInt(exponent); rest > 0n; rest >>= 1n) {
    if (rest & 1n) result = (result * base) % divisor;
    base = (base * base) % divisor;
  }
  return result;
}

/** Is the number the divisor times a whole number? */
export function isMultipleOf(number: AnyNumber, divisor: AnyNumber): boolean {
  const [one, other] = [exactOf(number), exactOf(divisor)];
  if (!one || !other || other.digits === 0n) return false;
  if (one.digits === 0n) return true;
  const shift = one.scale - other.scale;
  // Without a zero at its end the number cannot make up for a larger power of ten.
  if (shift < 0) return false;
  const positive = other.digits < 0n ? -other.digits : other.digits;
  return ((one.digits % positive) * powerOfTen(shift, positive)) % positive === 0n;
}
