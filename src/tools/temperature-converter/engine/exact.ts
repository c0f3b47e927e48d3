/** A fraction of whole numbers; the denominator is positive. */
export interface Exact {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

/** The decimal that a number is written as, not the binary fraction next to it. */
export function exactly(value: number): Exact {
  const [mantissa = '', exponent = '0'] = String(value).split('e');
  const [whole = '', fraction = ''] = mantissa.split('.');
  const power = Number(exponent) - fraction.length;
  const digits = BigInt(whole + fraction);
  return power < 0
    ? { numerator: digits, denominator: 10n ** BigInt(-power) }
    : { numerator: digits * 10n ** BigInt(power), denominator: 1n };
}

export const plus = (a: Exact, b: Exact): Exact => ({
  numerator: a.numerator * b.denominator + b.numerator * a.denominator,
  denominator: a.denominator * b.denominator,
});

export const minus = (a: Exact, b: Exact): Exact => plus(a, { ...b, numerator: -b.numerator });

/** a × factor / divisor */
export const times = (a: Exact, factor: bigint, divisor: bigint): Exact => {
  const sign = divisor < 0n ? -1n : 1n;
  return { numerator: a.numerator * factor * sign, denominator: a.denominator * divisor * sign };
};

const decimals = 10;

/** The number next to the fraction with ten decimals, half away from zero; without negative zero. */
export function rounded({ numerator, denominator }: Exact): number {
  const size = numerator < 0n ? -numerator : numerator;
  const units = (size * 10n ** BigInt(decimals) * 2n + denominator) / (denominator * 2n);
  const digits = String(units).padStart(decimals + 1, '0');
  const sign = numerator < 0n && units > 0n ? '-' : '';
  return Number(`${sign}${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`);
}
