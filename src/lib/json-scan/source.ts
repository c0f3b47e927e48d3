import { codePointAt } from '../code-point.ts';

const encoder = new TextEncoder();
const strictDecoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** UTF-8; a lone surrogate, which UTF-8 cannot hold, becomes its three bytes of WTF-8, so that nothing is lost. */
export function toBytes(text: string): Uint8Array {
  if (text.isWellFormed()) return encoder.encode(text);
  const bytes = new Uint8Array(text.length * 3);
  let length = 0;
  for (let index = 0; index < text.length; index++) {
    const point = codePointAt(text, index) as number;
    if (point > 0xffff) index++;
    length = putCodePoint(bytes, length, point);
  }
  return bytes.slice(0, length);
}

function putCodePoint(bytes: Uint8Array, at: number, point: number): number {
  if (point < 0x80) {
    bytes[at++] = point;
    return at;
  }
  const extra = point < 0x800 ? 1 : point < 0x10000 ? 2 : 3;
  bytes[at++] = ((0xff00 >> (extra + 1)) & 0xff) | (point >> (6 * extra));
  for (let rest = extra - 1; rest >= 0; rest--) bytes[at++] = 0x80 | ((point >> (6 * rest)) & 0x3f);
  return at;
}

/** The inverse of `toBytes`; bytes that are not UTF-8 at all become U+FFFD. */
export function toText(bytes: Uint8Array, start = 0, end = bytes.length): string {
  const part = start === 0 && end === bytes.length ? bytes : bytes.subarray(start, end);
  if (part.length < 24) {
    const ascii = shortAscii(part);
    if (ascii !== undefined) return ascii;
  }
  try {
    return strictDecoder.decode(part);
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    return decodeLoosely(part);
  }
}

function shortAscii(bytes: Uint8Array): string | undefined {
  let text = '';
  for (const byte of bytes) {
    if (byte >= 0x80) return undefined;
    text += String.fromCharCode(byte);
  }
  return text;
}

function decodeLoosely(bytes: Uint8Array): string {
  const chunks: string[] = [];
  const units: number[] = [];
  for (let at = 0; at < bytes.length;) {
    const point = utf8CodePointAt(bytes, at);
    at += point === 0xfffd ? invalidLength(bytes, at) : sequenceLength(point);
    if (point > 0xffff) units.push(0xd7c0 + (point >> 10), 0xdc00 | (point & 0x3ff));
    else units.push(point);
    if (units.length > 8000 || at >= bytes.length) {
      chunks.push(String.fromCharCode(...units));
      units.length = 0;
    }
  }
  return chunks.join('');
}

function invalidLength(bytes: Uint8Array, at: number): number {
  return bytes[at] === 0xef && bytes[at + 1] === 0xbf && bytes[at + 2] === 0xbd ? 3 : 1;
}

/** How many bytes UTF-8 needs for a code point. */
export function sequenceLength(point: number): number {
  return point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x10000 ? 3 : 4;
}

/** The code point that starts at this byte, lone surrogates included; U+FFFD when there is none. */
export function utf8CodePointAt(bytes: Uint8Array, at: number): number {
  const first = bytes[at] ?? 0;
  if (first < 0x80) return first;
  const extra = first < 0xc2 ? 0 : first < 0xe0 ? 1 : first < 0xf0 ? 2 : first < 0xf5 ? 3 : 0;
  if (extra === 0) return 0xfffd;
  let point = first & (0x3f >> extra);
  for (let index = 1; index <= extra; index++) {
    const next = bytes[at + index] ?? 0;
    if ((next & 0xc0) !== 0x80) return 0xfffd;
    point = (point << 6) | (next & 0x3f);
  }
  return point > 0x10ffff || sequenceLength(point) !== extra + 1 ? 0xfffd : point;
}

/**
 * The length of the white space that JSON5 accepts beyond RFC 8259 and that starts here (JSON5 §8), 0 when there is
 * none: U+000B, U+000C, U+00A0, U+2028, U+2029, U+FEFF and the category Zs.
 */
export function wideSpaceLength(bytes: Uint8Array, at: number): number {
  const first = bytes[at];
  if (first === 0x0b || first === 0x0c) return 1;
  if (first === 0xc2) return bytes[at + 1] === 0xa0 ? 2 : 0;
  if (first !== 0xe1 && first !== 0xe2 && first !== 0xe3 && first !== 0xef) return 0;
  const point = utf8CodePointAt(bytes, at);
  const isSpace =
    (point >= 0x2000 && point <= 0x200a) ||
    point === 0x2028 ||
    point === 0x2029 ||
    point === 0x202f ||
    point === 0x205f ||
    point === 0x1680 ||
    point === 0x3000 ||
    point === 0xfeff;
  return isSpace ? 3 : 0;
}

/** U+2028 or U+2029 at this byte? Both end a line for JSON5. */
export function isLineSeparator(bytes: Uint8Array, at: number): boolean {
  return bytes[at] === 0xe2 && bytes[at + 1] === 0x80 && ((bytes[at + 2] ?? 0) & 0xfe) === 0xa8;
}

/** Can this byte go on with a word such as `true` or a number? */
export function isWordByte(bytes: Uint8Array, at: number): boolean {
  const byte = bytes[at];
  if (byte === undefined) return false;
  if (byte >= 0x80) return wideSpaceLength(bytes, at) === 0;
  const letter = byte | 0x20;
  return (letter >= 0x61 && letter <= 0x7a) || (byte >= 0x30 && byte <= 0x39) || byte === 0x5f || byte === 0x24;
}

/** The bytes of a file as UTF-8; UTF-16 is recognized by its byte order mark. */
export async function readBytes(file: Blob): Promise<Uint8Array> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const isLittle = bytes[0] === 0xff && bytes[1] === 0xfe;
  const isBig = bytes[0] === 0xfe && bytes[1] === 0xff;
  if (!isLittle && !isBig) return bytes;
  return encoder.encode(new TextDecoder(isLittle ? 'utf-16le' : 'utf-16be').decode(bytes));
}
