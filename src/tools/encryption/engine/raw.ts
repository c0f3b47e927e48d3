import { once } from '#core/once.ts';
import { ToolError } from '#core/operation.ts';
import { encodeHex, readBytes, writeBytes, type InputEncoding } from '#lib/bytes.ts';
import { decodeUtf8 } from '#lib/charset.ts';
import { randomBytes } from '#lib/random.ts';
import type { Mode } from './algorithms.ts';

const loadShortIv = once(() => import('./short-iv.ts'));

/** Modes whose result cannot be changed unseen, and which take additional data. */
export const isAuthenticatedMode = (mode: Mode): boolean => mode === 'aes-gcm' || mode === 'chacha20-poly1305';

export const ivLengths: Readonly<Record<Mode, number>> = {
  'aes-gcm': 12,
  'aes-cbc': 16,
  'aes-ctr': 16,
  'aes-ecb': 0,
  'chacha20-poly1305': 12,
};
const aesKeys: readonly number[] = [16, 24, 32];

export const keyLengthsOf = (mode: Mode): readonly number[] => (mode === 'chacha20-poly1305' ? [32] : aesKeys);

interface RawParts {
  readonly mode: Mode;
  readonly key: Uint8Array;
  readonly iv: Uint8Array;
  readonly aad: Uint8Array;
}

function requireKeyLength(mode: Mode, key: Uint8Array): void {
  const expected = keyLengthsOf(mode);
  if (!expected.includes(key.length))
    throw new ToolError('invalid-key-length', { bytes: key.length, mode, expected: expected.join(' / ') });
}

/** Of an IV in old data for AES-GCM; SP 800-38D §5.2.1.1 allows more, which nobody writes. */
export const longestGcmIv = 128;

/** Errors: `invalid-key-length` { bytes, mode, expected }, `invalid-iv-length` { bytes, mode, expected }. */
async function cipherOf({ mode, key, iv, aad }: RawParts) {
  requireKeyLength(mode, key);
  if (iv.length !== ivLengths[mode]) {
    const isOldGcm = mode === 'aes-gcm' && iv.length > 0 && iv.length <= longestGcmIv;
    const reason = isOldGcm ? 'gcm' : mode === 'aes-ecb' ? 'ecb' : undefined;
    const details = { bytes: iv.length, mode, expected: ivLengths[mode] };
    throw new ToolError('invalid-iv-length', { ...details, ...(reason && { reason }) });
  }
  if (mode === 'chacha20-poly1305') {
    const { chacha20poly1305 } = await import('@noble/ciphers/chacha.js');
    return chacha20poly1305(key, iv, aad);
  }
  const aes = await import('@noble/ciphers/aes.js');
  if (mode === 'aes-gcm') return aes.gcm(key, iv, aad);
  if (mode === 'aes-cbc') return aes.cbc(key, iv);
  return mode === 'aes-ctr' ? aes.ctr(key, iv) : aes.ecb(key);
}

/** Undefined when the key is wrong or the ciphertext was changed. Errors: those of `cipherOf`. */
async function opened(bytes: Uint8Array, parts: RawParts): Promise<Uint8Array | undefined> {
  const { mode, key, iv } = parts;
  if (mode === 'aes-gcm' && iv.length !== ivLengths[mode]) {
    requireKeyLength(mode, key);
    if (iv.length === 0 || iv.length > longestGcmIv)
      throw new ToolError('invalid-iv-length', { bytes: iv.length, mode, expected: `1–${longestGcmIv}` });
    return (await loadShortIv()).decryptGcm(bytes, parts);
  }
  const cipher = await cipherOf(parts);
  try {
    return cipher.decrypt(bytes);
  } catch {
    return undefined;
  }
}

/** The bytes of a field; a fault names the field. */
export function bytesOf(value: string, encoding: InputEncoding, field: string): Uint8Array {
  try {
    return readBytes(value, encoding);
  } catch (error) {
    throw error instanceof ToolError ? new ToolError(error.code, { ...error.details, field }) : error;
  }
}

interface RawInput {
  readonly mode: Mode;
  readonly key: string;
  readonly keyEncoding: InputEncoding;
  readonly iv: string;
  readonly ivEncoding: InputEncoding;
  readonly aad: string;
  readonly aadEncoding: InputEncoding;
}

/** The additional data; a mode that cannot authenticate it refuses it. Errors: `aad-not-supported` { mode }. */
function additionalData({ mode, aad, aadEncoding }: RawInput): Uint8Array {
  const bytes = bytesOf(aad, aadEncoding, 'aad');
  if (bytes.length > 0 && !isAuthenticatedMode(mode)) throw new ToolError('aad-not-supported', { mode });
  return bytes;
}

interface PlainInput extends RawInput {
  readonly text: string;
  readonly textEncoding: InputEncoding;
  readonly outputEncoding: 'base64' | 'hex';
}

export async function encryptWithKey({ text: plain, textEncoding, outputEncoding, ...input }: PlainInput) {
  const { mode } = input;
  const bytes = bytesOf(plain, textEncoding, 'text');
  const key = bytesOf(input.key, input.keyEncoding, 'key');
  const given = bytesOf(input.iv, input.ivEncoding, 'iv');
  const aad = additionalData(input);
  const iv = given.length === 0 ? randomBytes(ivLengths[mode]) : given;
  const cipher = await cipherOf({ mode, key, iv, aad });
  return { ciphertext: writeBytes(cipher.encrypt(bytes), outputEncoding), iv: encodeHex(iv) };
}

interface CipherInput extends RawInput {
  readonly ciphertext: string;
  readonly ciphertextEncoding: 'base64' | 'hex';
  readonly outputEncoding: InputEncoding;
}

export async function decryptWithKey(request: CipherInput): Promise<string> {
  const { ciphertext, ciphertextEncoding, outputEncoding, ...input } = request;
  const bytes = bytesOf(ciphertext, ciphertextEncoding, 'ciphertext');
  const key = bytesOf(input.key, input.keyEncoding, 'key');
  const iv = bytesOf(input.iv, input.ivEncoding, 'iv');
  const aad = additionalData(input);
  const plain = await opened(bytes, { mode: input.mode, key, iv, aad });
  if (!plain) throw new ToolError('decryption-failed');
  if (outputEncoding !== 'utf8') return writeBytes(plain, outputEncoding);
  const shown = decodeUtf8(plain);
  if (shown === undefined) throw new ToolError('output-not-utf8');
  return shown;
}
