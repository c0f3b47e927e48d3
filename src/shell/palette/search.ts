import type FuseClass from 'fuse.js';
import { nearest as nearestOf } from '#core/nearest.ts';
import { directionOf, isLike, isReversed } from './likeness.ts';

/** Something to find, with its texts in every language. */
export interface Searchable {
  readonly id: string;
  readonly names: readonly string[];
  readonly descriptions: readonly string[];
  /** In order of importance: of two tools that match alike, the one that lists the keyword earlier comes first. */
  readonly keywords: readonly string[];
  readonly categories: readonly string[];
}

export interface Search {
  /** The ids of what matches, best first. Of two that match alike, a preferred one (favorite, recent) wins. */
  find(query: string, preferred?: readonly string[]): readonly string[];
  /** The score of the best match, from 0 for its whole name; Infinity without a match. */
  rank(query: string): number;
  /** The ids of what is named most like the query, for when nothing matches; none when nothing is near. */
  nearest(query: string, count: number): readonly string[];
}

const longest = 64;
/** The kinds of matches, best first. */
export const ranks = {
  exactName: 0,
  namePrefix: 1,
  wordPrefix: 2,
  exactKeyword: 3,
  keywordPrefix: 4,
  fuzzy: 5,
} as const;
/** Worse than Fuse's scores for what it finds to the letter, better than those for what it finds roughly. */
const bestLikeScore = 0.25;
const knownLimit = 200;
/** A text is near that takes one edit for every four letters. */
const editsAllowed = (phrase: string): number => Math.ceil(phrase.length / 4);

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
    everything: [...names, ...keywords, ...descriptions, ...categories].map(fold).join(' '),
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

/** The score for the first word that resembles the typed one: slightly worse the later it comes. */
function likeScore({ words }: Item, typed: string): number {
  const like = words.find(({ word }) => isLike(typed, word));
  return like ? bestLikeScore + like.position / 1000 : Infinity;
}

/** Does a word of the query stand there, or one like it? What Fuse finds beyond that nobody would call a match. */
function isMeant({ everything, compactNames, compactKeywords }: Item, phrase: string, direction: Direction): boolean {
  const short = compact(phrase);
  if ([...compactNames, ...compactKeywords].some((text) => text.startsWith(short))) return true;
  const known = everything.split(' ');
  // Another word of three letters is a slip of nothing.
  const stands = (typed: string): boolean =>
    everything.includes(typed) || (typed.length > 3 && known.some((word) => isLike(typed, word)));
  return direction ? direction.every(stands) : meaningful(phrase).some(stands);
}

type Direction = ReturnType<typeof directionOf>;

/** Several words that stand together come before the same words here and there: `yaml to json`, `json to yaml`. */
const together = -1000;

/** The place of a query among the keywords, or the places of its words. */
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

/** How well one item matches a word or phrase; the score comes from Fuse, from 0 for perfect, Infinity for no match. */
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

/** For a query that no item matches in full: items that match some of its words, preferring rare words. */
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

  /**
   * The match of each item, in the order of the items. It is cached, because the next letter only changes the last
   * word.
   */
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

  /** The two sides of a conversion, by name: `en double` is not a direction. */
  const formats = new Set(items.flatMap(({ names }) => names.flatMap((name) => directionOf(name) ?? [])));
  function directionIn(phrase: string): Direction {
    const direction = directionOf(phrase);
    return direction?.every((word) => formats.has(word)) ? direction : undefined;
  }

  function matchesOf(query: string, preferred: readonly string[]): readonly Match[] {
    const phrase = fold(query.slice(0, longest));
    if (phrase === '') return [];
    const meant = meaningful(phrase);
    const words = meant.map(fitsOf);
    // With fillers left out the words may not outdo a keyword that is the whole query: `sql in`.
    const best = meant.length < phrase.split(' ').length ? ranks.exactKeyword : ranks.wordPrefix;
    const weights = words.map((fits) => 1 / fits.filter(isFound).length);
    const direction = directionIn(phrase);
    const matchesBy = (combined: (words: readonly Fit[]) => Fit): Match[] =>
      items.flatMap((item, index) => {
        if (direction && isReversed(item, direction)) return [];
        if (!isMeant(item, phrase, direction)) return [];
        const fit = combined(words.map((fits) => fits[index] as Fit));
        // Only the whole query can be a name or its beginning; it may also fit where its words do not: `base 64`.
        const rank = Math.min(rankOf(item, phrase), Math.max(fit.rank, best));
        const score = rank < ranks.fuzzy ? Math.min(fit.score, 1) : fit.score;
        const match = { id: item.id, rank, score, isPreferred: preferred.includes(item.id) };
        return isFound(match) ? [{ ...match, position: positionOf(item, phrase) }] : [];
      });
    const all = matchesBy(combine);
    // Something else than what was to become of it is not an answer to a direction.
    const matches = all.length > 0 || direction ? all : matchesBy((fits) => combinePartly(fits, weights));
    return matches.sort(better);
  }

  const find: Search['find'] = (query, preferred = []) => matchesOf(query, preferred).map(({ id }) => id);
  const rank: Search['rank'] = (query) => Math.min(...matchesOf(query, []).map((match) => match.rank));

  function nearest(query: string, count: number): readonly string[] {
    const phrase = fold(query.slice(0, longest));
    const owners = new Map<string, string>();
    for (const { id, names, keywords, words } of items) {
      for (const text of [fold(id), ...names, ...keywords, ...words.map(({ word }) => word)]) {
        if (!owners.has(text)) owners.set(text, id);
      }
    }
    const texts = nearestOf(phrase, [...owners.keys()], owners.size, editsAllowed(phrase));
    return [...new Set(texts.map((text) => owners.get(text) as string))].slice(0, count);
  }

  return { find, rank, nearest };
}
