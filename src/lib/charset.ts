const utf8Encoder = new TextEncoder();
const utf8Decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** UTF-8; a lone surrogate becomes EF BF BD. */
export function encodeUtf8(text: string): Uint8Array<ArrayBuffer> {
  return utf8Encoder.encode(text) as Uint8Array<ArrayBuffer>;
}

/** The text, a BOM included, or undefined when the bytes are not UTF-8: never replacement characters. */
export function decodeUtf8(bytes: Uint8Array): string | undefined {
  try {
    return utf8Decoder.decode(bytes);
  } catch {
    return undefined;
  }
}

/** The text of bytes below 0x80. */
export function asciiText(codes: Uint8Array): string {
  return utf8Decoder.decode(codes);
}

/** Where the first sequence begins that is not UTF-8 (Unicode 16, table 3-7), or undefined. */
export function invalidUtf8Offset(bytes: Uint8Array): number | undefined {
  const isTail = (at: number, low = 0x80, high = 0xbf): boolean => {
    const byte = bytes[at] ?? 0;
    return byte >= low && byte <= high;
  };
  for (let at = 0; at < bytes.length;) {
    const lead = bytes[at] as number;
    const length = lead < 0x80 ? 1 : lead < 0xc2 ? 0 : lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : lead < 0xf5 ? 4 : 0;
    if (length === 0) return at;
    const low = lead === 0xe0 ? 0xa0 : lead === 0xf0 ? 0x90 : 0x80;
    const high = lead === 0xed ? 0x9f : lead === 0xf4 ? 0x8f : 0xbf;
    if (length > 1 && !isTail(at + 1, low, high)) return at;
    if ((length > 2 && !isTail(at + 2)) || (length > 3 && !isTail(at + 3))) return at;
    at += length;
  }
  return undefined;
}

/** UTF-16 without a BOM; a lone surrogate becomes U+FFFD. */
export function encodeUtf16(text: string, bigEndian = false): Uint8Array<ArrayBuffer> {
  const units = text.toWellFormed();
  const bytes = new Uint8Array(units.length * 2);
  const view = new DataView(bytes.buffer);
  for (let index = 0; index < units.length; index++) view.setUint16(index * 2, units.charCodeAt(index), !bigEndian);
  return bytes;
}

/** The text, a BOM included, or undefined when the bytes are not well-formed UTF-16. */
export function decodeUtf16(bytes: Uint8Array, bigEndian = false): string | undefined {
  if (bytes.length % 2 === 1) return undefined;
  const text = utf16Units(bytes, bigEndian);
  return text.isWellFormed() ? text : undefined;
}

/** Where the first lone surrogate or half unit begins, or undefined. */
export function invalidUtf16Offset(bytes: Uint8Array, bigEndian = false): number | undefined {
  const lone = /\p{Surrogate}/u.exec(utf16Units(bytes, bigEndian));
  if (lone) return lone.index * 2;
  return bytes.length % 2 === 1 ? bytes.length - 1 : undefined;
}

function utf16Units(bytes: Uint8Array, bigEndian: boolean): string {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const units = new Uint16Array(bytes.length >> 1);
  for (let index = 0; index < units.length; index++) units[index] = view.getUint16(index * 2, !bigEndian);
  return fromUnits(units);
}

/** ISO-8859-1, or the index of the first character above U+00FF. */
export function encodeLatin1(text: string): Uint8Array<ArrayBuffer> | number {
  const bytes = new Uint8Array(text.length);
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index);
    if (unit > 0xff) return index;
    bytes[index] = unit;
  }
  return bytes;
}

/** ISO-8859-1 proper, where 0x80 is U+0080; the `latin1` of `TextDecoder` is windows-1252. */
export function decodeLatin1(bytes: Uint8Array): string {
  return fromUnits(bytes);
}

const argumentLimit = 8192;

function fromUnits(units: Uint8Array | Uint16Array): string {
  const parts: string[] = [];
  for (let from = 0; from < units.length; from += argumentLimit) {
    parts.push(String.fromCharCode(...units.subarray(from, from + argumentLimit)));
  }
  return parts.join('');
}
