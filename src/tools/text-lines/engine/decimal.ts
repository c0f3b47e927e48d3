interface Digits {
  readonly sign: -1 | 0 | 1;
  /** The number is `0.digits` times 10 to this power. */
  readonly exponent: bigint;
  /** Without zeros in front. */
  readonly digits: string;
}

function digitsOf(written: string): Digits {
  const [, sign, whole = '', fraction = '', exponent = '0'] =
    /^([-+]?)(\d*)\.?(\d*)(?:[eE]([-+]?\d+))?$/.exec(written) ?? [];
  const all = whole + fraction;
  const digits = all.replace(/^0+/, '');
  const zeros = all.length - digits.length;
  return {
    sign: digits === '' ? 0 : sign === '-' ? -1 : 1,
    exponent: BigInt(exponent) + BigInt(whole.length - zeros),
    digits,
  };
}

/** The order of numbers by all of their digits, however long. */
export function decimalOrder(): (a: string, b: string) => number {
  const known = new Map<string, Digits>();
  const exact = (written: string): Digits => {
    const digits = known.get(written) ?? digitsOf(written);
    known.set(written, digits);
    return digits;
  };
  return (first, second) => {
    if (first === second) return 0;
    const [a, b] = [exact(first), exact(second)];
    if (a.sign !== b.sign || a.sign === 0) return a.sign - b.sign;
    if (a.exponent !== b.exponent) return a.exponent < b.exponent ? -a.sign : a.sign;
    const length = Math.max(a.digits.length, b.digits.length);
    const [x, y] = [a.digits.padEnd(length, '0'), b.digits.padEnd(length, '0')];
    return x === y ? 0 : x < y ? -a.sign : a.sign;
  };
}
