import { blob, choice, flag, integer, optional, secret, text } from '#core/field.ts';
import { once } from '#core/once.ts';
import { operation, type Details } from '#core/operation.ts';
import { inputEncodings, outputEncodings } from '#lib/bytes.ts';
import { algorithms, iterationBounds, modes, rsaPaddings, type Algorithm } from './engine/algorithms.ts';

const loadPassword = once(() => import('./engine/password.ts'));
const loadFile = once(() => import('./engine/file.ts'));
const loadRsa = once(() => import('./engine/rsa.ts'));
const loadRaw = once(() => import('./engine/raw.ts'));

const iterations = optional(integer(iterationBounds));

interface KeyInput {
  readonly secret: string;
  readonly algorithm: Algorithm;
  readonly iterations?: number | undefined;
}

/** What opens again what was encrypted with this input. */
function keyOf({ secret: password, algorithm, iterations: rounds }: KeyInput): Details {
  return { secret: password, algorithm, ...(rounds !== undefined && { iterations: rounds }) };
}

/**
 * Encrypts a text with a password: JWE, age in its armor, or Base64 of what `openssl enc` or CryptoJS write.
 * Errors: `missing-secret`, `invalid-salt`, `not-enough-memory` for age, `secure-context-required` for JWE.
 */
export const encrypt = operation('encryption/encrypt', {
  result: 'text',
  inverse: { op: 'encryption/decrypt', input: keyOf, pick: '/text' },
  random: true,
  thread: 'worker',
  input: { text: secret(), secret: secret(), algorithm: choice(algorithms, 'jwe'), iterations, salt: optional(text()) },
  run: async (input, context) => (await loadPassword()).encryptText(input, context),
});

/**
 * Reads what `encrypt`, age, OpenSSL and CryptoJS write; `iterations` is for `openssl-pbkdf2`.
 * Errors: `missing-secret`, `invalid-ciphertext`, `unsupported-jwe`, `iterations-too-high`, `content-too-large`,
 * `unsupported-age`, `work-factor-too-high`, `not-enough-memory`, `decryption-failed`, `secure-context-required` for JWE.
 */
export const decrypt = operation('encryption/decrypt', {
  thread: 'worker',
  input: { text: text(), secret: secret(), algorithm: choice(['auto', ...algorithms], 'auto'), iterations },
  run: async (input, context) => (await loadPassword()).decryptText(input, context),
});

/**
 * A file in the same formats, but binary: what `age -p` and, without `-a`, `openssl enc` write.
 * Errors: those of `encrypt`, `file-too-large`, `unreadable-file`.
 */
export const encryptFile = operation('encryption/encrypt-file', {
  result: 'bytes',
  inverse: { op: 'encryption/decrypt-file', input: (input) => ({ ...keyOf(input), acceptDoubtful: true }) },
  random: true,
  thread: 'worker',
  input: { file: blob(), secret: secret(), algorithm: choice(algorithms, 'age'), iterations },
  run: async (input, context) => (await loadFile()).encryptBlob(input, context),
});

/**
 * The file inside. Formats without authentication give noise for a wrong password: what may be noise is refused unless
 * `acceptDoubtful` is set. Errors: those of `decrypt`, `doubtful-result` { algorithm }, `file-too-large`,
 * `unreadable-file`.
 */
export const decryptFile = operation('encryption/decrypt-file', {
  result: 'bytes',
  thread: 'worker',
  input: {
    file: blob(),
    secret: secret(),
    algorithm: choice(['auto', ...algorithms], 'auto'),
    iterations,
    acceptDoubtful: flag(false),
  },
  run: async (input, context) => (await loadFile()).decryptBlob(input, context),
});

const raw = {
  mode: choice(modes, 'aes-gcm'),
  key: secret(),
  keyEncoding: choice(inputEncodings, 'hex'),
  ivEncoding: choice(inputEncodings, 'hex'),
  aad: text(''),
  aadEncoding: choice(inputEncodings, 'utf8'),
};

/**
 * Encrypts with the key as it is; an empty `iv` is drawn at random, ECB has none. A tag of 16 bytes stands at the end.
 * Errors: `invalid-key-length`, `invalid-iv-length` { bytes, mode, expected }, `aad-not-supported` { mode },
 * `invalid-hex`, `invalid-base64` { field }.
 */
export const encryptRaw = operation('encryption/encrypt-raw', {
  random: true,
  input: {
    text: secret(),
    textEncoding: choice(inputEncodings, 'utf8'),
    ...raw,
    iv: text(''),
    outputEncoding: choice(['base64', 'hex'], 'base64'),
  },
  run: async (input) => (await loadRaw()).encryptWithKey(input),
});

/** AES-GCM takes an `iv` of 1 to 128 bytes. Errors: those of `encrypt-raw`, `decryption-failed`, `output-not-utf8`. */
export const decryptRaw = operation('encryption/decrypt-raw', {
  input: {
    ciphertext: text(),
    ciphertextEncoding: choice(['base64', 'hex'], 'base64'),
    ...raw,
    iv: text(''),
    outputEncoding: choice(inputEncodings, 'utf8'),
  },
  result: 'text',
  run: async (input) => (await loadRaw()).decryptWithKey(input),
});

const padded = { padding: choice(rsaPaddings, 'oaep-sha256'), label: text('') };

/**
 * Encrypts a short text for an RSA key: RFC 8017 §7, MGF1 with the digest of OAEP. The key is a public one in any form, or
 * a certificate. Errors: `message-too-long` { bytes, max, reason? }, `key-type-mismatch` { found },
 * `invalid-key` { reason }, `unsupported-key` { kind }, `passphrase-required`, `invalid-hex`, `invalid-base64` { field }.
 *
 * @example
 * ```ts
 * await execute(encryptRsa, { text: 'hello', key: publicKey, padding: 'oaep-sha1' });
 * ```
 */
export const encryptRsa = operation('encryption/encrypt-rsa', {
  result: 'text',
  random: true,
  thread: 'worker',
  input: {
    text: secret(),
    textEncoding: choice(inputEncodings, 'utf8'),
    key: text(),
    ...padded,
    outputEncoding: choice(outputEncodings, 'base64'),
  },
  run: async (input) => (await loadRsa()).encryptForRsa(input),
});

/**
 * Decrypts what `encrypt-rsa` or OpenSSL wrote. Errors: those of `encrypt-rsa` for the key, `wrong-passphrase`,
 * `private-key-required`, `output-not-utf8`, and `decryption-failed` if the key, padding, label or length is wrong.
 *
 * @example
 * ```ts
 * await execute(decryptRsa, { ciphertext, key: privateKey, outputEncoding: 'hex' });
 * ```
 */
export const decryptRsa = operation('encryption/decrypt-rsa', {
  result: 'text',
  thread: 'worker',
  input: {
    ciphertext: text(),
    ciphertextEncoding: choice(['base64', 'hex'], 'base64'),
    key: secret(),
    passphrase: secret(''),
    ...padded,
    outputEncoding: choice(inputEncodings, 'utf8'),
  },
  run: async (input) => (await loadRsa()).decryptWithRsa(input),
});
