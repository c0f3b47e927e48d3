// oxlint-disable-next-line typescript/triple-slash-reference -- the modules virtual:tools/* have their types there
/// <reference path="../../vite-env.d.ts" />
import { allOperations } from '../list.ts';

interface Entry {
  readonly op: string;
  readonly name: string;
  readonly sentence: string;
}

/** Texts in which a word counts, from the most to the least telling. */
type Indexed = Entry & { readonly texts: readonly (readonly [text: string, weight: number])[] };

const wordsIn = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

async function buildIndex(): Promise<readonly Indexed[]> {
  const { default: tools } = await import('virtual:tools/en');
  return (await allOperations()).map(({ op, name, sentence, fields }) => {
    const tool = tools[op.slice(0, op.indexOf('/'))];
    const texts = [
      [name, 8],
      [op, 6],
      [tool?.name ?? '', 5],
      [tool?.keywords.join(' ') ?? '', 4],
      [sentence, 3],
      [tool?.description ?? '', 1],
      [fields.map(({ label }) => label).join(' '), 1],
    ] as const;
    return { op, name, sentence, texts: texts.map(([text, weight]) => [wordsIn(text).join(' '), weight] as const) };
  });
}

/** Words of a question that name nothing; `to` and `from` tell a direction. */
const fillers = new Set(
  'a an the of is are what how do does i my me this that it for with can please which'.split(' '),
);

/** The words of a query; only of fillers, if there is nothing else. */
function queried(query: string): string[] {
  const words = [...new Set(wordsIn(query))];
  const telling = words.filter((word) => !fillers.has(word));
  return telling.length > 0 ? telling : words;
}

/** The words with neighbors joined where some operation has them as one: “sha 256” is sha256, “time stamp” a timestamp. */
function joined(words: readonly string[], entries: readonly Indexed[]): string[] {
  const isKnown = (word: string): boolean =>
    entries.some(({ texts }) => texts.some(([text]) => ` ${text} `.includes(` ${word} `)));
  const result: string[] = [];
  for (const word of words) {
    const pair = `${result.at(-1) ?? ''}${word}`;
    if (result.length > 0 && isKnown(pair)) result.splice(-1, 1, pair);
    else result.push(word);
  }
  return result;
}

let index: Promise<readonly Indexed[]> | undefined;

/** How well one word fits: whole words before beginnings of words. */
function scoreOf(word: string, { texts }: Indexed): number {
  let best = 0;
  for (const [text, weight] of texts) {
    const at = ` ${text}`.indexOf(` ${word}`);
    if (at === -1) continue;
    const isWhole = ` ${text} `.includes(` ${word} `);
    best = Math.max(best, isWhole ? weight : weight / 2);
  }
  return best;
}

/** The operations that have all the words of a query, else most of them; best first. */
export async function searchOperations(query: string, limit: number): Promise<readonly Entry[]> {
  index ??= buildIndex();
  const entries = await index;
  const words = joined(queried(query), entries);
  const scored = entries.map((entry) => {
    const scores = words.map((word) => scoreOf(word, entry));
    const found = scores.filter((score) => score > 0).length;
    const isName = entry.texts[0]?.[0] === words.join(' ');
    return { entry, found, score: scores.reduce((sum, score) => sum + score, isName ? 1 : 0) };
  });
  return scored
    .filter(({ found }) => words.length === 0 || found > 0)
    .toSorted((a, b) => b.found - a.found || b.score - a.score || a.entry.op.length - b.entry.op.length)
    .slice(0, limit)
    .map(({ entry: { op, name, sentence } }) => ({ op, name, sentence }));
}
