import type { MathNode } from 'mathjs';
import { ToolError } from '#core/operation.ts';

/** What could change the library itself, run text as code, or write numbers with binary noise. */
const forbidden = new Set(
  `import config createUnit evaluate parse compile parser derivative rationalize resolve leafCount symbolicEqual help
  typed chain reviver replacer print format toTex`.split(/\s+/),
);

function isForbidden(name: string): boolean {
  return forbidden.has(name) || name.startsWith('simplify');
}

/** @throws `forbidden-function` { symbol } */
export function allowed(name: string): string {
  if (isForbidden(name)) throw new ToolError('forbidden-function', { symbol: name });
  return name;
}

/** The name that stands by itself; a property's name is none. */
export function nameOf(node: unknown): string | undefined {
  const { type, name } = node as { readonly type?: string; readonly name?: string };
  return type === 'SymbolNode' ? name : undefined;
}

/**
 * Refuses forbidden names wherever they stand in an expression, also where they would not be reached.
 * @throws `forbidden-function` { symbol }
 */
export function refuseForbidden(expression: MathNode): void {
  // A percentage of a sum is parsed with the same node twice.
  const nodes = new Set([expression]);
  for (const node of nodes) {
    const name = nameOf(node);
    if (name !== undefined) allowed(name);
    node.forEach((child) => nodes.add(child));
  }
}

/** The library's functions that may be called. */
export const offered: ReadonlySet<string> = new Set(
  `abs acos acosh acot acoth acsc acsch add and arg asec asech asin asinh atan atan2 atanh bellNumbers bin bitAnd bitNot
  bitOr bitXor boolean cbrt catalan ceil column combinations combinationsWithRep compare compareNatural complex
  composition concat conj corr cos cosh cot coth count cross csc csch ctranspose cube cumsum deepEqual det diag diff
  distance divide dot dotDivide dotMultiply dotPow equal equalText erf exp expm1 factorial filter fix flatten floor gamma
  gcd hex hypot identity im inv invmod isBounded isFinite isInteger isNaN isNegative isNumeric isPositive isPrime isZero
  kron larger largerEq lcm leftShift lgamma log log10 log1p log2 lusolve mad map max mean median min mod mode multinomial
  multiply norm not nthRoot number oct ones or permutations pickRandom pow prod quantileSeq random randomInt range re
  reshape resize rightArithShift rotationMatrix round row sec sech setDifference setDistinct setIntersect setIsSubset
  setMultiplicity setSize setSymDifference setUnion sign sin sinh size smaller smallerEq sort sqrt square squeeze std
  stirlingS2 string subset subtract sum tan tanh to trace transpose typeOf unaryMinus unaryPlus unequal unit variance xgcd
  xor zeros`.split(/\s+/),
);

/** Own names for functions of the library. */
export const aliases: ReadonlyMap<string, string> = new Map([['ln', 'log']]);
/** What `10%` before a sum or a difference is written as, since the parser takes it for a remainder there. */
export const percentName = 'percent_of_';
