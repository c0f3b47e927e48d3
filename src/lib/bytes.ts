import { meaningAt, meanings, space } from './alphabet.ts';
import { faultAt } from './shown-character.ts';
import { decodeBase64, encodeBase64 } from './base64.ts';
import { asciiText, encodeUtf8 } from './charset.ts';

/** How people write bytes down. */
export const inputEncodings = ['utf8', 'hex', 'base64'] as const;
export type InputEncoding = (typeof inputEncodings)[number];

/** How digests and the like are shown. */
export const outputEncodings = ['hex', 'base64', 'base64url', 'binary'] as const;
export type OutputEncoding = (typeof outputEncodings)[number];

/** @throws ToolError `invalid-hex`, `invalid-base64` */
export function readBytes(text: string, encoding: InputEncoding): Uint8Array<ArrayBuffer> {
  if (encoding === 'hex') return decodeHex(text);
  return encoding === 'base64' ? decodeBase64(text) : encodeUtf8(text);
}

/** `hex` lower case, `base64` padded, `base64url` unpadded, `binary` eight digits a byte. */
export function writeBytes(bytes: Uint8Array, encoding: OutputEncoding): string {
  if (encoding === 'hex') return encodeHex(bytes);
  return encoding === 'binary' ? encodeBinary(bytes) : encodeBase64(bytes, { urlSafe: encoding === 'base64url' });
}

const hexDigits = '0123456789abcdef';
const hexCodes = encodeUtf8(hexDigits);
const upperCase = { A: 10, B: 11, C: 12, D: 13, E: 14, F: 15 };

/** Two lower-case digits a byte, nothing between them. */
export function encodeHex(bytes: Uint8Array): string {
  const codes = new Uint8Array(bytes.length * 2);
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at] as number;
    codes[2 * at] = hexCodes[byte >> 4] as number;
    codes[2 * at + 1] = hexCodes[byte & 15] as number;
  }
  return asciiText(codes);
}

/**
 * Hexadecimal digits in any case, after one optional `0x`; white space and the `separators` are ignored.
 * @throws ToolError `invalid-hex` { reason: `character` | `odd`, position, character }; `odd`: the last digit has no partner.
 */
export function decodeHex(text: string, separators = ':-'): Uint8Array<ArrayBuffer> {
  const values = meanings(hexDigits, separators, upperCase);
  let start = 0;
  while (start < text.length && meaningAt(values, text, start) === space) start++;
  if (/^0x/i.test(text.slice(start, start + 2))) start += 2;
  const bytes = new Uint8Array((text.length - start) >> 1);
  let digits = 0;
  let high = 0;
  let last = 0;
  for (let index = start; index < text.length; index++) {
    const value = meaningAt(values, text, index);
    if (value === space) continue;
    if (value < 0) throw faultAt('invalid-hex', 'character', text, index);
    if (digits % 2 === 0) high = value << 4;
    else bytes[digits >> 1] = high | value;
    digits++;
    last = index;
  }
  if (digits % 2 === 1) throw faultAt('invalid-hex', 'odd', text, last);
  return bytes.slice(0, digits >> 1);
}

/** Eight binary digits a byte, nothing between them. */
export function encodeBinary(bytes: Uint8Array): string {
  const codes = new Uint8Array(bytes.length * 8);
  for (let bit = 0; bit < codes.length; bit++) {
    codes[bit] = 48 + (((bytes[bit >> 3] as number) >> (7 - (bit & 7))) & 1);
  }
  return asciiText(codes);
}
