import { once } from '#core/once.ts';
import { ToolError, type Context } from '#core/operation.ts';
import { decodeBase64, encodeBase64 } from '#lib/base64.ts';
import { decodeHex } from '#lib/bytes.ts';
import { decodeUtf8, encodeUtf8 } from '#lib/charset.ts';
import { randomBytes } from '#lib/random.ts';
import { defaultIterations, type Algorithm } from './algorithms.ts';
import { isArmored, readArmor, writeArmor } from './age/armor.ts';
import { decryptJwe, encryptJwe, isJweShape } from './jwe.ts';
import { encryptSalted } from './salted.ts';
import { attempts, type Key } from './unlock.ts';

export interface Lock {
  readonly secret: string;
  readonly algorithm: Algorithm;
  readonly iterations?: number | undefined;
}

const loadAge = once(() => import('./age/age.ts'));

function saltOf(salt: string | undefined): Uint8Array {
  if (salt === undefined) return randomBytes(8);
  if (!/^[0-9a-f]{16}$/i.test(salt)) throw new ToolError('invalid-salt', { length: salt.length });
  return decodeHex(salt);
}

export async function encryptText(
  { text, salt: saltText, ...wish }: Lock & { readonly text: string; readonly salt?: string | undefined },
  context: Context,
): Promise<string> {
  const { secret, algorithm, iterations } = wish;
  if (secret === '') throw new ToolError('missing-secret');
  const salt = saltOf(saltText);
  const bytes = encodeUtf8(text);
  if (algorithm === 'jwe') return encryptJwe(bytes, secret, iterations ?? defaultIterations.jwe);
  if (algorithm === 'age') return writeArmor(await (await loadAge()).encryptAge(new Blob([bytes]), secret, context));
  const rounds = iterations ?? defaultIterations['openssl-pbkdf2'];
  return encodeBase64(await encryptSalted(bytes, salt, { algorithm, secret, iterations: rounds }, context));
}

/** Base64 of `Salted__` data. */
export function saltedBytes(text: string): Uint8Array {
  try {
    return decodeBase64(text);
  } catch {
    const reason = text.startsWith('U2FsdGVkX1') ? 'salted-base64' : 'neither';
    throw new ToolError('invalid-ciphertext', { reason });
  }
}

type Shape = 'age' | 'jwe' | 'salted';

/** The format that a text has, when it is the one that was asked for. Error: `invalid-ciphertext`. */
export function requireShape(shape: Shape, algorithm: Key['algorithm']): void {
  const wanted = algorithm === 'jwe' || algorithm === 'age' ? algorithm : 'salted';
  if (algorithm !== 'auto' && shape !== wanted) throw new ToolError('invalid-ciphertext', { reason: wanted });
}

/** Opens what authenticates itself. */
async function openText(text: string, shape: 'age' | 'jwe', secret: string, context: Context): Promise<string> {
  const bytes =
    shape === 'jwe'
      ? await decryptJwe(text, secret)
      : await (await loadAge()).decryptAge(new Blob([readArmor(text) as BlobPart]), secret, context);
  const plain = decodeUtf8(bytes);
  if (plain === undefined) throw new ToolError('decryption-failed', { reason: 'not-text' });
  return plain;
}

export async function decryptText(
  { text: given, ...key }: Key & { readonly text: string },
  context: Context,
): Promise<{ text: string; algorithm: Algorithm }> {
  const { secret, algorithm } = key;
  if (secret === '') throw new ToolError('missing-secret');
  const compact = given.replace(/\s+/g, '');
  const shape = isArmored(given) ? 'age' : isJweShape(compact) ? 'jwe' : 'salted';
  requireShape(shape, algorithm);
  if (shape !== 'salted')
    return { text: await openText(shape === 'age' ? given : compact, shape, secret, context), algorithm: shape };
  for await (const { bytes, algorithm: found } of attempts(saltedBytes(compact), key, context)) {
    const plain = decodeUtf8(bytes);
    if (plain !== undefined) return { text: plain, algorithm: found };
  }
  throw new ToolError('decryption-failed');
}
