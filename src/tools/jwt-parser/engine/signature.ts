import { ToolError } from '#core/operation.ts';
import { pkcs8, spki } from '#lib/keys/write-key.ts';
import { groupOf } from '#lib/keys/group.ts';
import { bitsOf, publicKey, type Key, type RsaKey } from '#lib/keys/key.ts';
import type { UsableKey } from './keys.ts';
import type { Scheme } from './schemes.ts';

async function hmacOf(hash: 256 | 384 | 512, key: Uint8Array, message: Uint8Array): Promise<Uint8Array> {
  const [{ hmac }, sha2] = await Promise.all([import('@noble/hashes/hmac.js'), import('@noble/hashes/sha2.js')]);
  return hmac({ 256: sha2.sha256, 384: sha2.sha384, 512: sha2.sha512 }[hash], key, message);
}

/** All bytes are compared, whatever the first difference is. */
function isEqual(a: Uint8Array, b: Uint8Array): boolean {
  if (a.length !== b.length) return false;
  return a.reduce((difference, byte, index) => difference | (byte ^ (b[index] as number)), 0) === 0;
}

function subtleOrThrow(): SubtleCrypto {
  const subtle = globalThis.crypto.subtle as SubtleCrypto | undefined;
  if (!subtle) throw new ToolError('secure-context-required');
  return subtle;
}

type RsaScheme = Extract<Scheme, { kind: 'rsa' }>;

async function importRsa(key: RsaKey, { padding, hash }: RsaScheme, use: 'sign' | 'verify') {
  const subtle = subtleOrThrow();
  const name = padding === 'pss' ? 'RSA-PSS' : 'RSASSA-PKCS1-v1_5';
  const [format, bytes] = use === 'sign' ? (['pkcs8', pkcs8(key)] as const) : (['spki', spki(publicKey(key))] as const);
  try {
    const algorithm = { name, hash: `SHA-${hash}` };
    const imported = await subtle.importKey(format, bytes as BufferSource, algorithm, false, [use]);
    // RFC 7518 §3.5: the salt is as long as the hash.
    return { imported, parameters: { name, saltLength: hash / 8 } };
  } catch {
    throw new ToolError('invalid-key', { reason: 'refused' });
  }
}

/** RFC 8017 §9.1.1: the modulus holds hash, salt and two bytes. */
function requireRoom(key: RsaKey, { padding, hash }: RsaScheme): void {
  if (padding === 'pss' && Math.ceil((bitsOf(key) - 1) / 8) < (2 * hash) / 8 + 2)
    throw new ToolError('invalid-key', { reason: 'too-small' });
}

/**
 * Is this the signature of the message? Only the signature is looked at, never a date. Errors: `invalid-key`,
 * `secure-context-required`.
 */
export async function isSignature(
  scheme: Scheme,
  key: UsableKey,
  message: Uint8Array,
  signature: Uint8Array,
): Promise<boolean> {
  if (scheme.kind === 'hmac') return isEqual(await hmacOf(scheme.hash, key as Uint8Array, message), signature);
  const known = key as Key;
  if (known.type === 'rsa') {
    requireRoom(known, scheme as RsaScheme);
    const { imported, parameters } = await importRsa(known, scheme as RsaScheme, 'verify');
    return await subtleOrThrow().verify(parameters, imported, signature as BufferSource, message as BufferSource);
  }
  try {
    if (known.type === 'ed25519') {
      const { ed25519 } = await import('@noble/curves/ed25519.js');
      return ed25519.verify(signature, message, known.point, { zip215: false });
    }
    // RFC 7518 §3.4: r and s, each as long as a coordinate; both halves of s are valid.
    return (await groupOf(known.curve)).verify(signature, message, known.point, { lowS: false });
  } catch {
    // noble throws for lengths and points that no signature has.
    return false;
  }
}

/** Errors: `private-key-required`, `invalid-key`, `secure-context-required`. */
export async function signatureOf(scheme: Scheme, key: UsableKey, message: Uint8Array): Promise<Uint8Array> {
  if (scheme.kind === 'hmac') return hmacOf(scheme.hash, key as Uint8Array, message);
  const known = key as Key;
  if (!known.secret) throw new ToolError('private-key-required');
  if (known.type === 'rsa') {
    const { imported, parameters } = await importRsa(known, scheme as RsaScheme, 'sign');
    try {
      return new Uint8Array(await subtleOrThrow().sign(parameters, imported, message as BufferSource));
    } catch {
      // RFC 8017 §9.2: PKCS #1 v1.5 has a smallest modulus, too.
      throw new ToolError('invalid-key', { reason: 'too-small' });
    }
  }
  if (known.type === 'ed25519') {
    const { ed25519 } = await import('@noble/curves/ed25519.js');
    return ed25519.sign(message, known.secret);
  }
  return (await groupOf(known.curve)).sign(message, known.secret, { lowS: false });
}
