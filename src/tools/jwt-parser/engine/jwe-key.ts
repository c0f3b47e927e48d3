import { ToolError } from '#core/operation.ts';
import { decodeBase64 } from '#lib/base64.ts';
import { readBytes, type InputEncoding } from '#lib/bytes.ts';
import type { JweAlgorithms } from '#lib/jwe.ts';
import { isJwk, privateJwk, type Jwk } from '#lib/keys/jwk.ts';
import { bitsOf, type Key } from '#lib/keys/key.ts';
import { readKey } from '#lib/keys/read-key.ts';
import { objectionOf, type Purpose } from './intended-use.ts';
import { looksAsymmetric, parseKeyText } from './secret-shape.ts';

interface JweKeyRequest extends JweAlgorithms {
  readonly key: string;
  readonly keyEncoding: InputEncoding;
}

/** RFC 7517 §4.3; a key that is used directly may be named by the algorithm of the content (RFC 7518 §4.5). */
function purposeOf({ algorithm, encryption }: JweAlgorithms): Purpose {
  const use = 'enc';
  if (algorithm === 'dir') return { algorithms: [encryption, algorithm], use, operations: ['decrypt'] };
  const isDeriving = algorithm.startsWith('ECDH-ES') || algorithm.startsWith('PBES2-');
  const operations = isDeriving ? ['deriveKey', 'deriveBits'] : ['unwrapKey', 'decrypt'];
  return { algorithms: [algorithm], use, operations };
}

/** Bytes of the key, or undefined for a password of any length. */
function keyLengthOf({ algorithm, encryption }: JweAlgorithms): number | undefined {
  if (algorithm.startsWith('PBES2-')) return undefined;
  const name = algorithm === 'dir' ? encryption : algorithm;
  const bits = Number(/\d+/.exec(name)?.[0]);
  // RFC 7518 §5.2: half of the key is for HMAC.
  return name.includes('CBC') ? bits / 4 : bits / 8;
}

function secretOf({ k }: Jwk): Uint8Array {
  if (typeof k !== 'string' || !/^[\w-]+$/.test(k) || k.length % 4 === 1)
    throw new ToolError('invalid-key', { reason: 'jwk' });
  return decodeBase64(k);
}

function symmetricKey(request: JweKeyRequest, value: unknown): Uint8Array {
  const { key, keyEncoding, algorithm } = request;
  const isSecret = isJwk(value) && value['kty'] === 'oct';
  if (!isSecret && (value !== undefined || looksAsymmetric.test(key)))
    throw new ToolError('key-type-mismatch', { algorithm, found: 'PEM/JWK' });
  const bytes = isSecret ? secretOf(value) : readBytes(key, keyEncoding);
  const expected = keyLengthOf(request) ?? bytes.length;
  if (bytes.length !== expected)
    throw new ToolError('decryption-failed', { reason: 'key-length', bytes: bytes.length, expected });
  return bytes;
}

/** The key in the form that jose takes. */
async function imported(key: Key, { algorithm, encryption }: JweAlgorithms) {
  const { importJWK } = await import('jose');
  if (key.type === 'ecdsa' && key.curve === 'secp256k1')
    throw new ToolError('unsupported-jwe', { algorithm, encryption, reason: 'curve' });
  // RFC 7518 §4.3.
  if (key.type === 'rsa' && bitsOf(key) < 2048) throw new ToolError('invalid-key', { reason: 'too-small' });
  const jwk = privateJwk(key);
  try {
    return await importJWK(jwk, algorithm);
  } catch {
    throw new ToolError('invalid-key', { reason: 'refused' });
  }
}

/**
 * Errors: `invalid-key`, `key-type-mismatch`, `private-key-required`, `unsupported-jwe`, `decryption-failed` for a secret
 * of the wrong length, `invalid-hex`, `invalid-base64`.
 */
export async function readJweKey(request: JweKeyRequest) {
  const { algorithm } = request;
  const value = parseKeyText(request.key);
  const objection = isJwk(value) ? objectionOf(value, purposeOf(request)) : undefined;
  if (objection) throw new ToolError('key-type-mismatch', { algorithm, ...objection });
  if (!/^(?:RSA|ECDH)/.test(algorithm)) return symmetricKey(request, value);
  if (isJwk(value) && value['kty'] === 'oct') throw new ToolError('key-type-mismatch', { algorithm, found: 'oct' });
  const { key } = await readKey(request.key);
  const wanted = algorithm.startsWith('RSA') ? 'rsa' : 'ecdsa';
  if (key.type !== wanted) throw new ToolError('key-type-mismatch', { algorithm, found: key.type });
  if (!key.secret) throw new ToolError('private-key-required');
  return imported(key, request);
}
