import { ToolError } from '#core/operation.ts';
import { isObject } from '#core/validate.ts';
import { decodeBase64 } from '#lib/base64.ts';
import { readBytes, type InputEncoding } from '#lib/bytes.ts';
import { isJwk, readJwk, type Jwk } from '#lib/keys/jwk.ts';
import { bitsOf, type Key } from '#lib/keys/key.ts';
import { readKey } from '#lib/keys/read-key.ts';
import { shownValue } from '#lib/shown-value.ts';
import type { Algorithm } from './algorithms.ts';
import { objectionOf, signaturePurpose } from './intended-use.ts';
import { keyTypeOf, type Scheme } from './schemes.ts';
import { looksAsymmetric, parseKeyText } from './secret-shape.ts';

/** A key that an algorithm can use: bytes for HMAC. */
export type UsableKey = Uint8Array | Key;

export interface KeyRequest {
  readonly key: string;
  readonly keyEncoding: InputEncoding;
  readonly algorithm: Algorithm;
  readonly scheme: Scheme;
  readonly operation: 'sign' | 'verify';
  readonly kid?: unknown;
}

const mismatch = (algorithm: Algorithm, found: string): ToolError =>
  new ToolError('key-type-mismatch', { algorithm, found });

/**
 * The keys that may verify: one, or the fitting ones of a key set.
 * Errors: `missing-key`, `invalid-key`, `key-type-mismatch`, `no-matching-key`, `invalid-hex`, `invalid-base64`.
 */
export async function readKeys(request: KeyRequest): Promise<readonly UsableKey[]> {
  const { key, algorithm, scheme, operation } = request;
  if (key.trim() === '') throw new ToolError('missing-key');
  const value = parseKeyText(key);
  if (isObject(value) && Array.isArray(value['keys'])) return readKeySet(value['keys'], request);
  if (isJwk(value)) {
    if (value['kty'] !== keyTypeOf(scheme)) throw mismatch(algorithm, describeJwk(value));
    const objection = objectionOf(value, signaturePurpose(algorithm, value, operation));
    if (objection) throw new ToolError('key-type-mismatch', { algorithm, ...objection });
    return [await useJwk(value, algorithm, scheme)];
  }
  if (scheme.kind === 'hmac') return [readSecret(request)];
  const found = await readAnyKey(key);
  return [fitting(found, algorithm, scheme)];
}

function readSecret({ key, keyEncoding, algorithm }: KeyRequest): Uint8Array {
  if (looksAsymmetric.test(key)) throw mismatch(algorithm, 'PEM/SSH');
  const bytes = readBytes(key, keyEncoding);
  if (bytes.length === 0) throw new ToolError('missing-key');
  return bytes;
}

/** A locked or exotic key is, for a signature, one that cannot be used. */
async function readAnyKey(key: string): Promise<Key> {
  try {
    return (await readKey(key)).key;
  } catch (error) {
    if (!(error instanceof ToolError) || error.code === 'invalid-key') throw error;
    throw new ToolError('invalid-key', { ...error.details, reason: error.code });
  }
}

const describeJwk = (jwk: Jwk): string => [jwk['kty'], jwk['crv']].filter((part) => typeof part === 'string').join(' ');

function describeKey(key: Key): string {
  if (key.type === 'rsa') return `RSA ${bitsOf(key)}`;
  return key.type === 'ecdsa' ? `EC ${key.curve}` : 'Ed25519';
}

function fitting(key: Key, algorithm: Algorithm, scheme: Scheme): Key {
  const fits = key.type === scheme.kind && (key.type !== 'ecdsa' || key.curve === (scheme as { curve: string }).curve);
  if (!fits) throw mismatch(algorithm, describeKey(key));
  return key;
}

async function useJwk(jwk: Jwk, algorithm: Algorithm, scheme: Scheme): Promise<UsableKey> {
  if (scheme.kind === 'hmac') return secretOf(jwk);
  const { crv } = jwk;
  if (scheme.kind === 'ecdsa' && crv !== scheme.curve) throw mismatch(algorithm, describeJwk(jwk));
  if (scheme.kind === 'ed25519' && crv !== 'Ed25519') throw mismatch(algorithm, describeJwk(jwk));
  return fitting(await readJwk(jwk), algorithm, scheme);
}

/** RFC 7518 §6.4. */
function secretOf({ k }: Jwk): Uint8Array {
  if (typeof k !== 'string' || !/^[\w-]+$/.test(k) || k.length % 4 === 1)
    throw new ToolError('invalid-key', { reason: 'jwk' });
  return decodeBase64(k);
}

/** RFC 7517 §5: unknown and damaged members of a set are passed over. */
async function readKeySet(members: readonly unknown[], request: KeyRequest): Promise<readonly UsableKey[]> {
  const { algorithm, scheme, kid, operation } = request;
  const fits = members.filter(
    (jwk): jwk is Jwk =>
      isJwk(jwk) &&
      jwk['kty'] === keyTypeOf(scheme) &&
      (kid === undefined || jwk['kid'] === kid) &&
      (scheme.kind !== 'ecdsa' || jwk['crv'] === scheme.curve),
  );
  const objections = fits.map((jwk) => objectionOf(jwk, signaturePurpose(algorithm, jwk, operation)));
  const candidates = fits.filter((_, index) => objections[index] === undefined);
  const read = await Promise.allSettled(candidates.map((jwk) => useJwk(jwk, algorithm, scheme)));
  const usable = read.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []));
  const failed = read.find((outcome) => outcome.status === 'rejected');
  if (usable.length === 0 && failed) throw failed.reason;
  if (usable.length === 0) {
    const isMeantOtherwise = objections.some((objection) => objection && objection['reason'] !== 'alg');
    const reason = isMeantOtherwise ? 'purpose' : kid === undefined ? 'any' : undefined;
    throw new ToolError('no-matching-key', {
      algorithm,
      kid: kid === undefined ? '' : shownValue(kid),
      ...(reason && { reason }),
    });
  }
  return usable;
}

/** The size of an RSA key, or null for anything else. */
export async function rsaBitsOf(key: string): Promise<number | null> {
  try {
    const found = (await readKey(key)).key;
    return found.type === 'rsa' ? bitsOf(found) : null;
  } catch (error) {
    if (error instanceof ToolError) return null;
    throw error;
  }
}
