import { meaningAt, meanings, pad, space } from './alphabet.ts';
import { faultAt } from './shown-character.ts';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const lowerCase = Object.fromEntries(Array.from('abcdefghijklmnopqrstuvwxyz', (letter, value) => [letter, value]));
const values = meanings(alphabet, '-', { ...lowerCase, '=': pad });

/** Base32, RFC 4648 §6: upper case. */
export function encodeBase32(bytes: Uint8Array, padded = false): string {
  let text = '';
  let buffer = 0;
  let bits = 0;
  for (const byte of bytes) {
    buffer = (buffer << 8) | byte;
    for (bits += 8; bits >= 5; bits -= 5) text += alphabet.charAt((buffer >> (bits - 5)) & 31);
    buffer &= 31;
  }
  if (bits > 0) text += alphabet.charAt((buffer << (5 - bits)) & 31);
  return padded ? text.padEnd(Math.ceil(bytes.length / 5) * 8, '=') : text;
}

/**
 * Base32 in any case; white space, `-` and `=` at the end are ignored, left-over bits (fewer than 8) are dropped.
 * @throws ToolError `invalid-base32` { reason: `character` | `padding`, position, character }
 */
export function decodeBase32(text: string): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array((text.length * 5) >> 3);
  let size = 0;
  let buffer = 0;
  let bits = 0;
  let isPadded = false;
  for (let index = 0; index < text.length; index++) {
    const value = meaningAt(values, text, index);
    if (value === space) continue;
    if (value === pad) {
      isPadded = true;
      continue;
    }
    if (value < 0) throw faultAt('invalid-base32', 'character', text, index);
    if (isPadded) throw faultAt('invalid-base32', 'padding', text, index);
    buffer = ((buffer & 127) << 5) | value;
    bits += 5;
    if (bits >= 8) bytes[size++] = buffer >> (bits -= 8);
  }
  return bytes.slice(0, size);
}
