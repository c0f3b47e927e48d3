import type { WordList } from './languages.ts';

/** Levenshtein's distance, given up above `limit`. */
function distance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const change = (row[j - 1] as number) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(change, (row[j] as number) + 1, (next[j - 1] as number) + 1));
    }
    row = next;
  }
  return row[b.length] as number;
}

/** Up to three words that may be meant: those with the same four first letters (which tell the words of most lists
 * apart), then those at most two changes away. */
export function suggest(word: string, { words, language }: WordList): string[] {
  const isLatin = /^[a-z]/.test(words[0] ?? '') && !language.startsWith('chinese');
  const start = word.slice(0, 4);
  const ranked = words.flatMap((candidate) => {
    if (isLatin && start.length === 4 && candidate.startsWith(start)) return [{ candidate, rank: 0 }];
    const changes = distance(word, candidate, 2);
    return changes <= 2 && changes < candidate.length ? [{ candidate, rank: changes }] : [];
  });
  return ranked
    .sort((a, b) => a.rank - b.rank)
    .slice(0, 3)
    .map(({ candidate }) => candidate);
}
