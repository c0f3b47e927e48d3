import { codePointAt } from '#lib/code-point.ts';
import { placesIn } from '#lib/percent/place.ts';
import { loadNames } from '#lib/unicode/names.ts';
import { codePointLabel } from '#lib/unicode/properties.ts';
import { loadSecurity, type Security } from '#lib/unicode/security.ts';
import { findBidi } from './bidi.ts';
import { findCharacters } from './characters.ts';
import { findLineEndings, findNotNormal } from './form.ts';
import { kinds, severities, severityOf, type Context, type Found, type Kind, type Severity } from './kinds.ts';
import { lookAlikes } from './look-alikes.ts';
import { findInWords, findPunctuation } from './words.ts';

export interface Finding {
  readonly kind: Kind;
  readonly severity: Severity;
  /** UTF-16 units from 0, the end exclusive. */
  readonly index: number;
  readonly end: number;
  /** From 1, columns in UTF-16 units. */
  readonly line: number;
  readonly column: number;
  readonly text: string;
  readonly codePoints: readonly string[];
  /** Of a single code point. */
  readonly name: string | null;
  readonly detail: Readonly<Record<string, unknown>>;
}

export interface Scan {
  readonly verdict: 'clean' | Severity;
  /** Of the kinds that occur, all of their findings. */
  readonly counts: Readonly<Partial<Record<Kind, number>>>;
  readonly truncated: boolean;
  readonly findings: readonly Finding[];
}

/** Everything there is to find, in order, in the tables that are given. */
export function findAll(text: string, context: Context, data: Security): Found[] {
  const alike = lookAlikes(data);
  const found = [
    ...findBidi(text),
    ...findCharacters(text, data),
    ...findInWords(text, context, data, alike),
    ...(severityOf('punctuation', context) === null ? [] : findPunctuation(text, data, alike)),
    ...findNotNormal(text),
    ...findLineEndings(text),
  ];
  const order = new Map(kinds.map((kind, at) => [kind, at]));
  return found.sort((a, b) => a.index - b.index || (order.get(a.kind) ?? 0) - (order.get(b.kind) ?? 0));
}

export async function scanText(text: string, context: Context, limit: number): Promise<Scan> {
  const [data, names] = await Promise.all([loadSecurity(), loadNames()]);
  const found = findAll(text, context, data);
  const place = placesIn(text);
  const rank = (each: Found): Severity => each.severity ?? severityOf(each.kind, context) ?? 'info';
  const findings = found.slice(0, limit).map((each): Finding => {
    const { kind, index, end, detail } = each;
    const part = text.slice(index, end);
    const points = Array.from(part, (character) => codePointAt(character) ?? 0);
    const [point] = points;
    const { line, column } = place(index);
    return {
      kind,
      severity: rank(each),
      index,
      end,
      line,
      column,
      text: part,
      codePoints: points.map(codePointLabel),
      name: points.length === 1 && point !== undefined ? names.of(point, data.category.of(point)) : null,
      detail,
    };
  });
  const counts: Partial<Record<Kind, number>> = {};
  for (const kind of kinds) {
    const count = found.filter((each) => each.kind === kind).length;
    if (count > 0) counts[kind] = count;
  }
  const ranks = new Set(found.map(rank));
  const verdict = severities.findLast((severity) => ranks.has(severity)) ?? 'clean';
  return { verdict, counts, truncated: found.length > limit, findings };
}
