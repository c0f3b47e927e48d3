import { digestNamed, digestOf } from './digests.ts';
import { digestName } from './names.ts';
import { universal, type Element } from './element.ts';
import { keyOids, type PublicKey } from './public-key.ts';
import { verifyPkcs1, verifyPss, type PssParameters } from './rsa-signature.ts';

/** AlgorithmIdentifier, RFC 5280 §4.1.1.2. */
export interface Algorithm {
  readonly oid: string;
  readonly parameters: Element | undefined;
}

export function algorithmOf(element: Element): Algorithm {
  const [oid, parameters] = element.inside();
  return { oid: oid?.oid ?? '', parameters };
}

/** The digests that signature algorithms name; those of RSA and ECDSA in one table, since the key tells which it is. */
const digests: Readonly<Record<string, string>> = {
  '1.2.840.113549.1.1.4': 'md5',
  '1.2.840.113549.1.1.5': 'sha1',
  '1.3.14.3.2.29': 'sha1',
  '1.2.840.113549.1.1.11': 'sha256',
  '1.2.840.113549.1.1.12': 'sha384',
  '1.2.840.113549.1.1.13': 'sha512',
  '1.2.840.113549.1.1.14': 'sha224',
  '1.2.840.113549.1.1.16': 'sha512-256',
  '2.16.840.1.101.3.4.3.14': 'sha3-256',
  '2.16.840.1.101.3.4.3.15': 'sha3-384',
  '2.16.840.1.101.3.4.3.16': 'sha3-512',
  '1.2.840.10045.4.1': 'sha1',
  '1.2.840.10045.4.3.1': 'sha224',
  '1.2.840.10045.4.3.2': 'sha256',
  '1.2.840.10045.4.3.3': 'sha384',
  '1.2.840.10045.4.3.4': 'sha512',
  '2.16.840.1.101.3.4.3.10': 'sha3-256',
  '2.16.840.1.101.3.4.3.11': 'sha3-384',
  '2.16.840.1.101.3.4.3.12': 'sha3-512',
};

/** The digest that a signature algorithm names, undefined for one that names none. */
export const digestOfSignature = (oid: string): string | undefined => digests[oid];

/** RSASSA-PSS-params, RFC 4055 §3.1, with SHA-1 and 20 bytes where nothing is said; undefined for unknown digests. */
export function pssParameters(parameters: Element | undefined): PssParameters | undefined {
  let [hash, mask, saltLength] = [digestNamed('sha1'), digestNamed('sha1'), 20];
  for (const part of parameters?.is(universal.sequence) ? parameters.children : []) {
    if (part.is(0xa0)) hash = digestOf(algorithmOf(part.only).oid);
    if (part.is(0xa1)) {
      const inner = algorithmOf(part.only).parameters;
      mask = inner && digestOf(algorithmOf(inner).oid);
    }
    if (part.is(0xa2)) saltLength = part.only.small;
  }
  return hash && mask && { hash, mask, saltLength };
}

async function curveNamed(oid: string) {
  const [{ p256, p384, p521 }, { secp256k1 }, misc] = await Promise.all([
    import('@noble/curves/nist.js'),
    import('@noble/curves/secp256k1.js'),
    import('@noble/curves/misc.js'),
  ]);
  const curves: Readonly<Record<string, typeof p256>> = {
    '1.2.840.10045.3.1.7': p256,
    '1.3.132.0.34': p384,
    '1.3.132.0.35': p521,
    '1.3.132.0.10': secp256k1,
    '1.3.36.3.3.2.8.1.1.7': misc.brainpoolP256r1,
    '1.3.36.3.3.2.8.1.1.11': misc.brainpoolP384r1,
    '1.3.36.3.3.2.8.1.1.13': misc.brainpoolP512r1,
  };
  return curves[oid];
}

async function verifyEcdsa({ parameters, key }: PublicKey, digest: Uint8Array, signature: Uint8Array) {
  const group = await curveNamed(parameters?.is(universal.oid) ? parameters.oid : '');
  return group ? group.verify(signature, digest, key, { prehash: false, lowS: false, format: 'der' }) : null;
}

async function verifyEdwards({ oid, key }: PublicKey, message: Uint8Array, signature: Uint8Array): Promise<boolean> {
  if (oid === keyOids.ed25519) {
    return (await import('@noble/curves/ed25519.js')).ed25519.verify(signature, message, key, { zip215: false });
  }
  return (await import('@noble/curves/ed448.js')).ed448.verify(signature, message, key, { zip215: false });
}

/** A signature and what it is of: the message, or only its digest where that is all there is. */
export interface Signed {
  readonly algorithm: Algorithm;
  readonly message: Uint8Array;
  readonly signature: Uint8Array;
  /** Of CMS, which names the digest apart from the signature algorithm: its object identifier. */
  readonly digestOid?: string;
}

async function verified(key: PublicKey, { algorithm, message, signature, digestOid }: Signed): Promise<boolean | null> {
  const { oid, parameters } = algorithm;
  if (oid === keyOids.ed25519 || oid === keyOids.ed448) {
    return oid === key.oid && verifyEdwards(key, message, signature);
  }
  const isRsa = key.oid === keyOids.rsa || key.oid === keyOids.pss;
  if (oid === keyOids.pss) {
    if (!isRsa) return false;
    const pss = pssParameters(parameters);
    return pss ? verifyPss(key, pss.hash(message), pss, signature) : null;
  }
  const isPlain = oid === keyOids.rsa || oid === keyOids.ec;
  const name = isPlain ? digestName(digestOid ?? '') : digestOfSignature(oid);
  const digest = name === undefined ? undefined : digestNamed(name);
  if (name === undefined || !digest) return null;
  const isOfRsa = isPlain
    ? oid === keyOids.rsa
    : !oid.startsWith('1.2.840.10045.') && !/^2\.16\.840\.1\.101\.3\.4\.3\.(?:9|1[012])$/.test(oid);
  if (isOfRsa) return key.oid === keyOids.rsa && verifyPkcs1(key, digest(message), name, signature);
  return key.oid === keyOids.ec ? verifyEcdsa(key, digest(message), signature) : false;
}

/** Does the key verify the signature? Null where the algorithm is not known; never throws for what is broken. */
export async function verify(key: PublicKey, signed: Signed): Promise<boolean | null> {
  try {
    return await verified(key, signed);
  } catch {
    return false;
  }
}
