/** Every algorithm in display order, with the bytes of its digest. */
const digestSizes = {
  md5: 16,
  sha1: 20,
  sha224: 28,
  sha256: 32,
  sha384: 48,
  sha512: 64,
  'sha512-256': 32,
  'sha3-224': 28,
  'sha3-256': 32,
  'sha3-384': 48,
  'sha3-512': 64,
  'keccak-224': 28,
  'keccak-256': 32,
  'keccak-384': 48,
  'keccak-512': 64,
  ripemd160: 20,
  'blake2b-256': 32,
  'blake2b-512': 64,
  'blake2s-256': 32,
  blake3: 32,
  sm3: 32,
  whirlpool: 64,
  md4: 16,
  crc32: 4,
  crc32c: 4,
  adler32: 4,
  xxh32: 4,
  xxh64: 8,
  'xxh3-64': 8,
  'xxh3-128': 16,
} as const;

export type Algorithm = keyof typeof digestSizes;

export const algorithms = Object.keys(digestSizes) as Algorithm[];

/** The rows that a text shows at first. */
export const textAlgorithms: readonly Algorithm[] = [
  'md5',
  'sha1',
  'sha256',
  'sha384',
  'sha512',
  'sha3-256',
  'sha3-512',
  'ripemd160',
  'blake3',
  'crc32',
];

/** What is computed of a file unless told otherwise; each one more costs time. */
export const fileAlgorithms: readonly Algorithm[] = ['md5', 'sha1', 'sha256'];

/** The digest's length in bytes. */
export function digestSize(algorithm: Algorithm): number {
  return digestSizes[algorithm];
}

/** Why an algorithm must not protect anything; undefined for those that may. */
export function weaknessOf(algorithm: Algorithm): 'broken' | 'checksum' | undefined {
  if (algorithm === 'md4' || algorithm === 'md5' || algorithm === 'sha1') return 'broken';
  return /^(?:crc|adler|xxh)/.test(algorithm) ? 'checksum' : undefined;
}

/** The requested ones, each once, in display order. */
export function inDisplayOrder(requested: readonly Algorithm[]): Algorithm[] {
  return algorithms.filter((algorithm) => requested.includes(algorithm));
}

/** How the lines of a checksum file are written. */
export const listStyles = ['coreutils', 'bsd', 'sfv'] as const;
export type ListStyle = (typeof listStyles)[number];
