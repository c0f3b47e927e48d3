import type { Failure } from '#core/operation.ts';
import { characterEnd } from '#ui/fault/character-end.ts';

/** Escapes that stand for bytes, one after the other. */
const bytes = /(?:%[\da-f]{2}|\\(?:x0*[\da-f]{1,2}|[0-7]{1,3}))+/iy;

/** Where the escape, the run of bytes or the character ends that begins at an offset and is wrong. */
export function faultEnd(text: string, offset: number, { code, details: { sequence } }: Failure): number {
  if (typeof sequence === 'string' && text.startsWith(sequence, offset)) return offset + sequence.length;
  bytes.lastIndex = offset;
  if (code === 'not-text' && bytes.test(text)) return bytes.lastIndex;
  return text.startsWith('\r\n', offset) ? offset + 2 : characterEnd(text, offset);
}
