import { ToolError } from '#core/operation.ts';
import { placesIn } from '#lib/percent/place.ts';
import { hexValue } from '#lib/percent/triplets.ts';
import { leftAlone, type EncodeMode } from './rules.ts';

interface EncodeInput {
  readonly text: string;
  readonly mode: EncodeMode;
  readonly perLine: boolean;
  readonly keepEncoded: boolean;
}

const [percent, space, plus, lineFeed, carriageReturn] = [0x25, 0x20, 0x2b, 0x0a, 0x0d];
const utf8 = new TextEncoder();
const digits = utf8.encode('0123456789ABCDEF');

/** Works on bytes: a megabyte takes some ten milliseconds. */
export function encodeText({ text, mode, perLine, keepEncoded }: EncodeInput): string {
  const lone = /\p{Surrogate}/u.exec(text);
  if (lone) throw new ToolError('lone-surrogate', { ...placesIn(text)(lone.index) });
  const stays = leftAlone(mode);
  if (perLine) stays[lineFeed] = stays[carriageReturn] = 1;
  const bytes = utf8.encode(text);
  const out = new Uint8Array(bytes.length * 3);
  let length = 0;
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at] as number;
    if (stays[byte] === 1) out[length++] = byte;
    else if (byte === space && mode === 'form') out[length++] = plus;
    else if (byte === percent && keepEncoded && isHex(bytes[at + 1]) && isHex(bytes[at + 2])) {
      out.set(bytes.subarray(at, at + 3), length);
      length += 3;
      at += 2;
    } else {
      out[length++] = percent;
      out[length++] = digits[byte >> 4] as number;
      out[length++] = digits[byte & 15] as number;
    }
  }
  return new TextDecoder().decode(out.subarray(0, length));
}

function isHex(byte: number | undefined): boolean {
  return byte !== undefined && hexValue(byte) >= 0;
}
