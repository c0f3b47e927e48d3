import { readTypedEscapes } from '#lib/typed-escapes.ts';
import { matchesOf } from './match.ts';
import { compile, parse } from './pattern.ts';
import { piecesOf, substitute } from './substitution.ts';

export interface Replacement {
  readonly index: number;
  readonly end: number;
  readonly value: string;
  /** What was put in. */
  readonly replacement: string;
  /** Its index in the new text. */
  readonly at: number;
}

export interface Replaced {
  readonly text: string;
  readonly count: number;
  /** The first of them. */
  readonly replacements: readonly Replacement[];
}

const listed = 10_000;

export interface ReplaceInput {
  readonly pattern: string;
  readonly flags: string;
  readonly text: string;
  readonly replacement: string;
  readonly escapes: boolean;
}

export function replaceMatches({ pattern, flags, text, replacement, escapes }: ReplaceInput): Replaced {
  const { groups, names } = parse(pattern, flags);
  const template = escapes ? readTypedEscapes(replacement) : replacement;
  const pieces = piecesOf(template, groups.length, names.length > 0);
  const parts: string[] = [];
  const replacements: Replacement[] = [];
  let count = 0;
  let end = 0;
  let length = 0;
  for (const found of matchesOf(compile(pattern, flags), text)) {
    const put = substitute(pieces, found, text);
    const between = text.slice(end, found.index);
    length += between.length;
    end = found.index + found[0].length;
    count++;
    if (count <= listed) {
      replacements.push({ index: found.index, end, value: found[0], replacement: put, at: length });
    }
    parts.push(between, put);
    length += put.length;
  }
  parts.push(text.slice(end));
  return { text: parts.join(''), count, replacements };
}

/** The pieces of a text between matches, with captures among them; null for a group that took no part. */
export function splitText(pattern: string, flags: string, text: string): (string | null)[] {
  parse(pattern, flags);
  // The types do not know that a capture may be missing.
  const pieces = text.split(compile(pattern, flags)) as (string | undefined)[];
  return pieces.map((piece) => piece ?? null);
}
