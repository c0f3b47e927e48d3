/** In the order of the operations; `keccak-512` is what CryptoJS calls HmacSHA3. */
export const algorithms = [
  'md5',
  'sha1',
  'sha224',
  'sha256',
  'sha384',
  'sha512',
  'sha3-224',
  'sha3-256',
  'sha3-384',
  'sha3-512',
  'ripemd160',
  'keccak-256',
  'keccak-512',
] as const;
export type Algorithm = (typeof algorithms)[number];

/** Hashes with known collisions: HMAC survives that, but nothing new should build on them (NIST SP 800-131A). */
export function isLegacy(algorithm: Algorithm): boolean {
  return algorithm === 'md5' || algorithm === 'sha1';
}
