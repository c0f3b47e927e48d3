import type { BigNumber } from 'mathjs';
import { isBig, isComplex, isMatrix, isUnit, math, toBig } from './library.ts';

type OfTwo = (x: BigNumber, y: BigNumber) => unknown;

/** What is smaller than this stands for 0: the error of a rounded π. */
const tiny = '1e-60';

export function withoutTiny(value: unknown): unknown {
  if (isMatrix(value)) return value.map((item: unknown) => withoutTiny(item) as never);
  return isBig(value) && value.abs().lt(tiny) ? math.bignumber(0) : value;
}

/** A number as a whole number times a power of ten. */
function split(value: BigNumber): readonly [digits: bigint, power: number] {
  const [mantissa = '', power = '0'] = value.toExponential().split('e');
  const [whole = '', decimals = ''] = mantissa.split('.');
  return [BigInt(whole + decimals), Number(power) - decimals.length];
}

/** 10^exponent modulo a number, by repeated squaring. */
function powerOfTen(exponent: number, modulus: bigint): bigint {
  let [result, square] = [1n, 10n];
  for (let rest = exponent; rest > 0; rest = Math.floor(rest / 2)) {
    if (rest % 2 === 1) result = (result * square) % modulus;
    square = (square * square) % modulus;
  }
  return result;
}

/** x − y⌊x/y⌋, also where x/y has more digits than there are; the library's own for zero, infinity and NaN. */
const remainder: OfTwo = (x, y) => {
  if (!x.isFinite() || !y.isFinite() || x.isZero() || y.isZero()) return undefined;
  const [a, aPower] = split(x);
  const [b, bPower] = split(y);
  const shift = aPower - bPower;
  // Then y is larger by far.
  if (shift < -x.precision()) return x.isNegative() === y.isNegative() ? x : x.plus(y);
  const modulus = shift < 0 ? b * 10n ** BigInt(-shift) : b;
  const rest = (shift > 0 ? a * powerOfTen(shift, modulus) : a) % modulus;
  const floored = rest !== 0n && rest < 0n !== modulus < 0n ? rest + modulus : rest;
  return math.bignumber(`${floored}e${Math.min(aPower, bPower)}`).plus(0);
};

const greatestDivisor: OfTwo = (x, y) => {
  if (!x.isInteger() || !y.isInteger()) return undefined;
  let [a, b] = [x.abs(), y.abs()];
  while (!b.isZero()) [a, b] = [b, a.isZero() ? a : (remainder(a, b) as BigNumber)];
  return a;
};

/** Whole numbers are equal or not; the library compares numbers but for their last digits. */
const ofWhole =
  (compare: OfTwo): OfTwo =>
  (x, y) =>
    x.isInteger() && y.isInteger() ? compare(x, y) : undefined;

/** The library multiplies as many factors as there are things not chosen, too. */
const combinations: OfTwo = (n, k) => {
  if (!n.isInteger() || !k.isInteger() || k.isNegative() || k.gt(n)) return undefined;
  const count = Math.min(k.toNumber(), n.minus(k).toNumber());
  let product = math.bignumber(1);
  for (let factor = 1; factor <= count; factor++) product = product.times(n.minus(count).plus(factor)).div(factor);
  return product;
};

const ofTwo: ReadonlyMap<string, OfTwo> = new Map(
  Object.entries({
    mod: remainder,
    gcd: greatestDivisor,
    combinations,
    equal: ofWhole((x, y) => x.eq(y)),
    unequal: ofWhole((x, y) => !x.eq(y)),
    smaller: ofWhole((x, y) => x.lt(y)),
    smallerEq: ofWhole((x, y) => x.lte(y)),
    larger: ofWhole((x, y) => x.gt(y)),
    largerEq: ofWhole((x, y) => x.gte(y)),
    compare: ofWhole((x, y) => math.bignumber(x.cmp(y))),
  }),
);

/** Where the library divides by what is 0 but for the error of π, which leaves numbers that are only noise. */
const quotients: ReadonlyMap<string, (angle: BigNumber) => readonly [BigNumber, BigNumber]> = new Map(
  Object.entries({
    tan: (angle: BigNumber) => [angle.sin(), angle.cos()] as const,
    cot: (angle: BigNumber) => [angle.cos(), angle.sin()] as const,
    sec: (angle: BigNumber) => [math.bignumber(1), angle.cos()] as const,
    csc: (angle: BigNumber) => [math.bignumber(1), angle.sin()] as const,
  }),
);

function angleOf(value: unknown): BigNumber | undefined {
  if (isBig(value)) return value;
  if (!isUnit(value) || !value.hasBase('ANGLE')) return undefined;
  const radians: unknown = value.toNumeric('rad');
  return typeof radians === 'number' ? toBig(radians) : isBig(radians) ? radians : undefined;
}

const comparing = new Set(['equal', 'unequal', 'deepEqual']);

/** Complex numbers are doubles, which are compared without the digits that are not sure. */
function withSureDigits(value: unknown): unknown {
  if (isMatrix(value)) return value.map((item: unknown) => withSureDigits(item) as never);
  if (!isComplex(value)) return value;
  return math.complex(Number(value.re.toPrecision(12)), Number(value.im.toPrecision(12)));
}

/** Functions that the library calculates too roughly for 64 digits, or too slowly; undefined where its own is right. */
export function exactly(name: string, args: readonly unknown[]): unknown {
  const [first, second] = args;
  const terms = quotients.get(name);
  const angle = args.length === 1 ? angleOf(first) : undefined;
  if (terms && angle) {
    const [dividend, divisor] = terms(angle);
    return dividend.div(withoutTiny(divisor) as BigNumber);
  }
  const calculate = args.length === 2 ? ofTwo.get(name) : undefined;
  if (!calculate) return undefined;
  if (isBig(first) && isBig(second)) return calculate(first, second);
  const isList = isMatrix(first) || isMatrix(second);
  if (name !== 'mod' || !isList) return undefined;
  const [left, right] = args.map((arg) => (isMatrix(arg) ? arg : math.matrix([arg as number])));
  const each = (x: unknown, y: unknown): unknown =>
    (isBig(x) && isBig(y) ? remainder(x, y) : undefined) ?? math.mod(x as BigNumber, y as BigNumber);
  return (math.map as (...given: unknown[]) => unknown)(left, right, each);
}

/** What the library is given. */
export function prepared(name: string, args: readonly unknown[]): readonly unknown[] {
  return comparing.has(name) ? args.map(withSureDigits) : args;
}
