import type { BigNumber } from 'mathjs';
import { ToolError } from '#core/operation.ts';
import { largest, tooLarge } from './limits.ts';
import { isBig, isMatrix, math } from './library.ts';

const words = (names: string): ReadonlySet<string> => new Set(names.split(/\s+/));

/** Their work grows with the size of the number, which is bounded. */
const numberLimits: readonly (readonly [names: ReadonlySet<string>, limit: number | string])[] = [
  [words('factorial gamma permutations combinations combinationsWithRep catalan multinomial'), 20_000],
  [words('stirlingS2 composition'), 500],
  [words('bellNumbers'), 100],
  [words('sin cos tan sec csc cot rotationMatrix'), '1e900'],
  [words('nthRoot'), 1e9],
  // Beyond, the library tries more than 13 bases.
  [words('isPrime'), '3317044064679887385961980'],
  [words('sinh cosh tanh sech csch coth'), 1e4],
  [words('gcd lcm xgcd invmod'), 1e100],
];
/** They know their value at infinity. */
const unending = words('sin cos tan sec csc cot sinh cosh tanh sech csch coth factorial gamma');
const bitwise = words('bitAnd bitNot bitOr bitXor leftShift rightArithShift bin hex oct');
/** Matrices of more rows take too long. */
const cubic = words('det inv lusolve pow sqrtm norm');
const mostRows = 40;
/** Every element is compared with every other one. */
const quadratic = words(
  `setDifference setDistinct setIntersect setIsSubset setMultiplicity setSize setSymDifference setUnion`,
);
const mostPairs = 100_000;
/** Their second number says how many there will be. */
const counted = words('pickRandom quantileSeq diag');
const sized = words('zeros ones identity resize reshape random randomInt');

export function shapeOf(value: unknown): readonly number[] | undefined {
  if (isMatrix(value)) return value.size();
  return Array.isArray(value) ? [value.length, ...(shapeOf(value[0]) ?? [])] : undefined;
}

export const countOf = (shape: readonly number[]): number => shape.reduce((product, length) => product * length, 1);

function flat(value: unknown): unknown[] {
  const items: unknown = isMatrix(value) ? value.valueOf() : value;
  return Array.isArray(items) ? items.flatMap(flat) : [items];
}

const bigs = (values: readonly unknown[]): BigNumber[] => values.flatMap(flat).filter(isBig);

/** How many elements the result of matrices of these shapes has. */
function resultCount(name: string, shapes: readonly (readonly number[])[]): number {
  const [first = [], second = []] = shapes;
  if (shapes.length < 2) return 0;
  if (name === 'kron') return shapes.reduce((product, shape) => product * countOf(shape), 1);
  if (name === 'multiply') return countOf(first.slice(0, -1)) * countOf(second.slice(1));
  const dimensions = Math.max(...shapes.map(({ length }) => length));
  const wide = Array.from({ length: dimensions }, (_, at) =>
    Math.max(...shapes.map((shape) => shape[shape.length - dimensions + at] ?? 1)),
  );
  return countOf(wide);
}

/** Of how many factors a choice of `k` out of `n` is the product. */
function factorsOf(name: string, [n, k]: readonly unknown[]): BigNumber | undefined {
  if (!isBig(n) || !isBig(k) || n.gt('1e60')) return undefined;
  if (name === 'permutations') return k;
  return name === 'combinations' ? math.bignumber(math.min(k, n.minus(k))) : undefined;
}

/** Refuses what would take all time or memory, before it is done. @throws `too-large` */
export function guard(name: string, args: readonly unknown[]): void {
  const numbers = bigs(args);
  if (name === 'range' && args.some((arg) => typeof arg === 'string')) {
    throw new ToolError('wrong-arguments', { symbol: name });
  }
  if (counted.has(name) && args.some((arg, at) => at > 0 && isBig(arg) && arg.abs().gt(largest))) throw tooLarge(name);
  const limit = numberLimits.find(([names]) => names.has(name))?.[1];
  const isList = args.some((arg) => shapeOf(arg) !== undefined);
  if (name === 'isPrime' && isList && numbers.some((number) => number.abs().gt(1e12))) throw tooLarge(name);
  const isBeyond = (number: BigNumber): boolean =>
    limit !== undefined && number.abs().gt(limit) && (number.isFinite() || !unending.has(name));
  const factors = factorsOf(name, args);
  if ((factors ? [factors] : numbers).some(isBeyond)) throw tooLarge(name);
  if (bitwise.has(name) && numbers.some((number) => number.isFinite() && number.e > 1200)) throw tooLarge(name);
  if ((name === 'leftShift' || name === 'rightArithShift') && numbers.at(-1)?.abs().gt(4096)) throw tooLarge(name);
  if (sized.has(name)) {
    const wanted = bigs(name === 'resize' || name === 'reshape' ? args.slice(1, 2) : args.filter(isSize(name)));
    const count = countOf(wanted.map((length) => Math.abs(length.toNumber())));
    // One number is the side of a square.
    if ((name === 'identity' && wanted.length === 1 ? count ** 2 : count) > largest) throw tooLarge(name);
  }
  const [first, offset] = args;
  const length = shapeOf(first)?.length === 1 ? countOf(shapeOf(first) ?? []) : 0;
  if (name === 'diag' && (length + (isBig(offset) ? offset.abs().toNumber() : 0)) ** 2 > largest) throw tooLarge(name);
  const shapes = args.map(shapeOf).filter((shape) => shape !== undefined);
  if (resultCount(name, shapes) > largest) throw tooLarge(name);
  if (cubic.has(name) && shapes.some(([rows = 0, columns = 1]) => columns > 1 && rows > mostRows)) throw tooLarge(name);
  const pairs = shapes.length === 1 ? countOf(shapes[0] ?? []) ** 2 : shapes.map(countOf).reduce((a, b) => a * b, 1);
  if (quadratic.has(name) && pairs > mostPairs) throw tooLarge(name);
  const isPower = name === 'pow' && shapes.length > 0;
  if (isPower && (numbers.at(-1)?.abs().gt(1000) || (shapes[0]?.[0] ?? 0) > mostRows / 2)) throw tooLarge(name);
  if (name === 'range') guardRange(numbers);
}

/** Random numbers take their size as a matrix and bounds as numbers. */
const isSize =
  (name: string) =>
  (value: unknown): boolean =>
    !name.startsWith('random') || shapeOf(value) !== undefined;

/** The steps from the first number to the last. */
export function guardRange([start, end, step]: readonly BigNumber[]): void {
  if (!start || !end) return;
  const count = end.minus(start).div(step ?? 1);
  if (!count.isFinite() || count.gt(largest - 1)) throw tooLarge(':');
}
