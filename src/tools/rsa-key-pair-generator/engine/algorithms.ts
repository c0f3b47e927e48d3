import type { InputEncoding, OutputEncoding } from '#lib/bytes.ts';

/** RFC 8017 §8, FIPS 186-5 §6 and RFC 8032 §5.1, by the names of the operation. */
export const signatureAlgorithms = [
  'rsa-sha256',
  'rsa-sha384',
  'rsa-sha512',
  'rsa-pss-sha256',
  'rsa-pss-sha384',
  'rsa-pss-sha512',
  'ecdsa-sha256',
  'ecdsa-sha384',
  'ecdsa-sha512',
  'ed25519',
] as const;
export type SignatureAlgorithm = (typeof signatureAlgorithms)[number];
export type DigestName = 'sha256' | 'sha384' | 'sha512';

/** The digest that an algorithm names; Ed25519 has one of its own. */
export const digestOfAlgorithm = (algorithm: SignatureAlgorithm): DigestName =>
  algorithm.endsWith('256') ? 'sha256' : algorithm.endsWith('384') ? 'sha384' : 'sha512';

/** The encodings of `#lib/bytes.ts`, which the first page does not load. */
export const messageEncodings = ['utf8', 'hex', 'base64'] as const satisfies readonly InputEncoding[];
export const signatureEncodings = ['hex', 'base64', 'base64url', 'binary'] as const satisfies readonly OutputEncoding[];
