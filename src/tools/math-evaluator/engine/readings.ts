/** A number in other notations; null where there is none. */
export interface Readings {
  readonly hex: string | null;
  readonly binary: string | null;
  readonly octal: string | null;
  readonly bits: number | null;
  /** The nearest one with a denominator of at most 10,000. */
  readonly fraction: string | null;
  /** Is the fraction the number itself? */
  readonly isExact: boolean;
  readonly scientific: string | null;
}

const nothing: Readings = {
  hex: null,
  binary: null,
  octal: null,
  bits: null,
  fraction: null,
  isExact: false,
  scientific: null,
};
const highestDenominator = 10_000n;
/** Exponents beyond this have no other useful readings. */
const highestExponent = 400;

/** Of a continued fraction: the last convergent within the limit, or what lies between it and the next and is nearer. */
function nearestFraction(numerator: bigint, denominator: bigint): readonly [bigint, bigint] {
  const distance = (p: bigint, q: bigint): bigint => {
    const difference = p * denominator - numerator * q;
    return difference < 0n ? -difference : difference;
  };
  let [n, d] = [numerator, denominator];
  let [p0, q0, p1, q1] = [0n, 1n, 1n, 0n];
  while (d !== 0n) {
    const whole = n / d;
    const [p2, q2] = [whole * p1 + p0, whole * q1 + q0];
    if (q2 > highestDenominator) {
      const times = (highestDenominator - q0) / q1;
      const [p, q] = [p0 + times * p1, q0 + times * q1];
      return distance(p, q) * q1 < distance(p1, q1) * q ? [p, q] : [p1, q1];
    }
    [p0, q0, p1, q1] = [p1, q1, p2, q2];
    [n, d] = [d, n - whole * d];
  }
  return [p1, q1];
}

/** The other readings of a real number as the sheet writes it. */
export function readingsOf(text: string): Readings {
  const found = /^(-?)(\d+)(?:\.(\d+))?(?:e([+-]\d+))?$/.exec(text);
  if (!found) return nothing;
  const [, sign = '', whole = '', decimals = '', exponent = '0'] = found;
  const digits = (whole + decimals).replace(/^0+/, '') || '0';
  const shift = Number(exponent) - decimals.length;
  const mantissa = digits.replace(/0+$/, '');
  const power = digits.length - 1 + shift;
  const scientific =
    digits === '0'
      ? '0'
      : `${sign}${mantissa[0]}${mantissa.length > 1 ? `.${mantissa.slice(1)}` : ''}e${power < 0 ? '' : '+'}${power}`;
  if (Math.abs(shift) > highestExponent) return { ...nothing, scientific };
  const [numerator, denominator] =
    shift >= 0 ? [BigInt(digits) * 10n ** BigInt(shift), 1n] : [BigInt(digits), 10n ** BigInt(-shift)];
  if (numerator % denominator === 0n) {
    const integer = numerator / denominator;
    const write = (prefix: string, base: number): string => `${sign}${prefix}${integer.toString(base)}`;
    const bits = integer === 0n ? 0 : integer.toString(2).length;
    return { ...nothing, scientific, hex: write('0x', 16), binary: write('0b', 2), octal: write('0o', 8), bits };
  }
  const [p, q] = nearestFraction(numerator, denominator);
  return { ...nothing, scientific, fraction: `${sign}${p}/${q}`, isExact: p * denominator === q * numerator };
}
