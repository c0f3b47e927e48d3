import type { Failure } from '#core/operation.ts';
import { characterEnd } from '#ui/fault/character-end.ts';

const parting = /[\s,;:|\-_\\%]/;
/** Where a run begins is looked for no further back, in UTF-16 units. */
const farthest = 1000;

/** The run of digits around an offset where a digit or byte is wrong, or the character that the set lacks. */
export function faultRange(
  text: string,
  offset: number,
  { code }: Failure,
): { readonly from: number; readonly to: number } {
  let from = offset;
  let to = characterEnd(text, offset);
  if (code === 'unencodable-character' || parting.test(text.charAt(offset))) return { from, to };
  while (from > Math.max(0, offset - farthest) && !parting.test(text.charAt(from - 1))) from--;
  // The sign of a hexadecimal byte belongs to it.
  if (/[\\%]/.test(text.charAt(from - 1))) from--;
  while (to < text.length && !parting.test(text.charAt(to))) to++;
  return { from, to };
}
