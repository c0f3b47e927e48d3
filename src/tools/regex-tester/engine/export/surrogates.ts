import { visitRegExpAST, type AST } from '@eslint-community/regexpp';
import { codePointAt } from '#lib/code-point.ts';

/** Two surrogates side by side, and the character that they are together. */
export interface Pair {
  readonly start: number;
  readonly end: number;
  readonly value: number;
}

export const isSurrogate = (value: number): boolean => value >= 0xd800 && value <= 0xdfff;
export const isAstral = (value: number): boolean => value > 0xffff;

/** The pairs written as two escapes, by each half. With u and v the tree has one character for both. */
export function pairsIn(pattern: AST.Pattern): ReadonlyMap<AST.Node, Pair> {
  const pairs = new Map<AST.Node, Pair>();
  visitRegExpAST(pattern, {
    onAlternativeEnter: ({ elements }) => {
      for (const [at, second] of elements.entries()) {
        const first = elements[at - 1];
        if (first?.type !== 'Character' || second.type !== 'Character') continue;
        if (!/^(?:\\u[\da-f]{4}){2}$/i.test(first.raw + second.raw)) continue;
        const value = codePointAt(String.fromCharCode(first.value, second.value)) ?? 0;
        if (!isAstral(value)) continue;
        const pair = { start: first.start, end: second.end, value };
        pairs.set(first, pair).set(second, pair);
      }
    },
  });
  return pairs;
}
