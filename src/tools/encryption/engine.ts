import { blob, choice, integer, optional, secret, text } from '#core/field.ts';
import { operation, ToolError, type Context } from '#core/operation.ts';
import { decodeBase64, encodeBase64 } from '#lib/base64.ts';
import { decodeHex, encodeHex, inputEncodings, readBytes, writeBytes, type InputEncoding } from '#lib/bytes.ts';
import { asciiText, decodeUtf8, encodeUtf8 } from '#lib/charset.ts';
import { randomBytes } from '#lib/random.ts';
import { algorithms, defaultIterations, detected, iterationBounds, type Algorithm } from './engine/algorithms.ts';
import { decryptJwe, encryptJwe, isJweShape } from './engine/jwe.ts';
import { cipherOf, ivLengths, modes } from './engine/raw.ts';

/** Only the worker reads and writes the salted formats. */
const loadSalted = () => import('./engine/salted.ts');

const iterations = optional(integer(iterationBounds));

interface Lock {
  readonly secret: string;
  readonly algorithm: Algorithm;
  readonly iterations?: number | undefined;
}

async function lock(bytes: Uint8Array, salt: Uint8Array, wish: Lock, context: Context): Promise<Uint8Array> {
  const { secret, algorithm } = wish;
  if (secret === '') throw new ToolError('missing-secret');
  if (algorithm === 'jwe') return encodeUtf8(await encryptJwe(bytes, secret, wish.iterations ?? defaultIterations.jwe));
  const rounds = wish.iterations ?? defaultIterations['openssl-pbkdf2'];
  const { encryptSalted } = await loadSalted();
  return encryptSalted(bytes, salt, { algorithm, secret, iterations: rounds }, context);
}

function saltOf(salt: string | undefined): Uint8Array {
  if (salt === undefined) return randomBytes(8);
  if (!/^[0-9a-f]{16}$/i.test(salt)) throw new ToolError('invalid-salt', { length: salt.length });
  return decodeHex(salt);
}

/**
 * Encrypts a text with a password: JWE, or Base64 of what `openssl enc` or CryptoJS write.
 * Errors: `missing-secret`, `invalid-salt`, `secure-context-required` for JWE.
 */
export const encrypt = operation('encryption/encrypt', {
  thread: 'worker',
  input: { text: secret(), secret: secret(), algorithm: choice(algorithms, 'jwe'), iterations, salt: optional(text()) },
  run: async ({ text, salt, ...wish }, context) => {
    if (wish.secret === '') throw new ToolError('missing-secret');
    const bytes = await lock(encodeUtf8(text), saltOf(salt), wish, context);
    return wish.algorithm === 'jwe' ? asciiText(bytes) : encodeBase64(bytes);
  },
});

interface Opened {
  readonly bytes: Uint8Array;
  readonly algorithm: Algorithm;
}

interface Key {
  readonly secret: string;
  readonly algorithm: 'auto' | Algorithm;
  readonly iterations?: number | undefined;
}

/** Tries the algorithms in turn; `accepts` is what a right result looks like. */
async function unlock(
  bytes: Uint8Array,
  { secret, algorithm, iterations: rounds = defaultIterations['openssl-pbkdf2'] }: Key,
  accepts: (plain: Uint8Array) => boolean,
  context: Context,
): Promise<Opened> {
  const { decryptSalted } = await loadSalted();
  const candidates = algorithm === 'auto' ? detected : [algorithm];
  for (const candidate of candidates) {
    if (candidate === 'jwe') throw new ToolError('invalid-ciphertext', { reason: 'jwe' });
    const plain = await decryptSalted(bytes, { algorithm: candidate, secret, iterations: rounds }, context);
    if (plain && accepts(plain)) return { bytes: plain, algorithm: candidate };
  }
  throw new ToolError('decryption-failed');
}

function saltedBytes(text: string): Uint8Array {
  try {
    return decodeBase64(text);
  } catch {
    throw new ToolError('invalid-ciphertext', { reason: 'neither' });
  }
}

/**
 * Reads what `encrypt`, OpenSSL and CryptoJS write; `iterations` is for `openssl-pbkdf2`.
 * Errors: `missing-secret`, `invalid-ciphertext`, `unsupported-jwe`, `iterations-too-high`, `decryption-failed`,
 * `secure-context-required` for JWE.
 */
export const decrypt = operation('encryption/decrypt', {
  thread: 'worker',
  input: { text: text(), secret: secret(), algorithm: choice(['auto', ...algorithms], 'auto'), iterations },
  run: async ({ text: given, ...key }, context) => {
    if (key.secret === '') throw new ToolError('missing-secret');
    const compact = given.replace(/\s+/g, '');
    const isJwe = isJweShape(compact);
    if (key.algorithm !== 'auto' && (key.algorithm === 'jwe') !== isJwe)
      throw new ToolError('invalid-ciphertext', { reason: key.algorithm === 'jwe' ? 'jwe' : 'salted' });
    const opened = isJwe
      ? { bytes: await decryptJwe(compact, key.secret), algorithm: 'jwe' as const }
      : await unlock(saltedBytes(compact), key, (plain) => decodeUtf8(plain) !== undefined, context);
    const plain = decodeUtf8(opened.bytes);
    if (plain === undefined) throw new ToolError('decryption-failed');
    return { text: plain, algorithm: opened.algorithm };
  },
});

/** Files larger than this would need more memory than a page gets. */
const fileLimit = 100_000_000;

async function contentOf(file: Blob): Promise<Uint8Array> {
  if (file.size > fileLimit) throw new ToolError('file-too-large', { bytes: file.size, limit: fileLimit });
  return new Uint8Array(await file.arrayBuffer());
}

/** A file in the same formats, but binary: what `openssl enc` writes without `-a`. Error: `file-too-large`. */
export const encryptFile = operation('encryption/encrypt-file', {
  thread: 'worker',
  input: { file: blob(), secret: secret(), algorithm: choice(algorithms, 'openssl-pbkdf2'), iterations },
  run: async ({ file, ...wish }, context) => lock(await contentOf(file), randomBytes(8), wish, context),
});

/** The file inside; detection goes by the padding alone. Errors: those of `decrypt`, `file-too-large`. */
export const decryptFile = operation('encryption/decrypt-file', {
  thread: 'worker',
  input: { file: blob(), secret: secret(), algorithm: choice(['auto', ...algorithms], 'auto'), iterations },
  run: async ({ file, ...key }, context) => {
    if (key.secret === '') throw new ToolError('missing-secret');
    const bytes = await contentOf(file);
    const { isSalted } = await loadSalted();
    if (isSalted(bytes)) return (await unlock(bytes, key, () => true, context)).bytes;
    const compact = (decodeUtf8(bytes) ?? '').replace(/\s+/g, '');
    if (isJweShape(compact)) return decryptJwe(compact, key.secret);
    return (await unlock(saltedBytes(compact), key, () => true, context)).bytes;
  },
});

const raw = {
  mode: choice(modes, 'aes-gcm'),
  key: secret(),
  keyEncoding: choice(inputEncodings, 'hex'),
  ivEncoding: choice(inputEncodings, 'hex'),
  aad: text(''),
  aadEncoding: choice(inputEncodings, 'utf8'),
};

/** The bytes of a field; a fault names the field. */
function bytesOf(value: string, encoding: InputEncoding, field: string): Uint8Array {
  try {
    return readBytes(value, encoding);
  } catch (error) {
    throw error instanceof ToolError ? new ToolError(error.code, { ...error.details, field }) : error;
  }
}

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
  run: async ({ text: plain, textEncoding, mode, outputEncoding, ...input }) => {
    const bytes = bytesOf(plain, textEncoding, 'text');
    const key = bytesOf(input.key, input.keyEncoding, 'key');
    const given = bytesOf(input.iv, input.ivEncoding, 'iv');
    const aad = bytesOf(input.aad, input.aadEncoding, 'aad');
    const iv = given.length === 0 ? randomBytes(ivLengths[mode]) : given;
    const cipher = await cipherOf({ mode, key, iv, aad });
    return { ciphertext: writeBytes(cipher.encrypt(bytes), outputEncoding), iv: encodeHex(iv) };
  },
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
  run: async ({ ciphertext, ciphertextEncoding, mode, outputEncoding, ...input }) => {
    const bytes = bytesOf(ciphertext, ciphertextEncoding, 'ciphertext');
    const key = bytesOf(input.key, input.keyEncoding, 'key');
    const iv = bytesOf(input.iv, input.ivEncoding, 'iv');
    const aad = bytesOf(input.aad, input.aadEncoding, 'aad');
    const cipher = await cipherOf({ mode, key, iv, aad });
    let plain: Uint8Array;
    try {
      plain = cipher.decrypt(bytes);
    } catch {
      throw new ToolError('decryption-failed');
    }
    if (outputEncoding !== 'utf8') return writeBytes(plain, outputEncoding);
    const shown = decodeUtf8(plain);
    if (shown === undefined) throw new ToolError('output-not-utf8');
    return shown;
  },
});
