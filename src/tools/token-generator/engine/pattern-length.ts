/** How many code points a token of a pattern may have. */
export const mostCharacters = 1000;

/** An upper bound for the characters of a token, found without reading the pattern properly. */
export function lengthBound(pattern: string): number {
  const counts = (pattern.match(/[0-9]+/g) ?? []).map(Number);
  return Math.min(
    mostCharacters,
    counts.reduce((sum, count) => sum + count, pattern.length),
  );
}
