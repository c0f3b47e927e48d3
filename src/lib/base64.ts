import type { ToolError } from '#core/operation.ts';
import { bad, meaningAt, meanings, pad } from './alphabet.ts';
import { faultAt } from './shown-character.ts';
import { asciiText, encodeUtf8 } from './charset.ts';

const alphanumeric = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const standardCodes = encodeUtf8(`${alphanumeric}+/`);
const urlSafeCodes = encodeUtf8(`${alphanumeric}-_`);
const standardValues = meanings(`${alphanumeric}+/`, '', { '=': pad });
const eitherValues = meanings(`${alphanumeric}+/`, '', { '-': 62, _: 63, '=': pad });

export interface Base64Options {
  /** RFC 4648 §5 instead of §4. */
  readonly urlSafe?: boolean;
  /** By default the standard alphabet is padded and the URL-safe one is not. */
  readonly padded?: boolean;
  /** Breaks with LF after so many characters, none at the end; 0 never. */
  readonly lineLength?: number;
}

/** Base64, RFC 4648 §4 and §5. */
export function encodeBase64(bytes: Uint8Array, options: Base64Options = {}): string {
  const { urlSafe = false, padded = !urlSafe, lineLength = 0 } = options;
  const alphabet = urlSafe ? urlSafeCodes : standardCodes;
  const whole = Math.ceil(bytes.length / 3) * 4;
  const codes = new Uint8Array(whole).fill(0x3d);
  let at = 0;
  for (let from = 0; from < bytes.length; from += 3) {
    const left = bytes.length - from;
    const group =
      ((bytes[from] as number) << 16) |
      (left > 1 ? (bytes[from + 1] as number) << 8 : 0) |
      (left > 2 ? (bytes[from + 2] as number) : 0);
    codes[at++] = alphabet[group >> 18] as number;
    codes[at++] = alphabet[(group >> 12) & 63] as number;
    if (left > 1) codes[at++] = alphabet[(group >> 6) & 63] as number;
    if (left > 2) codes[at++] = alphabet[group & 63] as number;
  }
  return asciiText(broken(codes.subarray(0, padded ? whole : at), lineLength));
}

function broken(codes: Uint8Array, lineLength: number): Uint8Array {
  if (lineLength === 0 || codes.length <= lineLength) return codes;
  const lines = new Uint8Array(codes.length + Math.ceil(codes.length / lineLength) - 1);
  for (let from = 0, to = 0; from < codes.length; from++) {
    if (from > 0 && from % lineLength === 0) lines[to++] = 0x0a;
    lines[to++] = codes[from] as number;
  }
  return lines;
}

/**
 * What is accepted. `any`: both alphabets, even mixed, white space anywhere, padding optional but right when it is there,
 * unused bits in the last character. `pasted`: also `data:…;base64,` in front and `%2B`, `%2F`, `%3D`.
 * `strict`: canonical RFC 4648 §4 only.
 */
export type Base64Form = 'any' | 'pasted' | 'strict';

const dataPrefix = /^\s*data:[^,]*; *base64,/i;
const escapes: Readonly<Record<string, number>> = { '%2b': 62, '%2f': 63, '%3d': pad };

/**
 * @throws ToolError `invalid-base64` { reason: `character` | `length` | `padding` | `trailing-bits`, position, character };
 * `length`: one character is left over, and a byte needs two.
 */
export function decodeBase64(text: string, form: Base64Form = 'any'): Uint8Array<ArrayBuffer> {
  const strict = form === 'strict';
  const values = strict ? standardValues : eitherValues;
  const fault = (reason: string, index: number): ToolError => faultAt('invalid-base64', reason, text, index);
  const start = form === 'pasted' ? (dataPrefix.exec(text)?.[0].length ?? 0) : 0;
  const bytes = new Uint8Array(Math.ceil(((text.length - start) * 3) / 4));
  let size = 0;
  let group = 0;
  let digits = 0;
  let lastDigit = start;
  let pads = 0;
  let firstPad = start;
  for (let index = start; index < text.length; index++) {
    const here = index;
    let value = meaningAt(values, text, index);
    if (value === bad && form === 'pasted' && text[index] === '%') {
      value = escapes[text.slice(index, index + 3).toLowerCase()] ?? bad;
      if (value !== bad) index += 2;
    }
    if (value >= 0) {
      if (pads > 0) throw fault('padding', here);
      group = (group << 6) | value;
      lastDigit = here;
      if ((++digits & 3) === 0) {
        bytes[size++] = group >> 16;
        bytes[size++] = group >> 8;
        bytes[size++] = group;
        group = 0;
      }
    } else if (value === pad) {
      if ((digits & 3) === 1) throw fault('length', lastDigit);
      if (++pads > (-digits & 3)) throw fault('padding', here);
      if (pads === 1) firstPad = here;
    } else if (value === bad || strict) {
      throw fault('character', here);
    }
  }
  const rest = digits & 3;
  if (rest === 1) throw fault('length', lastDigit);
  if (pads > 0 && pads < (-digits & 3)) throw fault('padding', firstPad);
  if (strict && rest > 0 && pads === 0) throw fault('padding', text.length);
  if (strict && rest > 0 && (group & (rest === 2 ? 15 : 3)) !== 0) throw fault('trailing-bits', lastDigit);
  if (rest > 0) bytes[size++] = group >> (rest === 2 ? 4 : 10);
  if (rest === 3) bytes[size++] = group >> 2;
  return bytes.slice(0, size);
}
