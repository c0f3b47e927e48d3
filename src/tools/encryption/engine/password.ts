import { ToolError, type Context } from '#core/operation.ts';
import { decodeBase64, encodeBase64 } from '#lib/base64.ts';
import { decodeHex } from '#lib/bytes.ts';
import { asciiText, decodeUtf8, encodeUtf8 } from '#lib/charset.ts';
import { randomBytes } from '#lib/random.ts';
import { defaultIterations, detected, type Algorithm } from './algorithms.ts';
import { decryptJwe, encryptJwe, isJweShape } from './jwe.ts';
import { decryptSalted, encryptSalted, isSalted } from './salted.ts';

interface Lock {
  readonly secret: string;
  readonly algorithm: Algorithm;
  readonly iterations?: number | undefined;
}

async function lock(bytes: Uint8Array, salt: Uint8Array, wish: Lock, context: Context): Promise<Uint8Array> {
  const { secret, algorithm } = wish;
  if (secret === '') throw new ToolError('missing-secret');
  if (algorithm === 'jwe') return encodeUtf8(await encryptJwe(bytes, secret, wish.iterations ?? defaultIterations.jwe));
  const rounds = wish.iterations ?? defaultIterations['openssl-pbkdf2'];
  return encryptSalted(bytes, salt, { algorithm, secret, iterations: rounds }, context);
}

function saltOf(salt: string | undefined): Uint8Array {
  if (salt === undefined) return randomBytes(8);
  if (!/^[0-9a-f]{16}$/i.test(salt)) throw new ToolError('invalid-salt', { length: salt.length });
  return decodeHex(salt);
}

export async function encryptText(
  { text, salt, ...wish }: Lock & { readonly text: string; readonly salt?: string | undefined },
  context: Context,
): Promise<string> {
  if (wish.secret === '') throw new ToolError('missing-secret');
  const bytes = await lock(encodeUtf8(text), saltOf(salt), wish, context);
  return wish.algorithm === 'jwe' ? asciiText(bytes) : encodeBase64(bytes);
}

interface Opened {
  readonly bytes: Uint8Array;
  readonly algorithm: Algorithm;
}

interface Key {
  readonly secret: string;
  readonly algorithm: 'auto' | Algorithm;
  readonly iterations?: number | undefined;
}

/** Tries the algorithms in turn; `accepts` is what a right result looks like. */
async function unlock(
  bytes: Uint8Array,
  { secret, algorithm, iterations: rounds = defaultIterations['openssl-pbkdf2'] }: Key,
  accepts: (plain: Uint8Array) => boolean,
  context: Context,
): Promise<Opened> {
  const candidates = algorithm === 'auto' ? detected : [algorithm];
  for (const candidate of candidates) {
    if (candidate === 'jwe') throw new ToolError('invalid-ciphertext', { reason: 'jwe' });
    const plain = await decryptSalted(bytes, { algorithm: candidate, secret, iterations: rounds }, context);
    if (plain && accepts(plain)) return { bytes: plain, algorithm: candidate };
  }
  throw new ToolError('decryption-failed');
}

function saltedBytes(text: string): Uint8Array {
  try {
    return decodeBase64(text);
  } catch {
    throw new ToolError('invalid-ciphertext', { reason: 'neither' });
  }
}

export async function decryptText(
  { text: given, ...key }: Key & { readonly text: string },
  context: Context,
): Promise<{ text: string; algorithm: Algorithm }> {
  if (key.secret === '') throw new ToolError('missing-secret');
  const compact = given.replace(/\s+/g, '');
  const isJwe = isJweShape(compact);
  if (key.algorithm !== 'auto' && (key.algorithm === 'jwe') !== isJwe)
    throw new ToolError('invalid-ciphertext', { reason: key.algorithm === 'jwe' ? 'jwe' : 'salted' });
  const opened = isJwe
    ? { bytes: await decryptJwe(compact, key.secret), algorithm: 'jwe' as const }
    : await unlock(saltedBytes(compact), key, (plain) => decodeUtf8(plain) !== undefined, context);
  const plain = decodeUtf8(opened.bytes);
  if (plain === undefined) throw new ToolError('decryption-failed');
  return { text: plain, algorithm: opened.algorithm };
}

/** Files larger than this would need more memory than a page gets. */
const fileLimit = 100_000_000;

async function contentOf(file: Blob): Promise<Uint8Array> {
  if (file.size > fileLimit) throw new ToolError('file-too-large', { bytes: file.size, limit: fileLimit });
  return new Uint8Array(await file.arrayBuffer());
}

export async function encryptBlob(
  { file, ...wish }: Lock & { readonly file: Blob },
  context: Context,
): Promise<Uint8Array> {
  return lock(await contentOf(file), randomBytes(8), wish, context);
}

export async function decryptBlob(
  { file, ...key }: Key & { readonly file: Blob },
  context: Context,
): Promise<Uint8Array> {
  if (key.secret === '') throw new ToolError('missing-secret');
  const bytes = await contentOf(file);
  if (isSalted(bytes)) return (await unlock(bytes, key, () => true, context)).bytes;
  const compact = (decodeUtf8(bytes) ?? '').replace(/\s+/g, '');
  if (isJweShape(compact)) return decryptJwe(compact, key.secret);
  return (await unlock(saltedBytes(compact), key, () => true, context)).bytes;
}
