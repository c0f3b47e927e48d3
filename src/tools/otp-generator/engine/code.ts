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

/** The steps that a check tries: 0, −1, +1, −2, … for the clock, onwards only for a counter. */
export function* stepsOf(type: OtpType, counter: number, window: number): Generator<number> {
  for (let step = 0; step <= window; step++) {
    if (type === 'totp' && step > 0 && counter - step >= 0) yield -step;
    if (counter + step <= Number.MAX_SAFE_INTEGER) yield step;
  }
}
