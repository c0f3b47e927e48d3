/** The decimal that a number is written as, not the binary fraction that it is stored as: digits × 10^exponent. */
function decimalOf(value: number): readonly [digits: bigint, exponent: number] {
  const [mantissa = '', exponent = '0'] = String(value).split('e');
  const [whole = '', fraction = ''] = mantissa.split('.');
  return [BigInt(whole + fraction), Number(exponent) - fraction.length];
}

/** The product of the factors / divisor, all above 0, rounded to a whole number, half up. */
export function roundedQuotient(factors: readonly number[], divisor: number): number {
  const [digits, exponent] = factors.map(decimalOf).reduce(([a, b], [c, d]) => [a * c, b + d]);
  const [under, power] = decimalOf(divisor);
  const shift = exponent - power;
  const numerator = digits * 10n ** BigInt(Math.max(shift, 0));
  const denominator = under * 10n ** BigInt(Math.max(-shift, 0));
  return Number((numerator * 2n + denominator) / (denominator * 2n));
}
