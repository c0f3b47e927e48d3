import { sha256 } from '@noble/hashes/sha2.js';
import { encodeBase64 } from '#lib/base64.ts';
import { badDer, Element, universal, type Walk } from './element.ts';
import { curveOf } from './names.ts';

export interface PublicKeyFacts {
  readonly algorithm: string;
  readonly bits: number | null;
  readonly curve: string | null;
  /** Of RSA, a decimal number. */
  readonly exponent: string | null;
  /** Base64 of the digest of the SubjectPublicKeyInfo. */
  readonly spkiSha256: string;
}

/** SubjectPublicKeyInfo, RFC 5280 §4.1.2.7, taken apart. */
export interface PublicKey {
  readonly oid: string;
  readonly parameters: Element | undefined;
  readonly key: Uint8Array;
  readonly raw: Uint8Array;
}

export const keyOids = {
  rsa: '1.2.840.113549.1.1.1',
  pss: '1.2.840.113549.1.1.10',
  ec: '1.2.840.10045.2.1',
  dsa: '1.2.840.10040.4.1',
  x25519: '1.3.101.110',
  x448: '1.3.101.111',
  ed25519: '1.3.101.112',
  ed448: '1.3.101.113',
} as const;

const edwards: Readonly<Record<string, readonly [name: string, bits: number]>> = {
  [keyOids.x25519]: ['X25519', 256],
  [keyOids.x448]: ['X448', 448],
  [keyOids.ed25519]: ['Ed25519', 256],
  [keyOids.ed448]: ['Ed448', 456],
};

export function publicKeyOf(element: Element): PublicKey {
  const [algorithm, bits] = element.inside();
  const [oid, parameters] = algorithm?.inside() ?? [];
  if (!oid || !bits) throw badDer('structure');
  return { oid: oid.oid, parameters, key: bits.bits().bytes, raw: element.raw };
}

export const readPublicKey = (bytes: Uint8Array, walk?: Walk): PublicKey => publicKeyOf(Element.read(bytes, walk));

/** RSAPublicKey, RFC 8017 appendix A.1.1. */
export function rsaNumbers(key: Uint8Array): { readonly n: bigint; readonly e: bigint } {
  const [n, e] = Element.read(key).inside();
  if (!n || !e || n.integer <= 0n || e.integer <= 0n) throw badDer('rsa');
  return { n: n.integer, e: e.integer };
}

const bitsOf = (value: bigint): number => value.toString(2).length;

export function publicKeyFacts({ oid, parameters, key, raw }: PublicKey): PublicKeyFacts {
  const spkiSha256 = encodeBase64(sha256(raw));
  const facts = (algorithm: string, { bits = null, curve = null, exponent = null }: Partial<PublicKeyFacts> = {}) => ({
    algorithm,
    bits,
    curve,
    exponent,
    spkiSha256,
  });
  if (oid === keyOids.rsa || oid === keyOids.pss) {
    const { n, e } = rsaNumbers(key);
    return facts('RSA', { bits: bitsOf(n), exponent: e.toString() });
  }
  if (oid === keyOids.ec) {
    const named = parameters?.is(universal.oid) ? parameters.oid : undefined;
    const [curve, bits] = (named !== undefined && curveOf(named)) || [named ?? null, null];
    return facts('EC', { bits, curve });
  }
  if (oid === keyOids.dsa) {
    const prime = parameters?.is(universal.sequence) ? parameters.children[0]?.integer : undefined;
    return facts('DSA', { bits: prime === undefined ? null : bitsOf(prime) });
  }
  const [name, bits] = edwards[oid] ?? [];
  return name === undefined ? facts(oid) : facts(name, { bits: bits ?? null, curve: name });
}
