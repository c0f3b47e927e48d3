import { characterEnd } from '#ui/fault/character-end.ts';
import { isList, type Notation } from '../engine/notations.ts';

const sequence = /\\[xuU]\{?[\da-f]*\}?|\\[\da-f]{1,6}|&#x?[\da-f]*;?|`u\{[\da-f]*\}?|%[\da-f]{0,2}/iy;
const byte = /(?:\\x|%)[\da-f]{2}/iy;
const item = /[^\s,]+/y;

/** Where the escape, the byte, the item of a list or the character ends that begins at an offset and is wrong. */
export function faultEnd(text: string, offset: number, code: string, notation: Notation): number {
  const whole = code === 'not-text' ? byte : isList(notation) ? item : sequence;
  whole.lastIndex = offset;
  if (code !== 'lone-surrogate' && whole.test(text)) return whole.lastIndex;
  return characterEnd(text, offset);
}
