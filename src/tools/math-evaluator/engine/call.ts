import type { BigNumber, Complex } from 'mathjs';
import { ToolError } from '#core/operation.ts';
import { exactly, prepared, withoutTiny } from './exact.ts';
import { countOf, guard, shapeOf } from './guards.ts';
import { isBig, isComplex, isMatrix, isUnit, libraryFunction, math, toBig } from './library.ts';
import { isOutOfRoom, largest, tooLarge } from './limits.ts';

export type Angle = 'rad' | 'deg';

const trigonometric = new Set(['sin', 'cos', 'tan', 'sec', 'csc', 'cot', 'rotationMatrix']);
const inverse = new Set(['asin', 'acos', 'atan', 'acot', 'asec', 'acsc', 'atan2']);
/** Complex numbers are doubles: beside the other part what is smaller than this share is the error of these functions. */
const noise = 1e-15;
const rounding = new Set(
  'acos acosh asin asinh atan atanh cbrt cos cosh exp log log10 log1p log2 pow sin sinh sqrt tan tanh'.split(' '),
);

/** Numbers of the library's other kinds become decimals; what grew too large is refused. */
export function settle(value: unknown, name?: string): unknown {
  if (typeof value === 'number') return toBig(value);
  if (typeof value === 'bigint') return math.bignumber(value.toString());
  if (typeof value === 'string' && value.length > largest) throw tooLarge(name);
  if (Array.isArray(value)) return settle(math.matrix(value as number[]), name);
  if (isComplex(value)) return value.im === 0 ? toBig(value.re) : value;
  if (!isMatrix(value)) return value;
  if (countOf(value.size()) > largest) throw tooLarge(name);
  return value.map((item: unknown) => settle(item, name) as never);
}

/** Runs a function of the library; what only takes doubles gets doubles. */
function run(name: string, args: readonly unknown[]): unknown {
  const exact = exactly(name, args);
  if (exact !== undefined) return exact;
  const target = libraryFunction(name);
  try {
    return target(...prepared(name, args));
  } catch (error) {
    if (isOutOfRoom(error) || error instanceof ToolError) throw error;
    if (!args.some(isBig) || args.some(isMatrix)) throw error;
    return target(...args.map((arg) => (isBig(arg) ? arg.toNumber() : arg)));
  }
}

/** Whole turns are left out while they are exact. */
const radians = (degrees: BigNumber): BigNumber => degrees.mod(360).times(math.bignumber(libraryPi())).div(180);
const degrees = (angle: BigNumber): BigNumber => angle.times(180).div(math.bignumber(libraryPi()));
const libraryPi = (): BigNumber => math.evaluate('pi') as BigNumber;

/**
 * Calls a function of the library.
 * @throws `wrong-arguments` { symbol }, `too-large`; callbacks may throw their own
 */
export function call(name: string, args: readonly unknown[], angle: Angle): unknown {
  guard(name, args);
  const given =
    angle === 'deg' && trigonometric.has(name) ? args.map((arg) => (isBig(arg) ? radians(arg) : arg)) : args;
  let value: unknown;
  try {
    value = settle(run(chosen(name, given), given), name);
  } catch (error) {
    if (error instanceof ToolError || isOutOfRoom(error)) throw error;
    throw new ToolError('wrong-arguments', { symbol: name });
  }
  if (trigonometric.has(name)) return withoutTiny(value);
  if (rounding.has(name) && isComplex(value)) return withoutNoise(value);
  if (!inverse.has(name) || !isBig(value)) return value;
  return withoutTiny(angle === 'deg' ? degrees(value) : value);
}

function withoutNoise({ re, im }: Complex): unknown {
  if (Math.abs(im) < noise * Math.abs(re)) return toBig(re);
  return Math.abs(re) < noise * Math.abs(im) ? math.complex(0, im) : math.complex(re, im);
}

/** `xor` of numbers is that of their bits, as `&` and `|` are. */
function chosen(name: string, args: readonly unknown[]): string {
  return name === 'xor' && args.every(isBig) ? 'bitXor' : name;
}

/** Functions that take a function: it is given the elements only. */
export function mapOver(
  name: 'map' | 'filter' | 'sort',
  list: unknown,
  callback: (...args: unknown[]) => unknown,
): unknown {
  if (shapeOf(list) === undefined) throw new ToolError('wrong-arguments', { symbol: name });
  const items = (isMatrix(list) ? list : math.matrix(list as number[])) as {
    map(change: (item: unknown) => unknown): unknown;
    valueOf(): unknown;
  };
  if (name === 'map') return settle(items.map((item) => callback(item)));
  const flat = items.valueOf() as unknown[];
  if (name === 'filter') return settle(flat.filter((item) => isTrue(callback(item))));
  return settle(flat.toSorted((a, b) => Number(callback(a, b))));
}

/** What counts as true: `true`, and numbers other than 0. */
export function isTrue(value: unknown): boolean {
  if (isBig(value)) return !value.isZero() && !value.isNaN();
  if (isUnit(value)) return isTrue(value.value);
  return value === true;
}
