import { choice, flag, integer, text } from '#core/field.ts';
import { once } from '#core/once.ts';
import { operation, ToolError } from '#core/operation.ts';
import { inputEncodings, readBytes, writeBytes } from '#lib/bytes.ts';
import { decodeUtf8, invalidUtf8Offset } from '#lib/charset.ts';
import type { Candidate } from './engine/detect.ts';
import { formats, hasLines } from './engine/names-of-formats.ts';

const loadFormats = once(() => import('./engine/formats.ts'));
const loadDetect = once(() => import('./engine/detect.ts'));

const loadCodecs = async () => (await loadFormats()).codecs;

/** A CommonJS module is in it, which only a bundle reads. */
const loadNames = once(() => import('./engine/names.ts'));

function broken(encoded: string, length: number): string {
  if (length === 0) return encoded;
  const lines: string[] = [];
  for (let from = 0; from < encoded.length; from += length) lines.push(encoded.slice(from, from + length));
  return lines.join('\n');
}

/**
 * Bytes as text. Options that a format does not have change nothing.
 * Errors: `invalid-hex`, `invalid-base64`, `invalid-length` { reason: `encode`, length, multiple } (z85),
 * `too-large` { max } in bytes (base36, base58, base62).
 *
 * @example
 * ```ts
 * await execute(encode, { text: 'Hello, World!', format: 'base58' }); // '72k1xXWG59fYdzSNoA'
 * ```
 */
export const encode = operation('base-encodings/encode', {
  input: {
    text: text(),
    inputEncoding: choice(inputEncodings, 'utf8'),
    format: choice(formats),
    padding: flag(true),
    lowercase: flag(false),
    lineLength: integer({ min: 0, max: 1000 }, 0),
    frame: flag(false),
    fileName: text('data.bin'),
  },
  result: 'text',
  inverse: {
    op: 'base-encodings/decode',
    input: ({ format, inputEncoding }) => ({ format, outputEncoding: inputEncoding }),
  },
  run: async ({ text, inputEncoding, format, lineLength, ...options }): Promise<string> => {
    const codecs = await loadCodecs();
    const encoded = codecs[format].write(readBytes(text, inputEncoding), options);
    return hasLines(format) ? encoded : broken(encoded, lineLength);
  },
});

/**
 * The bytes that a text stands for. Positions count UTF-16 units from 1.
 * Errors: `invalid-character` { position, character }, `invalid-length` { length, multiple? }, `invalid-padding`
 * { position } or { reason: `missing`, group, position }, `overflow` { position }, `invalid-checksum` { expected, found },
 * `invalid-escape` { line, column }, `trailing-bits` { position }, `output-not-utf8` { offset }, `too-large` { max }.
 *
 * @example
 * ```ts
 * await execute(decode, { text: '115Q', format: 'base58', outputEncoding: 'hex' }); // '0000ff'
 * ```
 */
export const decode = operation('base-encodings/decode', {
  input: {
    text: text(),
    format: choice(formats),
    outputEncoding: choice(inputEncodings, 'utf8'),
    strict: flag(false),
  },
  result: 'text',
  inverse: {
    op: 'base-encodings/encode',
    input: ({ format, outputEncoding }) => ({ format, inputEncoding: outputEncoding }),
  },
  run: async ({ text, format, outputEncoding, strict }): Promise<string> => {
    const codecs = await loadCodecs();
    const bytes = codecs[format].read(text, strict);
    if (outputEncoding !== 'utf8') return writeBytes(bytes, outputEncoding);
    const decoded = decodeUtf8(bytes);
    if (decoded === undefined) throw new ToolError('output-not-utf8', { offset: invalidUtf8Offset(bytes) });
    return decoded;
  },
});

/**
 * Which formats a text may be in: those that would have written it so. Texts of 4 to 100,000 characters.
 *
 * @example
 * ```ts
 * await execute(detect, { text: 'KRUGKIDROVUWG2Y=' }); // [{ format: 'base32', confidence: 'likely', text: 'The quick', … }, …]
 * ```
 */
export const detect = operation('base-encodings/detect', {
  input: { text: text(), limit: integer({ min: 1, max: 20 }, 20) },
  // Every format is tried, and base 36, 58 and 62 take the square of the length.
  weight: ({ text }) => 8 * text.length,
  run: async ({ text, limit }): Promise<Candidate[]> => (await loadDetect()).detectFormats(text).slice(0, limit),
});

/**
 * An internationalized domain name as the DNS has it (UTS #46, non-transitional).
 * Error: `invalid-domain` { reason: `character`, position } or { reason: `idna` }.
 *
 * @example
 * ```ts
 * await execute(idnToAscii, { domain: 'faß.de' }); // 'xn--fa-hia.de'
 * ```
 */
export const idnToAscii = operation('base-encodings/idn-to-ascii', {
  input: { domain: text() },
  result: 'text',
  inverse: { op: 'base-encodings/idn-to-unicode', input: () => ({}) },
  run: async ({ domain }): Promise<string> => (await loadNames()).idnToAscii(domain),
});

/** The domain name with its labels as people write them. Error: `invalid-punycode` { label }. */
export const idnToUnicode = operation('base-encodings/idn-to-unicode', {
  input: { domain: text() },
  result: 'text',
  inverse: { op: 'base-encodings/idn-to-ascii', input: () => ({}), ignoresCase: true },
  run: async ({ domain }): Promise<string> => (await loadNames()).idnToUnicode(domain),
});

/** Bare Punycode (RFC 3492), without `xn--`. Error: `punycode-overflow`. */
export const toPunycode = operation('base-encodings/to-punycode', {
  input: { text: text() },
  result: 'text',
  inverse: { op: 'base-encodings/from-punycode', input: () => ({}) },
  run: async ({ text }): Promise<string> => (await loadNames()).toPunycode(text),
});

/** The text behind a Punycode. Error: `invalid-punycode` { label }. */
export const fromPunycode = operation('base-encodings/from-punycode', {
  input: { text: text() },
  result: 'text',
  inverse: { op: 'base-encodings/to-punycode', input: () => ({}) },
  run: async ({ text }): Promise<string> => (await loadNames()).fromPunycode(text),
});
