/** A positive number as m × 2^e with m between 1 and 2. */
function split(value: number): readonly [mantissa: number, exponent: number] {
  // The logarithm of the largest number is rounded up to 1024.
  const exponent = Math.min(Math.floor(Math.log2(value)), 1023);
  return [value / 2 ** exponent, exponent];
}

/** The product of the factors / divisor, all above 0, also where the product alone is beyond the range of numbers. */
export function quotient(factors: readonly number[], divisor: number): number {
  const [mantissa, exponent] = factors.map(split).reduce(([m, e], [n, f]) => [m * n, e + f]);
  const [under, power] = split(divisor);
  return (mantissa / under) * 2 ** (exponent - power);
}
