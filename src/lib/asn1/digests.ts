import { hmac } from '@noble/hashes/hmac.js';
import { md5, sha1 } from '@noble/hashes/legacy.js';
import { sha224, sha256, sha384, sha512, sha512_256 } from '@noble/hashes/sha2.js';
import { sha3_256, sha3_384, sha3_512 } from '@noble/hashes/sha3.js';
import { digestName } from './names.ts';

/** A digest, as far as it is used here. */
export interface Digest {
  (bytes: Uint8Array): Uint8Array;
  /** Bytes. */
  readonly blockLen: number;
  readonly outputLen: number;
  create(): { update(bytes: Uint8Array): unknown; digest(): Uint8Array };
}

const hashes = {
  md5,
  sha1,
  sha224,
  sha256,
  sha384,
  sha512,
  'sha512-256': sha512_256,
  'sha3-256': sha3_256,
  'sha3-384': sha3_384,
  'sha3-512': sha3_512,
};

export const digestNamed = (name: string): Digest | undefined =>
  Object.hasOwn(hashes, name) ? hashes[name as keyof typeof hashes] : undefined;

/** HMAC (RFC 2104) with one of the digests above. */
export function macOf(digest: Digest, key: Uint8Array, bytes: Uint8Array): Uint8Array {
  const hash = Object.values(hashes).find((one) => one === digest);
  if (!hash) throw new TypeError('no digest of this table');
  return hmac(hash, key, bytes);
}

/** The digest of an object identifier, or undefined for one that is not known. */
export function digestOf(oid: string): Digest | undefined {
  const name = digestName(oid);
  return name === undefined ? undefined : digestNamed(name);
}
