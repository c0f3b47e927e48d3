import { ToolError } from '#core/operation.ts';
import type { Curve } from '#lib/keys/curves.ts';
import { ecKey, edKey, type Key } from '#lib/keys/key.ts';
import { readPkcs8 } from '#lib/keys/read-der.ts';
import { randomBytes } from '#lib/random.ts';

/** A new RSA key with the exponent 65537, made by the platform. Errors: `secure-context-required`, `bits-not-supported`. */
export async function generateRsa(bits: number): Promise<Key> {
  const subtle = globalThis.crypto.subtle as SubtleCrypto | undefined;
  if (!subtle) throw new ToolError('secure-context-required');
  const algorithm = {
    name: 'RSASSA-PKCS1-v1_5',
    modulusLength: bits,
    publicExponent: Uint8Array.of(1, 0, 1),
    hash: 'SHA-256',
  };
  let bytes: ArrayBuffer;
  try {
    const { privateKey } = await subtle.generateKey(algorithm, true, ['sign', 'verify']);
    bytes = await subtle.exportKey('pkcs8', privateKey);
  } catch (error) {
    if (error instanceof DOMException) throw new ToolError('bits-not-supported', { bits });
    throw error;
  }
  return readPkcs8(new Uint8Array(bytes));
}

export async function generateEc(curve: Exclude<Curve, 'secp256k1'>): Promise<Key> {
  const nist = await import('@noble/curves/nist.js');
  const { utils } = { 'P-256': nist.p256, 'P-384': nist.p384, 'P-521': nist.p521 }[curve];
  return ecKey(curve, { secret: utils.randomSecretKey() });
}

export function generateEd(): Promise<Key> {
  return edKey({ secret: randomBytes(32) });
}
