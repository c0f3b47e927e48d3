import { codePointAt } from '#lib/code-point.ts';
import type { Tint } from '#ui/tinted-input/tinted-input.tsx';
import type { Place } from './marks.ts';

/** The tokens of ECMA-262 §22.2.1, one alternative each; what is none of them stands for itself. */
const token =
  /(?<escape>\\(?:u\{[^}]*\}|u[\da-fA-F]{4}|x[\da-fA-F]{2}|[pPq]\{[^}]*\}|k<[^>]*>|c[A-Za-z]|\d+|[^]))|(?<open>\((?:\?(?:<?[=!]|<[^>=!]*>|[ims]*(?:-[ims]*)?:))?)|(?<close>\))|(?<quantifier>(?:[*+?]|\{\d+(?:,\d*)?\})\??)|(?<sign>[|^$.])|(?<bracket>\[)/gu;

/** Where a class ends, nested ones of the flag v included. */
function classEnd(pattern: string, start: number, isNested: boolean): number {
  let depth = 0;
  for (let at = start; at < pattern.length; at++) {
    const sign = pattern[at];
    if (sign === '\\') at++;
    else if (sign === '[' && (isNested || depth === 0)) depth++;
    else if (sign === ']' && --depth === 0) return at + 1;
  }
  return pattern.length;
}

/** Groups and alternatives, quantifiers, classes and escapes of a pattern. */
function tokensOf(pattern: string, flags: string): Tint[] {
  const tints: Tint[] = [];
  const reader = new RegExp(token);
  for (let match = reader.exec(pattern); match; match = reader.exec(pattern)) {
    const { escape, bracket, quantifier } = match.groups ?? {};
    const from = match.index;
    if (bracket !== undefined) reader.lastIndex = classEnd(pattern, from, flags.includes('v'));
    const tone = (escape ?? bracket) ? 'class' : quantifier === undefined ? 'operator' : 'name';
    tints.push({ from, to: reader.lastIndex, tone });
  }
  return tints;
}

/** The other parenthesis of the one at the caret, and that one. */
function partners(pattern: string, tints: readonly Tint[], caret: number): readonly Tint[] {
  const open: Tint[] = [];
  for (const tint of tints) {
    if (tint.tone !== 'operator') continue;
    const sign = pattern[tint.from];
    if (sign === '(') open.push(tint);
    const other = sign === ')' ? open.pop() : undefined;
    if (!other) continue;
    const isAt = ({ from, to }: Tint): boolean => caret === from || caret === to;
    if (isAt(tint) || isAt(other)) return [other, tint];
  }
  return [];
}

/** The tints with one more, which takes the place of what it covers. */
function withTint(tints: readonly Tint[], put: Tint): Tint[] {
  const around = tints.flatMap((tint) => [
    { ...tint, to: Math.min(tint.to, put.from) },
    { ...tint, from: Math.max(tint.from, put.to) },
  ]);
  return [...around, put].filter(({ from, to }) => from < to).sort((a, b) => a.from - b.from);
}

/** The whole character at an offset, or the last one if the offset is behind it. */
function characterAt(pattern: string, offset: number): Place {
  const at = Math.min(offset, pattern.length - 1);
  const from = (codePointAt(pattern, at - 1) ?? 0) > 0xffff ? at - 1 : at;
  return { from, to: from + ((codePointAt(pattern, from) ?? 0) > 0xffff ? 2 : 1) };
}

/**
 * The colored parts of a pattern, which need not be valid.
 *
 * @param fault The offset of what is wrong, in UTF-16 units.
 * @param pointed The part that is pointed at in the explanation.
 */
export function tintsOf(
  pattern: string,
  flags: string,
  caret: number | undefined,
  fault: number | undefined,
  pointed: Place | undefined,
): Tint[] {
  const tints = tokensOf(pattern, flags);
  const pair = caret === undefined ? [] : partners(pattern, tints, caret);
  const shown = tints.map((tint) => (pair.includes(tint) ? { ...tint, tone: 'partner' as const } : tint));
  if (fault !== undefined && pattern !== '') return withTint(shown, { ...characterAt(pattern, fault), tone: 'error' });
  return pointed && pointed.from < pointed.to ? withTint(shown, { ...pointed, tone: 'partner' }) : shown;
}
