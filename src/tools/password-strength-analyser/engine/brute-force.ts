export interface BruteForce {
  /** Code points. */
  readonly length: number;
  readonly charsetSize: number;
  /** length × log2(charsetSize), to two decimals: what a password of random characters would have. */
  readonly bruteForceBits: number;
}

const classes: readonly (readonly [RegExp, number])[] = [
  [/[a-z]/, 26],
  [/[A-Z]/, 26],
  [/[0-9]/, 10],
  // oxlint-disable-next-line no-control-regex -- the rest of ASCII
  [/[\0-/:-@[-`{-\x7f]/, 33],
  // oxlint-disable-next-line no-control-regex -- all of ASCII
  [/[^\0-\x7f]/, 128],
];

export const twoDecimals = (value: number): number => Math.round(value * 100) / 100;

/** The upper bound: nobody who guesses needs more tries than all combinations. */
export function bruteForceOf(password: string): BruteForce {
  const { length } = Array.from(password);
  const charsetSize = classes.reduce((sum, [pattern, size]) => sum + (pattern.test(password) ? size : 0), 0);
  return { length, charsetSize, bruteForceBits: length === 0 ? 0 : twoDecimals(length * Math.log2(charsetSize)) };
}
