import type { Translate } from '#core/text.ts';
import { codePointAt } from '#lib/code-point.ts';
import type { Replacement } from '../engine/draw.ts';
import type { text } from '../text.ts';

/** The character, or its number when it cannot be seen. */
function nameOf(character: string): string {
  if (!/[\p{C}\p{Z}\p{M}]/u.test(character)) return character;
  return `U+${(codePointAt(character) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}

/** What the page says of the characters that a font does not draw as they are. */
export function noticesOf(
  t: Translate<(typeof text)['en']>,
  replaced: readonly Replacement[],
  missing: readonly string[],
): string[] {
  const list = replaced.map(({ character, drawn }) => t('drawnAs', { character: nameOf(character), drawn })).join(', ');
  const characters = missing.map(nameOf).join(' ');
  return [
    ...(list === '' ? [] : [t('replaced', { list })]),
    ...(characters === '' ? [] : [t('missing', { count: missing.length, characters })]),
  ];
}
