import { groupOf } from './group.ts';
import { bytesToNumberBE, numberToBytesBE } from './number.ts';
import { damaged } from './der.ts';
import type { Curve } from './curves.ts';

/** The object identifier, the name in SSH (RFC 5656 §6) and the length of a coordinate in bytes. */
export const curveFacts: Readonly<
  Record<Curve, { readonly oid: string; readonly ssh: string; readonly size: number }>
> = {
  'P-256': { oid: '2a8648ce3d030107', ssh: 'nistp256', size: 32 },
  'P-384': { oid: '2b81040022', ssh: 'nistp384', size: 48 },
  'P-521': { oid: '2b81040023', ssh: 'nistp521', size: 66 },
  secp256k1: { oid: '2b8104000a', ssh: '', size: 32 },
};

/** The private numbers of an RSA key, RFC 8017 §3.2; big-endian, without leading zeros, as all numbers here. */
export interface RsaSecret {
  readonly d: Uint8Array;
  readonly p: Uint8Array;
  readonly q: Uint8Array;
  readonly dp: Uint8Array;
  readonly dq: Uint8Array;
  readonly qi: Uint8Array;
}
export interface RsaKey {
  readonly type: 'rsa';
  readonly n: Uint8Array;
  readonly e: Uint8Array;
  readonly secret?: RsaSecret | undefined;
}
export interface EcKey {
  readonly type: 'ecdsa';
  readonly curve: Curve;
  /** Uncompressed: 04, x, y. */
  readonly point: Uint8Array;
  /** As long as a coordinate. */
  readonly secret?: Uint8Array | undefined;
}
export interface EdKey {
  readonly type: 'ed25519';
  readonly point: Uint8Array;
  /** The 32-byte seed, RFC 8032 §5.1.5. */
  readonly secret?: Uint8Array | undefined;
}
export type Key = RsaKey | EcKey | EdKey;

const equal = (a: Uint8Array, b: Uint8Array): boolean =>
  a.length === b.length && a.every((byte, index) => byte === b[index]);

/** The modulus, the size of the curve's field, or 256. */
export function bitsOf(key: Key): number {
  if (key.type === 'rsa') return bytesToNumberBE(key.n).toString(2).length;
  if (key.type === 'ed25519') return 256;
  return { 'P-256': 256, 'P-384': 384, 'P-521': 521, secp256k1: 256 }[key.curve];
}

/** Checks that the numbers belong together. */
export function rsaKey(n: Uint8Array, e: Uint8Array, secret?: RsaSecret): RsaKey {
  const modulus = bytesToNumberBE(n);
  const exponent = bytesToNumberBE(e);
  if (modulus < 2n ** 255n || exponent < 3n || exponent % 2n === 0n) throw damaged('rsa');
  if (!secret) return { type: 'rsa', n, e };
  const [p, q, d, dp, dq, qi] = [secret.p, secret.q, secret.d, secret.dp, secret.dq, secret.qi].map(
    bytesToNumberBE,
  ) as [bigint, bigint, bigint, bigint, bigint, bigint];
  const fits =
    p > 1n &&
    q > 1n &&
    p * q === modulus &&
    (exponent * d) % (p - 1n) === 1n &&
    (exponent * d) % (q - 1n) === 1n &&
    d % (p - 1n) === dp &&
    d % (q - 1n) === dq &&
    (qi * q) % p === 1n;
  if (!fits) throw damaged('rsa');
  return { type: 'rsa', n, e, secret };
}

/** An RSA key without its CRT exponents, as OpenSSH stores it. */
export function rsaKeyOf(n: Uint8Array, e: Uint8Array, secret: Omit<RsaSecret, 'dp' | 'dq'>): RsaKey {
  const d = bytesToNumberBE(secret.d);
  const exponent = (prime: Uint8Array): Uint8Array => {
    const less = bytesToNumberBE(prime) - 1n;
    if (less < 1n) throw damaged('rsa');
    return numberToBytesBE(d % less);
  };
  return rsaKey(n, e, { ...secret, dp: exponent(secret.p), dq: exponent(secret.q) });
}

/** Computes what is missing of a key and checks what is there; `point` may be compressed. */
export async function ecKey(
  curve: Curve,
  parts: { readonly point?: Uint8Array | undefined; readonly secret?: Uint8Array | undefined },
): Promise<EcKey> {
  const group = await groupOf(curve);
  const { size } = curveFacts[curve];
  try {
    const given = parts.point && group.Point.fromBytes(parts.point).toBytes(false);
    if (!parts.secret) {
      if (!given) throw damaged('ec');
      return { type: 'ecdsa', curve, point: given };
    }
    const secret = numberToBytesBE(bytesToNumberBE(parts.secret), size);
    const point = group.getPublicKey(secret, false);
    if (given && !equal(given, point)) throw damaged('ec');
    return { type: 'ecdsa', curve, point, secret };
  } catch {
    throw damaged('ec');
  }
}

export async function edKey({
  point,
  secret,
}: {
  readonly point?: Uint8Array | undefined;
  readonly secret?: Uint8Array | undefined;
}): Promise<EdKey> {
  const { ed25519 } = await import('@noble/curves/ed25519.js');
  try {
    if (!secret) {
      if (!point) throw damaged('ed25519');
      ed25519.Point.fromBytes(point);
      return { type: 'ed25519', point };
    }
    const computed = ed25519.getPublicKey(secret);
    if (point && !equal(point, computed)) throw damaged('ed25519');
    return { type: 'ed25519', point: computed, secret };
  } catch {
    throw damaged('ed25519');
  }
}

/** Without its private part. */
export function publicKey(key: Key): Key {
  return { ...key, secret: undefined };
}
