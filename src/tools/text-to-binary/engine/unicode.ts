import {
  decodeUtf16,
  decodeUtf8,
  encodeUtf16,
  encodeUtf8,
  invalidUtf16Offset,
  invalidUtf8Offset,
} from '#lib/charset.ts';
import { codePointAt } from '#lib/code-point.ts';
import type { Charset, CharsetName } from './charsets.ts';

const replacing = (label: string): TextDecoder => new TextDecoder(label, { ignoreBOM: true });

const utf8: Charset = {
  encode: encodeUtf8,
  decode: (bytes, replace) => (replace ? replacing('utf-8').decode(bytes) : decodeUtf8(bytes)),
  faultIn: (bytes) => invalidUtf8Offset(bytes) ?? bytes.length,
};

const utf16 = (isBig: boolean): Charset => ({
  encode: (character) => encodeUtf16(character, isBig),
  decode: (bytes, replace) =>
    replace ? replacing(isBig ? 'utf-16be' : 'utf-16le').decode(bytes) : decodeUtf16(bytes, isBig),
  faultIn: (bytes) => invalidUtf16Offset(bytes, isBig) ?? bytes.length,
});

/** Is it a Unicode scalar value (Unicode 17, D76)? */
const isScalar = (value: number): boolean => value < 0xd800 || (value > 0xdfff && value <= 0x10ffff);

/** UTF-32 without a byte order mark (Unicode 17, §3.10). */
function utf32(isBig: boolean): Charset {
  const unitsOf = (bytes: Uint8Array): number[] => {
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    return Array.from({ length: bytes.length >> 2 }, (_, at) => view.getUint32(at * 4, !isBig));
  };
  return {
    encode: (character) => {
      const bytes = new Uint8Array(4);
      new DataView(bytes.buffer).setUint32(0, codePointAt(character) ?? 0, !isBig);
      return bytes;
    },
    decode: (bytes, replace) => {
      const units = unitsOf(bytes);
      const isWhole = bytes.length % 4 === 0;
      if (!replace && !(isWhole && units.every(isScalar))) return undefined;
      const text = units.map((unit) => (isScalar(unit) ? String.fromCodePoint(unit) : '\uFFFD')).join('');
      return isWhole ? text : `${text}\uFFFD`;
    },
    faultIn: (bytes) => {
      const at = unitsOf(bytes).findIndex((unit) => !isScalar(unit));
      return at === -1 ? bytes.length - (bytes.length % 4) : at * 4;
    },
  };
}

export const unicodeCharsets: Readonly<Partial<Record<CharsetName, () => Charset>>> = {
  'utf-8': () => utf8,
  'utf-16le': () => utf16(false),
  'utf-16be': () => utf16(true),
  'utf-32le': () => utf32(false),
  'utf-32be': () => utf32(true),
};
