/** Base64 of `Salted__`, a salt of 8 bytes and the ciphertext, as `openssl enc` and CryptoJS write it. */
export const salted = ['openssl-pbkdf2', 'openssl-sha256', 'aes', 'tripledes', 'rabbit', 'rc4'] as const;
export type Salted = (typeof salted)[number];

/** `age`: https://age-encryption.org/v1 with a passphrase. */
export const algorithms = ['jwe', 'age', ...salted] as const;
export type Algorithm = (typeof algorithms)[number];

/** What detection tries, in this order: the two others have no padding that could be wrong. */
export const detected = ['openssl-pbkdf2', 'openssl-sha256', 'aes', 'tripledes'] as const satisfies readonly Salted[];

export const iterationBounds = { min: 1000, max: 10_000_000 };
/** For JWE, and `openssl enc -pbkdf2`'s own. */
export const defaultIterations = { jwe: 210_000, 'openssl-pbkdf2': 10_000 } as const;

/** Without authentication nothing tells for sure that a password is right. */
export function isSaltedAlgorithm(algorithm: Algorithm): algorithm is Salted {
  return algorithm !== 'jwe' && algorithm !== 'age';
}

/** With a key as it is. */
export const modes = ['aes-gcm', 'aes-cbc', 'aes-ctr', 'aes-ecb', 'chacha20-poly1305'] as const;
export type Mode = (typeof modes)[number];

/** RFC 8017 §7: OAEP with a digest, or PKCS #1 v1.5. */
export const rsaPaddings = ['oaep-sha256', 'oaep-sha1', 'oaep-sha384', 'oaep-sha512', 'pkcs1'] as const;
export type RsaPadding = (typeof rsaPaddings)[number];
