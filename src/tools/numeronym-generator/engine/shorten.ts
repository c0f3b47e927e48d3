import { segments } from '#lib/segment.ts';

/** Letters, marks and digits with apostrophes between them, which count as characters. */
export const word = /[\p{L}\p{M}\p{N}]+(?:['’][\p{L}\p{M}\p{N}]+)*/gu;

export interface Shortened {
  readonly first: string;
  /** Grapheme clusters between the first and the last. */
  readonly between: number;
  readonly last: string;
}

/** The three parts of a unit of at least `minLength` grapheme clusters, undefined for a shorter one. */
export function shorten(unit: string, minLength: number): Shortened | undefined {
  if (unit.length < minLength) return undefined;
  let length = 0;
  let first = '';
  let last = '';
  for (const { segment } of segments(unit, 'grapheme')) {
    if (length === 0) first = segment;
    last = segment;
    length++;
  }
  return length < minLength ? undefined : { first, between: length - 2, last };
}

export const joined = ({ first, between, last }: Shortened): string => `${first}${between}${last}`;

/** A line without what is neither letter, mark nor digit. */
export const lettersOf = (line: string): string => line.replace(/[^\p{L}\p{M}\p{N}]+/gu, '');
