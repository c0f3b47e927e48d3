import { ToolError } from '#core/operation.ts';

/** A fault at a character: `position` counts UTF-16 units from 1, `character` is the one found there, if any. */
export function faultAt(code: string, reason: string, text: string, index: number): ToolError {
  const found = index < text.length ? { character: shownCharacter(text, index) } : {};
  return new ToolError(code, { reason, position: index + 1, ...found });
}

/** The character at an index, or its number (`U+200B`) when it cannot be seen in a sentence. */
export function shownCharacter(text: string, index: number): string {
  const point = text.codePointAt(index) ?? 0;
  const character = String.fromCodePoint(point);
  const number = point.toString(16).toUpperCase().padStart(4, '0');
  return /[\p{C}\p{Z}\p{M}]/u.test(character) ? `U+${number}` : character;
}

/** What a character stands for: a digit's value, or one of these. */
export const bad = -1;
export const space = -2;
export const pad = -3;

/** The meanings of the ASCII characters: digits by their place in the alphabet, white space, `skipped`, and `more`. */
export function meanings(alphabet: string, skipped = '', more: Readonly<Record<string, number>> = {}): Int8Array {
  const table = new Int8Array(128).fill(bad);
  for (const character of ` \t\n\v\f\r${skipped}`) table[character.charCodeAt(0)] = space;
  for (let value = 0; value < alphabet.length; value++) table[alphabet.charCodeAt(value)] = value;
  for (const [character, value] of Object.entries(more)) table[character.charCodeAt(0)] = value;
  return table;
}

/** The meaning of the character at an index; white space is what `\s` matches, U+FEFF included. */
export function meaningAt(table: Int8Array, text: string, index: number): number {
  return table[text.charCodeAt(index)] ?? (/\s/.test(text.charAt(index)) ? space : bad);
}
