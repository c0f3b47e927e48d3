import { codePointAt } from '#lib/code-point.ts';
import { countGraphemes } from '#lib/segment.ts';
import type { Runs } from '#lib/unicode/runs.ts';
import { describe, loadDatabase, type Character, type Database } from './character.ts';

interface Searchable {
  readonly point: number;
  /** Name and aliases in lower case, hyphens as spaces. */
  readonly texts: readonly string[];
}

/** Longer than any name or alias, UTF-16 units; and more words than the name of any block or script has. */
const longestName = 128;
const mostWords = 12;

/** The best rank there is; a name that does not match has none. */
const ranks = 5;

const plain = (name: string): string => name.toLowerCase().replaceAll('-', ' ').replace(/\s+/g, ' ').trim();

let index: readonly Searchable[] | undefined;

function searchable({ names }: Database): readonly Searchable[] {
  index ??= [...new Set([...names.points, ...names.aliased])]
    .toSorted((a, b) => a - b)
    .map((point) => ({ point, texts: textsOf(point, names) }));
  return index;
}

function textsOf(point: number, names: Database['names']): readonly string[] {
  const own = names.own(point);
  return [...(own === undefined ? [] : [own]), ...names.aliases(point)].map(plain);
}

/** How well a name answers: 0 is the whole name, 4 has all words somewhere; `ranks` for none. */
function rankOf(text: string, query: string, words: readonly string[]): number {
  if (!words.every((word) => text.includes(word))) return ranks;
  if (text === query) return 0;
  if (text.startsWith(query)) return 1;
  const parts = text.split(' ');
  if (words.every((word) => parts.includes(word))) return 2;
  return words.every((word) => parts.some((part) => part.startsWith(word))) ? 3 : 4;
}

function byName(query: string, candidates: Iterable<Searchable>): number[] {
  const wanted = plain(query);
  if (wanted.length > longestName) return [];
  const words = wanted.split(' ');
  const found: number[][] = Array.from({ length: ranks }, () => []);
  for (const { point, texts } of candidates) {
    const rank = Math.min(ranks, ...texts.map((text) => rankOf(text, wanted, words)));
    found[rank]?.push(point);
  }
  return found.flat();
}

/** `block:Latin-1 Supplement acute`: the longest name of a value (UAX 44, §5.9.3), and the words after it. */
function inProperty(runs: Runs, rest: string, database: Database): number[] {
  const loose = (name: string): string => name.toLowerCase().replace(/[\s_-]/g, '');
  const words = rest.trim().split(/\s+/);
  for (let count = Math.min(words.length, mostWords); count > 0; count--) {
    const name = loose(words.slice(0, count).join(''));
    const value = runs.values.find((candidate) => loose(candidate) === name);
    if (value === undefined) continue;
    const points = [...runs.pointsOf(value)].filter((point) => database.category.of(point) !== 'Cn');
    const query = words.slice(count).join(' ');
    if (query === '') return points;
    return byName(
      query,
      points.map((point) => ({ point, texts: textsOf(point, database.names) })),
    );
  }
  return [];
}

function pointsFor(query: string, database: Database): readonly number[] {
  const [, digits] = /^(?:U\+|0x|\\u)?([\da-f]{4,6})$/i.exec(query) ?? [];
  if (digits !== undefined) {
    const point = Number.parseInt(digits, 16);
    const numbered = point <= 0x10ffff ? [point] : [];
    // `face` is a number, and a word of names as well.
    if (!/^[a-f]+$/i.test(query)) return numbered;
    return [...new Set([...numbered, ...byName(query, searchable(database))])];
  }
  const [, property, rest = ''] = /^(block|script):(.*)$/is.exec(query) ?? [];
  if (property !== undefined) return inProperty(database[property.toLowerCase() as 'block' | 'script'], rest, database);
  return byName(query, searchable(database));
}

const isCharacter = (text: string): boolean =>
  text.length < 100 && countGraphemes(text).all === 1 && !/^[\dA-Za-z\s]$/.test(text);

/** The characters that a query means, best first. */
export async function findCharacters(typed: string, limit: number): Promise<readonly Character[]> {
  const query = typed.trim();
  const whole = isCharacter(typed) ? typed : query;
  if (whole === '') return [];
  const database = await loadDatabase();
  const points = isCharacter(whole)
    ? Array.from(whole, (character) => codePointAt(character) ?? 0)
    : pointsFor(query, database);
  return points.slice(0, limit).map((point) => describe(point, database));
}
