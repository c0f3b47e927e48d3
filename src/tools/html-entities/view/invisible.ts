import { codePointAt } from '#lib/code-point.ts';
import { abbreviations } from '#lib/unicode/abbreviations.ts';

/** Everything that leaves no ink, but the space and the tab and line breaks of ordinary text. */
export const invisible = /[\p{DI}\p{Cf}\p{Zl}\p{Zp}]|(?! )\p{Zs}/u;

/** Of the ordinary white space that `invisible` leaves out. */
const ordinary: Readonly<Record<string, string>> = { '\t': 'TAB', '\n': 'LF', ' ': 'SP' };

/** What to write for a character that one cannot see; undefined for one that shows itself. */
export function labelOf(character: string): string | undefined {
  const known = ordinary[character] ?? abbreviations[character];
  if (known !== undefined || !invisible.test(character)) return known;
  return `U+${codePointAt(character)?.toString(16).toUpperCase().padStart(4, '0')}`;
}
