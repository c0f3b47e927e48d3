import { chacha20poly1305 } from '@noble/ciphers/chacha.js';
import { scryptAsync } from '@noble/hashes/scrypt.js';
import { concatBytes } from '@noble/hashes/utils.js';
import { ToolError, type Context } from '#core/operation.ts';
import { encodeUtf8 } from '#lib/charset.ts';
import { decodeUnpadded, encodeUnpadded } from './base64.ts';
import type { Stanza } from './header.ts';

/** The base-two logarithm of scrypt's N: as age writes it, 256 MiB and a second or two. */
export const defaultWorkFactor = 18;
/** 1 GiB: a page is not given more. */
export const highestWorkFactor = 20;

export const fileKeySize = 16;
export const saltSize = 16;
const tagSize = 16;
const label = encodeUtf8('age-encryption.org/v1/scrypt');
/** The wrap key is used once only. */
const nonce = new Uint8Array(12);

async function wrapKeyOf(secret: string, salt: Uint8Array, workFactor: number, context: Context): Promise<Uint8Array> {
  const cost = 2 ** workFactor;
  // RFC 7914 §6: 128 · r bytes for each of N, and what is small beside it.
  const maxmem = 128 * 8 * (cost + 64);
  const onProgress = (part: number): void => {
    context.signal.throwIfAborted();
    context.progress(part, 1);
  };
  try {
    const options = { N: cost, r: 8, p: 1, dkLen: 32, maxmem, onProgress };
    return await scryptAsync(encodeUtf8(secret), concatBytes(label, salt), options);
  } catch (error) {
    if (error instanceof RangeError && !context.signal.aborted)
      throw new ToolError('not-enough-memory', { bytes: maxmem });
    throw error;
  }
}

/** https://c2sp.org/age, section "scrypt recipient stanza"; reports its progress as a part of 1. */
export async function wrapFileKey(
  fileKey: Uint8Array,
  secret: string,
  { salt, workFactor }: { readonly salt: Uint8Array; readonly workFactor: number },
  context: Context,
): Promise<Stanza> {
  const wrapKey = await wrapKeyOf(secret, salt, workFactor, context);
  const body = chacha20poly1305(wrapKey, nonce).encrypt(fileKey);
  return { type: 'scrypt', arguments: [encodeUnpadded(salt), String(workFactor)], body };
}

/**
 * Errors: `invalid-ciphertext`, `unsupported-age` { recipients } for files that are locked with a key,
 * `work-factor-too-high` { workFactor, limit }, `not-enough-memory` { bytes }, `decryption-failed`.
 */
export async function unwrapFileKey(stanzas: readonly Stanza[], secret: string, context: Context): Promise<Uint8Array> {
  const damaged = (): ToolError => new ToolError('invalid-ciphertext', { reason: 'age-header' });
  const stanza = stanzas.find(({ type }) => type === 'scrypt');
  if (!stanza) {
    const recipients = [...new Set(stanzas.map(({ type }) => type))].slice(0, 5).join(', ');
    throw new ToolError('unsupported-age', { recipients });
  }
  const [saltText = '', factorText = '', ...others] = stanza.arguments;
  const salt = decodeUnpadded(saltText);
  const isWhole = salt?.length === saltSize && /^[1-9]\d*$/.test(factorText) && others.length === 0;
  // The size of the body is checked to withstand partitioning oracles, as the specification asks.
  if (!isWhole || stanzas.length !== 1 || stanza.body.length !== fileKeySize + tagSize) throw damaged();
  const workFactor = Number(factorText);
  if (workFactor > highestWorkFactor)
    throw new ToolError('work-factor-too-high', { workFactor, limit: highestWorkFactor });
  const wrapKey = await wrapKeyOf(secret, salt, workFactor, context);
  try {
    return chacha20poly1305(wrapKey, nonce).decrypt(stanza.body);
  } catch {
    throw new ToolError('decryption-failed', { reason: 'password' });
  }
}
