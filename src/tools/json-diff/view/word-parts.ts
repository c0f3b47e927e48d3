import { commonRun } from '../engine/common-run.ts';

/** A piece of a text, and whether the other side lacks it. */
export interface Part {
  readonly text: string;
  readonly differs: boolean;
}

/** Longer texts are marked as a whole. */
const lengthLimit = 5000;

function partsOf(words: readonly string[], shared: ReadonlySet<number>): Part[] {
  const parts: { text: string; differs: boolean }[] = [];
  for (const [at, word] of words.entries()) {
    const differs = !shared.has(at);
    const last = parts.at(-1);
    if (last?.differs === differs) last.text += word;
    else parts.push({ text: word, differs });
  }
  return parts;
}

/** Which words of two string literals differ. */
export function wordParts(left: string, right: string): readonly [left: readonly Part[], right: readonly Part[]] {
  const isText = left.startsWith('"') && right.startsWith('"') && left.length + right.length < lengthLimit;
  if (!isText) return [[{ text: left, differs: true }], [{ text: right, differs: true }]];
  const split = (text: string): string[] => text.match(/[\p{L}\p{N}_]+|\s+|[^]/gu) ?? [];
  const [a, b] = [split(left), split(right)];
  const ids = new Map<string, number>();
  const idOf = (word: string): number => {
    if (!ids.has(word)) ids.set(word, ids.size);
    return ids.get(word) as number;
  };
  const pairs = commonRun(a.map(idOf), b.map(idOf));
  return [partsOf(a, new Set(pairs.map(([at]) => at))), partsOf(b, new Set(pairs.map(([, at]) => at)))];
}
