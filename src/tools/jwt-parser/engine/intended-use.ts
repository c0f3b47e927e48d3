import type { Details } from '#core/operation.ts';
import type { Jwk } from '#lib/keys/jwk.ts';
import { shownValue } from '#lib/shown-value.ts';

/** What a key is to be used for, in the words of RFC 7517. */
export interface Purpose {
  /** One of these is the value of `alg`, if there is one. */
  readonly algorithms: readonly string[];
  readonly use: 'sig' | 'enc';
  /** One of these is among `key_ops`, if there are any. */
  readonly operations: readonly string[];
}

/** RFC 9864 §2.2: the same algorithm, as long as the curve is Ed25519. */
const sameAs: Readonly<Record<string, string>> = { EdDSA: 'Ed25519', Ed25519: 'EdDSA' };

export function signaturePurpose(algorithm: string, jwk: Jwk, operation: 'sign' | 'verify'): Purpose {
  const same = sameAs[algorithm];
  // Of a private key that signs, the public part verifies.
  const isPair = operation === 'verify' && jwk['kty'] !== 'oct' && jwk['d'] !== undefined;
  return {
    algorithms: same === undefined ? [algorithm] : [algorithm, same],
    use: 'sig',
    operations: isPair ? ['verify', 'sign'] : [operation],
  };
}

/**
 * What a JWK says against being used for this (RFC 7517 §4.2 to §4.4, RFC 8725 §3.1): `reason` names the member,
 * `found` is its value. A member that is null counts as absent.
 */
export function objectionOf(jwk: Jwk, { algorithms, use, operations }: Purpose): Details | undefined {
  const { alg, use: given, key_ops: allowed } = jwk;
  if (!isAbsent(alg) && !algorithms.some((name) => name === alg))
    return { reason: 'alg', found: shownValue(alg), wanted: algorithms[0] };
  if (!isAbsent(given) && given !== use) return { reason: 'use', found: shownValue(given), wanted: use };
  if (isAbsent(allowed)) return undefined;
  const isAllowed = Array.isArray(allowed) && operations.some((name) => allowed.includes(name));
  return isAllowed ? undefined : { reason: 'key_ops', found: shownValue(allowed), wanted: operations[0] };
}

const isAbsent = (member: unknown): boolean => member === undefined || member === null;
