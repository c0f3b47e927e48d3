import type { Curve } from '#lib/keys/curves.ts';
import type { Algorithm } from './algorithms.ts';

/** What a signature algorithm needs: RFC 7518 §3.1, RFC 8037 §3.1, RFC 8812 §3.2, RFC 9864 §2.2. */
export type Scheme =
  | { readonly kind: 'hmac'; readonly hash: 256 | 384 | 512 }
  | { readonly kind: 'rsa'; readonly padding: 'pkcs1' | 'pss'; readonly hash: 256 | 384 | 512 }
  | { readonly kind: 'ecdsa'; readonly curve: Curve; readonly hash: 256 | 384 | 512 }
  | { readonly kind: 'ed25519' };

const hashes = { 256: 256, 384: 384, 512: 512 } as const;
const curveOf = { ES256: 'P-256', ES384: 'P-384', ES512: 'P-521', ES256K: 'secp256k1' } as const;

export function schemeOf(name: Algorithm): Scheme {
  if (name === 'EdDSA' || name === 'Ed25519') return { kind: 'ed25519' };
  const hash = hashes[Number(name.slice(2, 5)) as 256];
  if (name.startsWith('HS')) return { kind: 'hmac', hash };
  if (name.startsWith('ES')) return { kind: 'ecdsa', hash, curve: curveOf[name as 'ES256'] };
  return { kind: 'rsa', hash, padding: name.startsWith('RS') ? 'pkcs1' : 'pss' };
}

/** The `kty` of the keys that fit, RFC 7518 §6.1. */
export function keyTypeOf(scheme: Scheme): string {
  return { hmac: 'oct', rsa: 'RSA', ecdsa: 'EC', ed25519: 'OKP' }[scheme.kind];
}
