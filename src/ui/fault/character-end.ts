const surrogatePair = /[\ud800-\udbff][\udc00-\udfff]/y;

/**
 * Where the character that begins at an offset ends, in UTF-16 units: a surrogate pair is never cut in two.
 *
 * @example
 * ```ts
 * characterEnd('a😀', 1); // 3
 * ```
 */
export function characterEnd(text: string, offset: number): number {
  surrogatePair.lastIndex = offset;
  return offset + (surrogatePair.test(text) ? 2 : 1);
}
