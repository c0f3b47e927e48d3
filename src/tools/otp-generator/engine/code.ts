import { hmac } from '@noble/hashes/hmac.js';
import { sha1 } from '@noble/hashes/legacy.js';
import { sha256, sha512 } from '@noble/hashes/sha2.js';
import { ToolError } from '#core/operation.ts';
import { decodeBase32 } from '#lib/base32.ts';
import { decodeHex } from '#lib/bytes.ts';
import { encodeUtf8 } from '#lib/charset.ts';

export const algorithms = ['SHA1', 'SHA256', 'SHA512'] as const;
export type Algorithm = (typeof algorithms)[number];
export const encodings = ['base32', 'hex', 'utf8'] as const;
export type SecretEncoding = (typeof encodings)[number];
export const types = ['totp', 'hotp'] as const;
export type OtpType = (typeof types)[number];

/** Digits that are taken for letters which Base32 has. */
const lookalikes: Readonly<Record<string, string>> = { 0: 'O', 1: 'I / L', 8: 'B' };

/** Errors: `invalid-base32`, `invalid-hex` { position, character }, `missing-secret`. */
export function readSecret(secret: string, encoding: SecretEncoding): Uint8Array {
  const bytes = decode(secret, encoding);
  if (bytes.length === 0) throw new ToolError('missing-secret');
  return bytes;
}

function decode(secret: string, encoding: SecretEncoding): Uint8Array {
  if (encoding === 'hex') return decodeHex(secret);
  if (encoding === 'utf8') return encodeUtf8(secret);
  try {
    return decodeBase32(secret);
  } catch (error) {
    if (!(error instanceof ToolError)) throw error;
    const likely = lookalikes[String(error.details['character'])];
    throw likely === undefined
      ? error
      : new ToolError('invalid-base32', { ...error.details, reason: 'lookalike', likely });
  }
}

/** HOTP, RFC 4226 §5.3: the offset is in the last byte, however long the digest is. */
export function codeAt(secret: Uint8Array, counter: number, algorithm: Algorithm, digits: number): string {
  const message = new Uint8Array(8);
  new DataView(message.buffer).setBigUint64(0, BigInt(counter));
  const digest = hmac({ SHA1: sha1, SHA256: sha256, SHA512: sha512 }[algorithm], secret, message);
  const offset = (digest.at(-1) as number) & 15;
  const number = new DataView(digest.buffer, digest.byteOffset).getUint32(offset) & 0x7fff_ffff;
  return String(number % 10 ** digits).padStart(digits, '0');
}

/** The steps that a check tries: 0, −1, +1, −2, … for the clock, onwards only for a counter. */
export function* stepsOf(type: OtpType, counter: number, window: number): Generator<number> {
  for (let step = 0; step <= window; step++) {
    if (type === 'totp' && step > 0 && counter - step >= 0) yield -step;
    if (counter + step <= Number.MAX_SAFE_INTEGER) yield step;
  }
}
