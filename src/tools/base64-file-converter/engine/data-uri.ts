import { ToolError } from '#core/operation.ts';
import { faultAt } from '#lib/shown-character.ts';
import { decodeBase64 } from '#lib/base64.ts';
import { encodeUtf8 } from '#lib/charset.ts';

/** RFC 2397 §3: what stands before the data. */
export interface Header {
  /** `text/plain` when none is written, as the RFC has it. */
  readonly mediaType: string;
  readonly isBase64: boolean;
  /** How much of the text the header is, its comma included. */
  readonly length: number;
}

/** The header of a data URI, or undefined when the text is none. */
export function readHeader(text: string): Header | undefined {
  const [whole, meta = ''] = /^\s*data:([^,]{0,2000}),/i.exec(text) ?? [];
  if (whole === undefined) return undefined;
  const [mediaType = ''] = meta.split(';');
  return {
    mediaType: mediaType.trim().toLowerCase() || 'text/plain',
    isBase64: /; *base64$/i.test(meta),
    length: whole.length,
  };
}

export interface Source {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly declared: string | undefined;
}

/**
 * The bytes of Base64 in any form, of a data URI, or of a percent-encoded data URI.
 * @throws ToolError `empty-input`, `invalid-base64` { reason, position, character }
 */
export function readSource(text: string): Source {
  if (text.trim() === '') throw new ToolError('empty-input', { field: 'text' });
  const header = readHeader(text);
  if (header && !header.isBase64) {
    return { bytes: decodePercent(text, header.length), declared: header.mediaType };
  }
  return { bytes: decodeBase64(text, 'pasted'), declared: header?.mediaType };
}

/** RFC 3986 §2.1: `%41` is a byte, any other character its UTF-8. */
export function decodePercent(text: string, start: number): Uint8Array<ArrayBuffer> {
  const wrong = /%(?![\da-f]{2})/i.exec(text.slice(start));
  if (wrong) throw faultAt('invalid-base64', 'percent', text, start + wrong.index);
  const encoded = encodeUtf8(text.slice(start).trimEnd());
  const bytes = new Uint8Array(encoded.length);
  let size = 0;
  for (let at = 0; at < encoded.length; at++) {
    if (encoded[at] === 0x25) {
      bytes[size++] = Number.parseInt(String.fromCharCode(encoded[at + 1] ?? 0, encoded[at + 2] ?? 0), 16);
      at += 2;
    } else {
      bytes[size++] = encoded[at] as number;
    }
  }
  return bytes.slice(0, size);
}

/** The forms in which bytes are written. */
export type Output = 'base64' | 'data-uri' | 'html-img' | 'css-url' | 'markdown-img' | 'percent-uri';

/** What stands before and after the data. The type is made safe for quotes, brackets and URIs. */
export function frameOf(output: Output, mediaType: string): readonly [before: string, after: string] {
  const type = mediaType
    .toWellFormed()
    .replaceAll(/[^\w!#$&^.+/;=-]/gu, (character) => encodeURIComponent(character).replaceAll("'", '%27'));
  const uri = `data:${type.replaceAll(/[()]/g, (bracket) => (bracket === '(' ? '%28' : '%29'))};base64,`;
  switch (output) {
    case 'base64':
      return ['', ''];
    case 'data-uri':
      return [uri, ''];
    case 'html-img':
      return [`<img src="${uri}`, '" alt="">'];
    case 'css-url':
      return [`url("${uri}`, '")'];
    case 'markdown-img':
      return [`![](${uri}`, ')'];
    case 'percent-uri':
      return [`data:${type},`, ''];
  }
}

/** Bytes that may stand in a data URI, in HTML and in CSS as they are. */
const plain = new Set(encodeUtf8("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.!~*'();/?:@&=+$,"));

/** Percent-encoding: of text, such as SVG, shorter than Base64. */
export function encodePercent(bytes: Uint8Array): string {
  const parts: string[] = [];
  for (const byte of bytes) {
    parts.push(plain.has(byte) ? String.fromCharCode(byte) : `%${byte.toString(16).toUpperCase().padStart(2, '0')}`);
  }
  return parts.join('');
}
