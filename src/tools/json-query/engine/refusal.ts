export type Reason =
  | 'unexpected-character'
  | 'unexpected-end'
  | 'bad-string'
  | 'bad-number'
  | 'out-of-range'
  | 'unknown-function'
  | 'wrong-arguments'
  | 'not-comparable'
  | 'bad-escape'
  | 'zero-step';

/** An expression that is none, where and why. */
export class Refusal extends Error {
  constructor(
    readonly reason: Reason,
    readonly offset: number,
    /** Of a function. */
    readonly functionName?: string,
  ) {
    super(reason);
  }
}

/** So deep may an expression nest, and so long may it be. */
export const nestingLimit = 200;
export const lengthLimit = 10_000;
