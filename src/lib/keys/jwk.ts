import { decodeBase64, encodeBase64 } from '#lib/base64.ts';
import { ToolError } from '#core/operation.ts';
import { concatBytes } from '@noble/hashes/utils.js';
import { damaged, withoutZeros } from './der.ts';
import { rsaKeyFromExponent } from './factor.ts';
import type { Curve } from './curves.ts';
import { curveFacts, ecKey, edKey, rsaKey, type EcKey, type Key } from './key.ts';

export type Jwk = Readonly<Record<string, unknown>>;

export function isJwk(value: unknown): value is Jwk {
  return typeof value === 'object' && value !== null && typeof (value as Jwk)['kty'] === 'string';
}

/** A JSON Web Key: RSA (RFC 7518 §6.3), EC (§6.2) or Ed25519 (RFC 8037 §2). */
export async function readJwk(jwk: Jwk): Promise<Key> {
  const bytes = (member: string): Uint8Array => {
    const value = jwk[member];
    if (typeof value !== 'string' || !/^[\w-]+$/.test(value)) throw damaged('jwk');
    try {
      return decodeBase64(value);
    } catch {
      throw damaged('jwk');
    }
  };
  const number = (member: string): Uint8Array => withoutZeros(bytes(member));
  const { kty, crv } = jwk;
  if (kty === 'RSA') {
    if (jwk['oth'] !== undefined) throw new ToolError('unsupported-key', { kind: 'multi-prime RSA' });
    const [n, e] = [number('n'), number('e')];
    if (jwk['d'] === undefined) return rsaKey(n, e);
    // RFC 7518 §6.3.2: all the others are there, or none.
    if (!['p', 'q', 'dp', 'dq', 'qi'].some((name) => jwk[name] !== undefined))
      return rsaKeyFromExponent(n, e, number('d'));
    const [d, p, q, dp, dq, qi] = [number('d'), number('p'), number('q'), number('dp'), number('dq'), number('qi')];
    return rsaKey(n, e, { d, p, q, dp, dq, qi });
  }
  if (kty === 'EC' && typeof crv === 'string' && Object.hasOwn(curveFacts, crv)) {
    const curve = crv as Curve;
    const { size } = curveFacts[curve];
    const hasPoint = jwk['x'] !== undefined || jwk['d'] === undefined;
    const [x, y] = hasPoint ? [bytes('x'), bytes('y')] : [];
    if ((x && x.length !== size) || (y && y.length !== size)) throw damaged('jwk');
    const point = x && y && concatBytes(Uint8Array.of(4), x, y);
    return ecKey(curve, { point, secret: jwk['d'] === undefined ? undefined : bytes('d') });
  }
  if (kty === 'OKP' && crv === 'Ed25519') {
    const point = jwk['x'] === undefined && jwk['d'] !== undefined ? undefined : bytes('x');
    return edKey({ point, secret: jwk['d'] === undefined ? undefined : bytes('d') });
  }
  const kind = [kty, crv].filter((name) => typeof name === 'string').join(' ');
  throw new ToolError('unsupported-key', { kind });
}

const base64url = (bytes: Uint8Array): string => encodeBase64(bytes, { urlSafe: true });

function ecMembers({ curve, point }: EcKey): Readonly<Record<string, string>> {
  const { size } = curveFacts[curve];
  return { kty: 'EC', crv: curve, x: base64url(point.subarray(1, 1 + size)), y: base64url(point.subarray(1 + size)) };
}

export function publicJwk(key: Key): Readonly<Record<string, string>> {
  if (key.type === 'rsa') return { kty: 'RSA', n: base64url(key.n), e: base64url(key.e) };
  if (key.type === 'ed25519') return { kty: 'OKP', crv: 'Ed25519', x: base64url(key.point) };
  return ecMembers(key);
}

export function privateJwk(key: Key): Readonly<Record<string, string>> {
  if (!key.secret) throw new ToolError('private-key-required');
  if (key.type !== 'rsa') return { ...publicJwk(key), d: base64url(key.secret) };
  const { d, p, q, dp, dq, qi } = key.secret;
  const members = Object.entries({ d, p, q, dp, dq, qi }).map(([name, value]) => [name, base64url(value)] as const);
  return { ...publicJwk(key), ...Object.fromEntries(members) };
}
