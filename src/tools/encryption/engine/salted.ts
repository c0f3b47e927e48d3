import { once } from '#core/once.ts';
import { ToolError, type Context } from '#core/operation.ts';
import { encodeUtf8 } from '#lib/charset.ts';
import { pbkdf2 } from '#lib/pbkdf2.ts';
import { concatBytes } from '@noble/hashes/utils.js';
import type { Salted } from './algorithms.ts';
import { rabbit } from './rabbit.ts';
import { rc4 } from '#lib/ciphers/rc4.ts';

const loadTripleDes = once(() => import('#lib/ciphers/triple-des.ts'));

const magic = encodeUtf8('Salted__');
/** Of the magic and the salt, which stand before the ciphertext. */
export const saltedSize = 16;

/** Bytes of the key and of the initialization vector. */
const sizes: Readonly<Record<Salted, readonly [key: number, iv: number]>> = {
  'openssl-pbkdf2': [32, 16],
  'openssl-sha256': [32, 16],
  aes: [32, 16],
  tripledes: [24, 8],
  rabbit: [16, 8],
  rc4: [32, 0],
};

/** EVP_BytesToKey of OpenSSL with one round. */
async function evpBytesToKey(
  hash: 'md5' | 'sha256',
  password: Uint8Array,
  salt: Uint8Array,
  length: number,
): Promise<Uint8Array> {
  const digest =
    hash === 'md5' ? (await import('@noble/hashes/legacy.js')).md5 : (await import('@noble/hashes/sha2.js')).sha256;
  let last: Uint8Array = new Uint8Array();
  let derived = last;
  while (derived.length < length) {
    last = digest(concatBytes(last, password, salt));
    derived = concatBytes(derived, last);
  }
  return derived.subarray(0, length);
}

export interface SaltedRequest {
  readonly algorithm: Salted;
  readonly secret: string;
  readonly iterations: number;
}

async function derive({ algorithm, secret, iterations }: SaltedRequest, salt: Uint8Array, context: Context) {
  const [keySize, ivSize] = sizes[algorithm];
  const length = keySize + ivSize;
  const password = encodeUtf8(secret);
  const bytes =
    algorithm === 'openssl-pbkdf2'
      ? await pbkdf2(password, { hash: 'sha256', salt, iterations, length }, context)
      : await evpBytesToKey(algorithm === 'openssl-sha256' ? 'sha256' : 'md5', password, salt, length);
  return { key: bytes.subarray(0, keySize), iv: bytes.subarray(keySize) };
}

export async function encryptSalted(
  text: Uint8Array,
  salt: Uint8Array,
  request: SaltedRequest,
  context: Context,
): Promise<Uint8Array> {
  const { algorithm } = request;
  const { key, iv } = await derive(request, salt, context);
  if (algorithm === 'rabbit') return concatBytes(magic, salt, rabbit(text, key, iv));
  if (algorithm === 'rc4') return concatBytes(magic, salt, rc4(text, key));
  if (algorithm === 'tripledes') {
    const { encryptTripleDes } = await loadTripleDes();
    return concatBytes(magic, salt, encryptTripleDes(text, key, iv));
  }
  const { cbc } = await import('@noble/ciphers/aes.js');
  return concatBytes(magic, salt, cbc(key, iv).encrypt(text));
}

/** Bytes of the magic that the ten Base64 characters `U2FsdGVkX1` hold. */
const knownSize = 7;

/** Does it begin as `Salted__` data does, complete or not? */
export function isSalted(bytes: Uint8Array): boolean {
  const start = magic.subarray(0, bytes.length);
  return start.length >= knownSize && start.every((byte, index) => bytes[index] === byte);
}

/** Undefined when the password is wrong, as far as the padding tells. */
export async function decryptSalted(
  bytes: Uint8Array,
  request: SaltedRequest,
  context: Context,
): Promise<Uint8Array | undefined> {
  if (!isSalted(bytes)) throw new ToolError('invalid-ciphertext', { reason: 'salted' });
  if (bytes.length < saltedSize) throw new ToolError('invalid-ciphertext', { reason: 'salted-short' });
  const { algorithm } = request;
  const content = bytes.subarray(saltedSize);
  const { key, iv } = await derive(request, bytes.subarray(magic.length, saltedSize), context);
  if (algorithm === 'rabbit') return rabbit(content, key, iv);
  if (algorithm === 'rc4') return rc4(content, key);
  if (algorithm === 'tripledes') return (await loadTripleDes()).decryptTripleDes(content, key, iv);
  const { cbc } = await import('@noble/ciphers/aes.js');
  try {
    return cbc(key, iv).decrypt(content);
  } catch {
    return undefined;
  }
}
