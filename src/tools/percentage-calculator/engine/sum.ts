/** How many digits follow the decimal mark in the shortest writing of a number. */
function decimalsOf(value: number): number {
  const [mantissa = '', exponent = '0'] = String(value).split('e');
  return Math.max(0, (mantissa.split('.')[1]?.length ?? 0) - Number(exponent));
}

/** a + b as decimals: `100000.2 - 100000.1` is 0.1, where binary fractions leave 0.0999999999912689. */
export function sum(a: number, b: number): number {
  const decimals = Math.max(decimalsOf(a), decimalsOf(b));
  return decimals > 100 ? a + b : Number((a + b).toFixed(decimals));
}
