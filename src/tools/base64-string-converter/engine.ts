import { choice, flag, integer, text } from '#core/field.ts';
import { operation, ToolError } from '#core/operation.ts';
import { shownCharacter } from '#lib/shown-character.ts';
import { decodeBase64, encodeBase64 } from '#lib/base64.ts';
import { decodeHex, encodeHex } from '#lib/bytes.ts';
import {
  decodeLatin1,
  decodeUtf16,
  decodeUtf8,
  encodeLatin1,
  encodeUtf16,
  encodeUtf8,
  invalidUtf16Offset,
  invalidUtf8Offset,
} from '#lib/charset.ts';

export const charsets = ['utf-8', 'utf-16le', 'utf-16be', 'latin1', 'hex'] as const;
export type Charset = (typeof charsets)[number];

/**
 * Base64 of a text, RFC 4648 §4, or §5 with `urlSafe`. `padding` auto: only the standard alphabet is padded.
 * Errors: `invalid-hex`, `unencodable-character` { position, character }.
 */
export const encode = operation('base64-string-converter/encode', {
  input: {
    text: text(),
    charset: choice(charsets, 'utf-8'),
    urlSafe: flag(false),
    padding: choice(['auto', 'always', 'never'], 'auto'),
    lineLength: integer({ min: 0, max: 1000 }, 0),
  },
  result: 'text',
  inverse: { op: 'base64-string-converter/decode', input: ({ charset }) => ({ charset }) },
  run: ({ text, charset, urlSafe, padding, lineLength }) => {
    const padded = padding === 'auto' ? !urlSafe : padding === 'always';
    return encodeBase64(bytesOf(text, charset), { urlSafe, padded, lineLength });
  },
});

/**
 * The text in a Base64 string. Leniently a data URI's prefix, `%2B %2F %3D`, white space, both alphabets and missing padding
 * are accepted; strictly only canonical RFC 4648 §4.
 * Errors: `invalid-base64` { reason, position, character }, `not-text` { offset } counted in bytes from 0.
 */
export const decode = operation('base64-string-converter/decode', {
  input: { text: text(), charset: choice(charsets, 'utf-8'), strict: flag(false) },
  result: 'text',
  inverse: { op: 'base64-string-converter/encode', input: ({ charset }) => ({ charset }) },
  run: ({ text, charset, strict }) => {
    const bytes = decodeBase64(text, strict ? 'strict' : 'pasted');
    const decoded = textOf(bytes, charset);
    if (decoded === undefined) throw new ToolError('not-text', { offset: faultOffset(bytes, charset), charset });
    return decoded;
  },
});

function bytesOf(source: string, charset: Charset): Uint8Array {
  if (charset === 'utf-8') return encodeUtf8(source);
  if (charset === 'hex') return decodeHex(source, ':');
  if (charset !== 'latin1') return encodeUtf16(source, charset === 'utf-16be');
  const bytes = encodeLatin1(source);
  if (typeof bytes !== 'number') return bytes;
  throw new ToolError('unencodable-character', { position: bytes + 1, character: shownCharacter(source, bytes) });
}

function textOf(bytes: Uint8Array, charset: Charset): string | undefined {
  if (charset === 'utf-8') return decodeUtf8(bytes);
  if (charset === 'hex') return encodeHex(bytes);
  return charset === 'latin1' ? decodeLatin1(bytes) : decodeUtf16(bytes, charset === 'utf-16be');
}

function faultOffset(bytes: Uint8Array, charset: Charset): number | undefined {
  return charset === 'utf-8' ? invalidUtf8Offset(bytes) : invalidUtf16Offset(bytes, charset === 'utf-16be');
}
