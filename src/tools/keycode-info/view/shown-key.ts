import { codePointAt } from '#lib/code-point.ts';
import { codePointLabel } from '#lib/unicode/properties.ts';

/** Text of characters that leave no ink; those for private use may: macOS has its apple among them. */
const unseen = /^[\p{Cc}\p{Cf}\p{Cs}\p{Cn}\p{Z}\p{Default_Ignorable_Code_Point}]+$/u;

/** A key or a text as it can be seen: characters that leave no ink by their numbers, a space in quotes. */
export function shownKey(text: string): string {
  if (text === ' ') return "' '";
  if (!unseen.test(text)) return text;
  return Array.from(text, (character) => codePointLabel(codePointAt(character) ?? 0)).join(' ');
}

/** The keys that are pressed together, the last of them as it can be seen. */
export const shownCombo = (combo: string, label: string): string =>
  combo.endsWith(label) ? combo.slice(0, combo.length - label.length) + shownKey(label) : combo;
