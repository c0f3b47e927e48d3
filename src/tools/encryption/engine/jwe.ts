import { ToolError } from '#core/operation.ts';
import { decodeBase64 } from '#lib/base64.ts';
import { decodeUtf8, encodeUtf8 } from '#lib/charset.ts';
import { openJwe, readJweHeader } from '#lib/jwe.ts';
import { shownValue } from '#lib/shown-value.ts';

export function isJweShape(text: string): boolean {
  return /^[\w-]+(\.[\w-]*){4}$/.test(text);
}

function requireSubtle(): void {
  if (!(globalThis.crypto.subtle as SubtleCrypto | undefined)) throw new ToolError('secure-context-required');
}

/** JWE compact serialization, RFC 7516: PBES2-HS512+A256KW (RFC 7518 §4.8) and A256GCM. */
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

/**
 * Errors: `invalid-ciphertext`, `unsupported-jwe` { algorithm }, `iterations-too-high`, `content-too-large`,
 * `decryption-failed` { reason }, `secure-context-required`.
 */
export async function decryptJwe(text: string, secret: string): Promise<Uint8Array> {
  const header = headerOf(text);
  const { alg } = header;
  if (typeof alg !== 'string' || !alg.startsWith('PBES2-'))
    throw new ToolError('unsupported-jwe', { algorithm: shownValue(alg), reason: 'password' });
  const algorithms = readJweHeader(header);
  requireSubtle();
  return openJwe(text, { ...algorithms, key: encodeUtf8(secret) });
}
