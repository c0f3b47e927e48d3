import { blob, choice, integer, optional, secret, text } from '#core/field.ts';
import { operation } from '#core/operation.ts';
import { inputEncodings } from '#lib/bytes.ts';
import { algorithms, iterationBounds, modes } from './engine/algorithms.ts';

const loadPassword = () => import('./engine/password.ts');
const loadRaw = () => import('./engine/raw.ts');

const iterations = optional(integer(iterationBounds));

/**
 * Encrypts a text with a password: JWE, or Base64 of what `openssl enc` or CryptoJS write.
 * Errors: `missing-secret`, `invalid-salt`, `secure-context-required` for JWE.
 */
export const encrypt = operation('encryption/encrypt', {
  thread: 'worker',
  input: { text: secret(), secret: secret(), algorithm: choice(algorithms, 'jwe'), iterations, salt: optional(text()) },
  run: async (input, context) => (await loadPassword()).encryptText(input, context),
});

/**
 * Reads what `encrypt`, OpenSSL and CryptoJS write; `iterations` is for `openssl-pbkdf2`.
 * Errors: `missing-secret`, `invalid-ciphertext`, `unsupported-jwe`, `iterations-too-high`, `decryption-failed`,
 * `secure-context-required` for JWE.
 */
export const decrypt = operation('encryption/decrypt', {
  thread: 'worker',
  input: { text: text(), secret: secret(), algorithm: choice(['auto', ...algorithms], 'auto'), iterations },
  run: async (input, context) => (await loadPassword()).decryptText(input, context),
});

/** A file in the same formats, but binary: what `openssl enc` writes without `-a`. Error: `file-too-large`. */
export const encryptFile = operation('encryption/encrypt-file', {
  thread: 'worker',
  input: { file: blob(), secret: secret(), algorithm: choice(algorithms, 'openssl-pbkdf2'), iterations },
  run: async (input, context) => (await loadPassword()).encryptBlob(input, context),
});

/** The file inside; detection goes by the padding alone. Errors: those of `decrypt`, `file-too-large`. */
export const decryptFile = operation('encryption/decrypt-file', {
  thread: 'worker',
  input: { file: blob(), secret: secret(), algorithm: choice(['auto', ...algorithms], 'auto'), iterations },
  run: async (input, context) => (await loadPassword()).decryptBlob(input, context),
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
 * Encrypts with the key as it is; an empty `iv` is drawn at random. A tag of 16 bytes stands at the end.
 * Errors: `invalid-key-length`, `invalid-iv-length` { bytes, mode, expected }, `invalid-hex`, `invalid-base64` { field }.
 */
export const encryptRaw = operation('encryption/encrypt-raw', {
  input: {
    text: secret(),
    textEncoding: choice(inputEncodings, 'utf8'),
    ...raw,
    iv: text(''),
    outputEncoding: choice(['base64', 'hex'], 'base64'),
  },
  run: async (input) => (await loadRaw()).encryptWithKey(input),
});

/** Errors: those of `encrypt-raw`, `decryption-failed`, `output-not-utf8`. */
export const decryptRaw = operation('encryption/decrypt-raw', {
  input: {
    ciphertext: text(),
    ciphertextEncoding: choice(['base64', 'hex'], 'base64'),
    ...raw,
    iv: text(),
    outputEncoding: choice(inputEncodings, 'utf8'),
  },
  run: async (input) => (await loadRaw()).decryptWithKey(input),
});
