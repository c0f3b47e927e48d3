import { ToolError } from '#core/operation.ts';
import { codePointAt } from './code-point.ts';

/** A fault at a character: `position` counts UTF-16 units from 1, `character` is the one found there, if any. */
export function faultAt(code: string, reason: string, text: string, index: number): ToolError {
  const found = index < text.length ? { character: shownCharacter(text, index) } : {};
  return new ToolError(code, { reason, position: index + 1, ...found });
}

/** The character at an index, or its number (`U+200B`) when it cannot be seen in a sentence. */
export function shownCharacter(text: string, index: number): string {
  const point = codePointAt(text, index) ?? 0;
  const character = String.fromCodePoint(point);
  const number = point.toString(16).toUpperCase().padStart(4, '0');
  return /[\p{C}\p{Z}\p{M}]/u.test(character) ? `U+${number}` : character;
}
