import { ToolError } from '#core/operation.ts';
import { asciiText, encodeUtf8 } from '#lib/charset.ts';
import type { Codec } from './codec.ts';

const cr = 0x0d;
const lf = 0x0a;
const equals = 0x3d;
/** Characters of a line without and with the `=` of a soft line break: RFC 2045 §6.7, rule 5. */
const longest = 76;
const isBlank = (byte: number | undefined): boolean => byte === 0x20 || byte === 0x09;

const upperHex = encodeUtf8('0123456789ABCDEF');

const isLineBreak = (bytes: Uint8Array, at: number): boolean =>
  bytes[at] === lf || (bytes[at] === cr && bytes[at + 1] === lf);

/** Growing bytes. */
class Lines {
  private codes: Uint8Array;
  private size = 0;
  private column = 0;
  constructor(expected: number) {
    this.codes = new Uint8Array(expected);
  }

  private put(...bytes: readonly number[]): void {
    if (this.size + bytes.length > this.codes.length) {
      const larger = new Uint8Array(2 * this.codes.length + bytes.length);
      larger.set(this.codes);
      this.codes = larger;
    }
    for (const byte of bytes) this.codes[this.size++] = byte;
  }

  /** A token that goes on this line if it fits, and on the next one else. */
  token(isLast: boolean, ...bytes: readonly number[]): void {
    if (this.column + bytes.length > (isLast ? longest : longest - 1)) {
      this.put(equals, cr, lf);
      this.column = 0;
    }
    this.put(...bytes);
    this.column += bytes.length;
  }

  hard(): void {
    this.put(cr, lf);
    this.column = 0;
  }

  text(): string {
    return asciiText(this.codes.subarray(0, this.size));
  }
}

function write(bytes: Uint8Array): string {
  const lines = new Lines(bytes.length + (bytes.length >> 4) + 16);
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at] as number;
    if (isLineBreak(bytes, at)) {
      lines.hard();
      if (byte === cr) at++;
      continue;
    }
    const isLast = at + 1 === bytes.length || isLineBreak(bytes, at + 1);
    const isPlain = isBlank(byte) ? !isLast : byte > 0x20 && byte < 0x7f && byte !== equals;
    if (isPlain) lines.token(isLast, byte);
    else lines.token(isLast, equals, upperHex[byte >> 4] as number, upperHex[byte & 15] as number);
  }
  return lines.text();
}

const nibble = (code = 0): number => {
  if (code >= 0x30 && code <= 0x39) return code - 0x30;
  const letter = code | 0x20;
  return letter >= 0x61 && letter <= 0x66 ? letter - 0x57 : -1;
};

function read(text: string): Uint8Array<ArrayBuffer> {
  const codes = encodeUtf8(text);
  const bytes = new Uint8Array(codes.length);
  let size = 0;
  // What stands before it is not white space that a line break takes away.
  let solid = 0;
  for (let at = 0; at < codes.length; at++) {
    const code = codes[at] as number;
    if (code === equals) {
      const [high, low] = [nibble(codes[at + 1]), nibble(codes[at + 2])];
      if (high >= 0 && low >= 0) {
        bytes[size++] = high * 16 + low;
        at += 2;
      } else {
        at = endOfSoftBreak(codes, at, text);
      }
      solid = size;
      continue;
    }
    if (isLineBreak(codes, at)) size = solid;
    bytes[size++] = code;
    if (!isBlank(code)) solid = size;
  }
  return bytes.slice(0, size);
}

/** The index of the line break's last byte. */
function endOfSoftBreak(codes: Uint8Array, start: number, text: string): number {
  let at = start + 1;
  while (isBlank(codes[at])) at++;
  if (!isLineBreak(codes, at)) throw badEscape(text, unitsIn(codes, start));
  return codes[at] === cr ? at + 1 : at;
}

/** How many UTF-16 units the first bytes are. */
function unitsIn(codes: Uint8Array, end: number): number {
  let units = 0;
  for (let at = 0; at < end; at++) {
    const code = codes[at] as number;
    if (code < 0x80 || code >= 0xc0) units += code >= 0xf0 ? 2 : 1;
  }
  return units;
}

function badEscape(text: string, index: number): ToolError {
  const before = text.slice(0, index).split(/\r\n|\r|\n/);
  return new ToolError('invalid-escape', { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 });
}

/** RFC 2045 §6.7. */
export const quotedPrintable: Codec = { write, read };
