import { codePointAt } from '#lib/code-point.ts';
import { decimalOf, hexOf } from './encode.ts';
import { namesOf } from './names.ts';

export interface Entity {
  /** One code point, or two. */
  readonly char: string;
  /** `U+00E9`. */
  readonly codePoints: readonly string[];
  /** Without semicolons, the preferred one first. */
  readonly names: readonly string[];
  readonly decimal: string;
  readonly hex: string;
}

function entityOf(char: string): Entity {
  const characters = [...char];
  return {
    char,
    codePoints: characters.map((one) => `U+${hexOf(one).slice(3, -1).padStart(4, '0')}`),
    names: namesOf.get(char) ?? [],
    decimal: characters.map(decimalOf).join(''),
    hex: characters.map(hexOf).join(''),
  };
}

function byCodePoints(a: string, b: string): number {
  const [left, right] = [[...a], [...b]];
  const at = left.findIndex((character, index) => character !== right[index]);
  if (at < 0) return left.length - right.length;
  return (codePointAt(left[at] ?? '') ?? 0) - (codePointAt(right[at] ?? '') ?? -1);
}

/** What pages are written with; the first code points with names are the tab and the line break. */
const everyday = ['&', '<', '>', '"', "'", '\u00a0', '©', '®', '€', '–', '—', '…', '“', '”', '×', '→'];

/** Every character that has a name: the everyday ones first, then by code point. */
export function allEntities(): readonly Entity[] {
  return [...new Set([...everyday, ...[...namesOf.keys()].toSorted(byCodePoints)])].map(entityOf);
}

export function lookupEntities(query: string, limit: number): readonly Entity[] {
  const [first, second] = query;
  if (first !== undefined && second === undefined) return characterOf(codePointAt(first) ?? 0);
  const source = query.trim();
  const [, hex, decimal] =
    /^(?:(?:u\+|0x|&#x)([\da-f]{1,7});?|(?:&#(?=\d{1,7};?$)|(?=\d{2,7}$))(\d+);?)$/i.exec(source) ?? [];
  if (hex !== undefined) return characterOf(Number.parseInt(hex, 16));
  if (decimal !== undefined) return characterOf(Number(decimal));
  return search(source.replace(/[&;]/g, ''), limit);
}

/** Nothing for a surrogate, which is not a character, or beyond the last code point. */
function characterOf(codePoint: number): readonly Entity[] {
  const isCharacter = codePoint <= 0x10ffff && (codePoint < 0xd800 || codePoint > 0xdfff);
  return isCharacter ? [entityOf(String.fromCodePoint(codePoint))] : [];
}

const notFound = 4;

function search(name: string, limit: number): readonly Entity[] {
  if (name === '') return [];
  const lower = name.toLowerCase();
  const rankOf = (candidate: string): number => {
    if (candidate === name) return 0;
    const other = candidate.toLowerCase();
    if (other === lower) return 1;
    const at = other.indexOf(lower);
    return at === 0 ? 2 : at > 0 ? 3 : notFound;
  };
  const ranked = [...namesOf].map(([char, names]) => ({ char, rank: Math.min(...names.map(rankOf)) }));
  return ranked
    .filter(({ rank }) => rank < notFound)
    .sort((a, b) => a.rank - b.rank || byCodePoints(a.char, b.char))
    .slice(0, limit)
    .map(({ char }) => entityOf(char));
}
