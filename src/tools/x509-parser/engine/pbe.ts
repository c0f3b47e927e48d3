import { once } from '#core/once.ts';
import { ToolError } from '#core/operation.ts';
import { badDer, universal, type Element } from '#lib/asn1/element.ts';
import { algorithmOf, type Algorithm } from '#lib/asn1/signature.ts';
import type { Digest } from '#lib/asn1/digests.ts';
import { pbkdf2, type Pbkdf2Hash } from '#lib/pbkdf2.ts';
import type { Password } from './password.ts';

const loadTripleDes = once(() => import('#lib/ciphers/triple-des.ts'));
const loadRc4 = once(() => import('#lib/ciphers/rc4.ts'));
const loadRc2 = once(() => import('#lib/ciphers/rc2.ts'));

export const maxIterations = 10_000_000;

export const unsupported = (oid: string): ToolError => new ToolError('unsupported-encryption', { oid });

export function checkedIterations(element: Element | undefined): number {
  const count = element?.small ?? 1;
  if (count < 1 || count > maxIterations) throw new ToolError('too-complex');
  return count;
}

function repeated(bytes: Uint8Array, block: number): Uint8Array {
  const length = block * Math.ceil(bytes.length / block);
  return Uint8Array.from({ length }, (_, index) => bytes[index % bytes.length] as number);
}

interface Derivation {
  readonly hash: Digest;
  readonly salt: Uint8Array;
  readonly iterations: number;
  /** 1 makes a key, 2 an IV, 3 a key for the MAC. */
  readonly purpose: 1 | 2 | 3;
  readonly length: number;
}

/** RFC 7292 appendix B.2. */
export function deriveKey({ bmp }: Password, { hash, salt, iterations, purpose, length }: Derivation): Uint8Array {
  const { blockLen: block, outputLen: size } = hash;
  const [salted, worded] = [repeated(salt, block), repeated(bmp, block)];
  const input = new Uint8Array(block + salted.length + worded.length).fill(purpose, 0, block);
  input.set(salted, block);
  input.set(worded, block + salted.length);
  const key = new Uint8Array(size * Math.ceil(length / size));
  for (let at = 0; at < length; at += size) {
    let digest = hash(input);
    for (let round = 1; round < iterations; round++) digest = hash(digest);
    key.set(digest, at);
    for (let part = block; part < input.length; part += block) {
      let carry = 1;
      for (let place = block - 1; place >= 0; place--) {
        carry += (input[part + place] as number) + (digest[place % size] as number);
        input[part + place] = carry;
        carry >>= 8;
      }
    }
  }
  return key.subarray(0, length);
}

const pkcs12Pbe = '1.2.840.113549.1.12.1.';
const pbes2 = '1.2.840.113549.1.5.13';
const pbkdf2Oid = '1.2.840.113549.1.5.12';

const prfs: Readonly<Record<string, Pbkdf2Hash>> = {
  '1.2.840.113549.2.7': 'sha1',
  '1.2.840.113549.2.9': 'sha256',
  '1.2.840.113549.2.10': 'sha384',
  '1.2.840.113549.2.11': 'sha512',
};

/** PBKDF2-params, RFC 8018 appendix A.2; `length` counts bytes. */
export async function pbkdf2Key(
  { oid, parameters }: Algorithm,
  { utf8 }: Password,
  length: number,
): Promise<Uint8Array> {
  if (oid !== pbkdf2Oid || !parameters) throw unsupported(oid);
  const [salt, count, ...rest] = parameters.inside();
  const prf = rest.find((part) => part.is(universal.sequence));
  const prfOid = prf ? algorithmOf(prf).oid : '1.2.840.113549.2.7';
  const hash = prfs[prfOid];
  if (!hash) throw unsupported(prfOid);
  if (!salt) throw badDer('structure');
  return pbkdf2(utf8, { hash, salt: salt.octets(), iterations: checkedIterations(count), length });
}

const ciphers: Readonly<Record<string, number>> = {
  '2.16.840.1.101.3.4.1.2': 16,
  '2.16.840.1.101.3.4.1.22': 24,
  '2.16.840.1.101.3.4.1.42': 32,
  '1.2.840.113549.3.7': 24,
};

async function openPbes2(parameters: Element, data: Uint8Array, password: Password): Promise<Uint8Array | undefined> {
  const [kdf, scheme] = parameters.inside().map(algorithmOf);
  const length = ciphers[scheme?.oid ?? ''];
  if (!kdf || !scheme?.parameters || length === undefined) throw unsupported(scheme?.oid ?? '');
  const iv = scheme.parameters.octets();
  const key = await pbkdf2Key(kdf, password, length);
  if (scheme.oid === '1.2.840.113549.3.7') {
    return (await loadTripleDes()).decryptTripleDes(data, key, iv);
  }
  const { cbc } = await import('@noble/ciphers/aes.js');
  try {
    return cbc(key, iv).decrypt(data);
  } catch {
    return undefined;
  }
}

async function openPkcs12Pbe(kind: number, parameters: Element, data: Uint8Array, password: Password) {
  const [salt, count] = parameters.inside();
  if (!salt) throw badDer('structure');
  const { sha1 } = await import('@noble/hashes/legacy.js');
  const iterations = checkedIterations(count);
  const derive = (purpose: 1 | 2, length: number): Uint8Array =>
    deriveKey(password, { hash: sha1, salt: salt.octets(), iterations, purpose, length });
  if (kind <= 2) return (await loadRc4()).rc4(data, derive(1, kind === 1 ? 16 : 5));
  if (kind <= 4) {
    const key = derive(1, kind === 3 ? 24 : 16);
    const three = kind === 3 ? key : Uint8Array.of(...key, ...key.subarray(0, 8));
    return (await loadTripleDes()).decryptTripleDes(data, three, derive(2, 8));
  }
  const size = kind === 5 ? 16 : 5;
  return (await loadRc2()).decryptRc2(data, derive(1, size), derive(2, 8), 8 * size);
}

/**
 * Opens what is locked with PBES2 (RFC 8018 §6.2) or with the algorithms of PKCS#12 (RFC 7292 appendix C); undefined where
 * the padding shows that the password is another one.
 * @throws ToolError `unsupported-encryption` { oid }, `too-complex`
 */
export async function openLocked(algorithm: Algorithm, data: Uint8Array, password: Password) {
  const { oid, parameters } = algorithm;
  const kind = oid.startsWith(pkcs12Pbe) ? Number(oid.slice(pkcs12Pbe.length)) : 0;
  if (!parameters || (oid !== pbes2 && !(kind >= 1 && kind <= 6))) throw unsupported(oid);
  return oid === pbes2 ? openPbes2(parameters, data, password) : openPkcs12Pbe(kind, parameters, data, password);
}
