/** Levenshtein distance in UTF-16 units. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let line = 1; line <= a.length; line++) {
    const next = [line];
    for (let column = 1; column <= b.length; column++) {
      const replaced = (row[column - 1] as number) + (a[line - 1] === b[column - 1] ? 0 : 1);
      next.push(Math.min(replaced, (row[column] as number) + 1, (next[column - 1] as number) + 1));
    }
    row = next;
  }
  return row[b.length] as number;
}

/**
 * The `count` candidates closest to a word: those that contain it first, then by edit distance, of which there may be
 * `most`.
 */
export function nearest(word: string, candidates: readonly string[], count = 3, most = Infinity): string[] {
  const wanted = word.toLowerCase().slice(0, 64);
  const score = (candidate: string): number =>
    wanted !== '' && candidate.toLowerCase().includes(wanted)
      ? candidate.length / 1000
      : 1 + distance(wanted, candidate.toLowerCase());
  return candidates
    .map((candidate) => ({ candidate, score: score(candidate) }))
    .filter((found) => found.score <= 1 + most)
    .toSorted((a, b) => a.score - b.score)
    .slice(0, count)
    .map(({ candidate }) => candidate);
}
