import type FuseClass from 'fuse.js';
import { nearest as nearestOf } from '#core/nearest.ts';

/** Something to find, with its texts in every language. */
export interface Searchable {
  readonly id: string;
  readonly names: readonly string[];
  readonly descriptions: readonly string[];
  /** By importance: of two tools that match alike, the one that names the keyword earlier comes first. */
  readonly keywords: readonly string[];
  readonly categories: readonly string[];
}

export interface Search {
  /** The ids of what matches, best first. Of two that match alike, a preferred one (favourite, recent) wins. */
  find(query: string, preferred?: readonly string[]): readonly string[];
  /** The ids of what is named most like the query, for when nothing matches. */
  nearest(query: string, count: number): readonly string[];
}

const longest = 64;
const ranks = { exactName: 0, namePrefix: 1, wordPrefix: 2, exactKeyword: 3, keywordPrefix: 4, fuzzy: 5 } as const;
/** Worse than Fuse's scores for what it finds to the letter, better than those for what it finds roughly. */
const bestLikeScore = 0.25;
const knownLimit = 200;

/** Words that carry no meaning of their own, English and French. */
const fillers = new Set(
  'a an and any by for from how in into is my of on online or the to tool with au aux avec comment d de des du en et l la le les ligne ma mon ou outil par pour sa ses son sur un une vers'.split(
    ' ',
  ),
);

/** Lower case, without accents, words separated by one space; a text of symbols only stays as it is. */
export function fold(text: string): string {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/œ/g, 'oe').replace(/æ/g, 'ae');
  return plain.replace(/[^\p{L}\p{N}]+/gu, ' ').trim() || plain.trim();
}

/** The words that say something; all of them when none does. */
function meaningful(phrase: string): readonly string[] {
  const words = phrase.split(' ');
  const meant = words.filter((word) => !fillers.has(word));
  return meant.length > 0 ? meant : words;
}

const compact = (folded: string): string => folded.replaceAll(' ', '');

function foldAll({ id, names, descriptions, keywords, categories }: Searchable) {
  const folded = { names: names.map(fold), keywords: keywords.map(fold) };
  return {
    ...folded,
    id,
    descriptions: descriptions.map(fold),
    categories: categories.map(fold),
    // `sha 256`, `sha-256` and `sha256` are the same word to whoever looks for it.
    compactNames: folded.names.map(compact),
    compactKeywords: folded.keywords.map(compact),
    // Each word with how far back it stands: names first, then keyword by keyword.
    words: [folded.names, ...folded.keywords.map((keyword) => [keyword])].flatMap((texts, position) =>
      texts.flatMap((text) => text.split(' ')).map((word) => ({ word, position })),
    ),
  };
}
type Item = ReturnType<typeof foldAll>;

function rankOf({ names, compactNames, keywords, compactKeywords }: Item, phrase: string): number {
  const short = compact(phrase);
  const starts = (text: string): boolean => text.startsWith(phrase);
  const startsCompact = (text: string): boolean => text.startsWith(short);
  if (compactNames.includes(short)) return ranks.exactName;
  if (names.some(starts) || compactNames.some(startsCompact)) return ranks.namePrefix;
  if (names.some((name) => name.includes(` ${phrase}`))) return ranks.wordPrefix;
  if (compactKeywords.includes(short)) return ranks.exactKeyword;
  if (keywords.some(starts) || compactKeywords.some(startsCompact)) return ranks.keywordPrefix;
  return ranks.fuzzy;
}

function commonStart(a: string, b: string): number {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length++;
  return length;
}

/** Is one edit between two words: a letter too many, too few, another one, or two swapped? */
function isOneEdit(a: string, b: string): boolean {
  const start = commonStart(a, b);
  let end = 0;
  while (end < Math.min(a.length, b.length) - start && a.at(-1 - end) === b.at(-1 - end)) end++;
  const [left, right] = [a.slice(start, a.length - end), b.slice(start, b.length - end)];
  return (left.length < 2 && right.length < 2) || (left.length === 2 && left === [...right].toReversed().join(''));
}

/** Do two words begin alike: `beautifier` and `beautify`, `hashing` and `hash`, `md5sum` and `md5`? */
function isKin(typed: string, word: string): boolean {
  const start = commonStart(typed, word);
  return start * 3 >= Math.max(typed.length, word.length) * 2 || (start === word.length && start * 2 >= typed.length);
}

/** The score for the first word that a typed one is like: a little worse the further back it stands. */
function likeScore({ words }: Item, typed: string): number {
  const like = words.find(
    ({ word }) => Math.min(word.length, typed.length) > 2 && (isOneEdit(typed, word) || isKin(typed, word)),
  );
  return like ? bestLikeScore + like.position / 1000 : Infinity;
}

/** Several words that stand together come before the same words here and there: `yaml to json`, `json to yaml`. */
const together = -1000;

/** Where a query stands among the keywords, or where its words stand. */
function positionOf({ compactKeywords, names, words }: Item, phrase: string): number {
  const parts = phrase.split(' ');
  const whole = compactKeywords.indexOf(compact(phrase));
  // Of tools that are named alike, the one that has the words as a keyword, and earlier, comes first.
  if (parts.length > 1 && names.some((name) => ` ${name}`.includes(` ${phrase}`))) {
    return together - (whole >= 0 ? 1 / (whole + 1) : 0);
  }
  if (whole >= 0) return parts.length > 1 ? together + whole : whole;
  const places = parts.map((part) => words.find(({ word }) => word.startsWith(part))?.position ?? words.length);
  return places.reduce((sum, place) => sum + place, 0);
}

/** How well one item fits a word or phrase; the score is Fuse's, from 0 for perfect, Infinity for not at all. */
interface Fit {
  readonly rank: number;
  readonly score: number;
}

interface Match extends Fit {
  readonly id: string;
  readonly isPreferred: boolean;
  readonly position: number;
}

function better(a: Match, b: Match): number {
  const preference = Number(b.isPreferred) - Number(a.isPreferred);
  if (a.rank !== b.rank) return a.rank - b.rank;
  return a.rank === ranks.fuzzy
    ? a.score - b.score || preference
    : preference || a.position - b.position || a.score - b.score;
}

const isFound = ({ score }: Fit): boolean => score < Infinity;

/** All words have to fit. */
function combine(words: readonly Fit[]): Fit {
  return {
    rank: Math.max(...words.map(({ rank }) => rank)),
    score: words.reduce((sum, { score }) => sum + score, 0) / words.length,
  };
}

/** For a query of which nothing fits all words: what fits some of them, and best those that few others fit. */
function combinePartly(words: readonly Fit[], weights: readonly number[]): Fit {
  const found = words.reduce((sum, fit, index) => sum + (isFound(fit) ? (weights[index] ?? 0) : 0), 0);
  return { rank: ranks.fuzzy, score: found > 0 ? 1 / found : Infinity };
}

/** Makes the one search of palette and home. The caller loads Fuse, which is heavier than the rest of the shell. */
export function createSearch(searchables: readonly Searchable[], Fuse: typeof FuseClass): Search {
  const items = searchables.map(foldAll);
  const fuse = new Fuse(items, {
    keys: [{ name: 'names', weight: 2 }, 'descriptions', 'keywords', 'categories'],
    threshold: 0.3,
    ignoreLocation: true,
    includeScore: true,
    shouldSort: false,
  });

  /** Each item's fit, in the order of the items; kept, since the next letter changes the last word only. */
  const known = new Map<string, readonly Fit[]>();
  function fitsOf(word: string): readonly Fit[] {
    const before = known.get(word);
    if (before) return before;
    const scores = new Map(fuse.search(word).map(({ refIndex, score = 1 }) => [refIndex, score]));
    const fits = items.map((item, index) => {
      const rank = rankOf(item, word);
      const otherwise = rank < ranks.fuzzy ? 1 : likeScore(item, word);
      return { rank, score: Math.min(scores.get(index) ?? Infinity, otherwise) };
    });
    if (known.size >= knownLimit) known.clear();
    known.set(word, fits);
    return fits;
  }

  function find(query: string, preferred: readonly string[] = []): readonly string[] {
    const phrase = fold(query.slice(0, longest));
    if (phrase === '') return [];
    const meant = meaningful(phrase);
    const words = meant.map(fitsOf);
    // With fillers left out the words may not outdo a keyword that is the whole query: `sql in`.
    const best = meant.length < phrase.split(' ').length ? ranks.exactKeyword : ranks.wordPrefix;
    const weights = words.map((fits) => 1 / fits.filter(isFound).length);
    const matchesBy = (combined: (words: readonly Fit[]) => Fit): Match[] =>
      items
        .map((item, index) => {
          const fit = combined(words.map((fits) => fits[index] as Fit));
          // Only the whole query can be a name or its beginning; it may also fit where its words do not: `base 64`.
          const rank = Math.min(rankOf(item, phrase), Math.max(fit.rank, best));
          return {
            id: item.id,
            rank,
            score: rank < ranks.fuzzy ? Math.min(fit.score, 1) : fit.score,
            isPreferred: preferred.includes(item.id),
            position: positionOf(item, phrase),
          };
        })
        .filter(isFound);
    const all = matchesBy(combine);
    const matches = all.length > 0 ? all : matchesBy((fits) => combinePartly(fits, weights));
    return matches.sort(better).map(({ id }) => id);
  }

  function nearest(query: string, count: number): readonly string[] {
    const owners = new Map<string, string>();
    for (const { id, names, keywords, words } of items) {
      for (const text of [fold(id), ...names, ...keywords, ...words.map(({ word }) => word)]) {
        if (!owners.has(text)) owners.set(text, id);
      }
    }
    const texts = nearestOf(fold(query.slice(0, longest)), [...owners.keys()], owners.size);
    return [...new Set(texts.map((text) => owners.get(text) as string))].slice(0, count);
  }

  return { find, nearest };
}
