import { ToolError } from '#core/operation.ts';
import { decodeBase64 } from '#lib/base64.ts';
import { decodeUtf8, encodeUtf8 } from '#lib/charset.ts';
import { iterationBounds } from './algorithms.ts';

export function isJweShape(text: string): boolean {
  return /^[\w-]+(\.[\w-]*){4}$/.test(text);
}

function requireSubtle(): void {
  if (!(globalThis.crypto.subtle as SubtleCrypto | undefined)) throw new ToolError('secure-context-required');
}

/** JWE compact serialisation, RFC 7516: PBES2-HS512+A256KW (RFC 7518 §4.8) and A256GCM. */
export async function encryptJwe(text: Uint8Array, secret: string, iterations: number): Promise<string> {
  requireSubtle();
  const { CompactEncrypt } = await import('jose');
  return new CompactEncrypt(text)
    .setProtectedHeader({ alg: 'PBES2-HS512+A256KW', enc: 'A256GCM' })
    .setKeyManagementParameters({ p2c: iterations })
    .encrypt(encodeUtf8(secret));
}

function headerOf(text: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(decodeUtf8(decodeBase64(text.split('.')[0] ?? '')) ?? '');
    if (typeof value === 'object' && value !== null && 'alg' in value)
      return value as Readonly<Record<string, unknown>>;
  } catch {
    // Not Base64url, not JSON: below.
  }
  throw new ToolError('invalid-ciphertext', { reason: 'jwe' });
}

/** RFC 7518 §5.1. */
const contentAlgorithms = /^A(?:128CBC-HS256|192CBC-HS384|256CBC-HS512|(?:128|192|256)GCM)$/;

/**
 * Errors: `invalid-ciphertext`, `unsupported-jwe` { algorithm }, `iterations-too-high`, `decryption-failed`,
 * `secure-context-required`.
 */
export async function decryptJwe(text: string, secret: string): Promise<Uint8Array> {
  const { alg, enc, p2c } = headerOf(text);
  if (typeof alg !== 'string' || !alg.startsWith('PBES2-'))
    throw new ToolError('unsupported-jwe', { algorithm: String(alg) });
  if (typeof p2c === 'number' && p2c > iterationBounds.max)
    throw new ToolError('iterations-too-high', { iterations: p2c, limit: iterationBounds.max });
  if (typeof enc !== 'string' || !contentAlgorithms.test(enc))
    throw new ToolError('unsupported-jwe', { algorithm: String(enc), reason: 'content' });
  requireSubtle();
  const { compactDecrypt, errors } = await import('jose');
  try {
    const options = { maxPBES2Count: iterationBounds.max, keyManagementAlgorithms: [alg] };
    return (await compactDecrypt(text, encodeUtf8(secret), options)).plaintext;
  } catch (error) {
    if (error instanceof errors.JOSENotSupported) throw new ToolError('unsupported-jwe', { algorithm: alg });
    throw new ToolError('decryption-failed');
  }
}
