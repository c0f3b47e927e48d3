import { blob, choice, integer, optional, secret, text } from '#core/field.ts';
import { once } from '#core/once.ts';
import { operation } from '#core/operation.ts';
import { curves } from '#lib/keys/curves.ts';
import { messageEncodings, signatureAlgorithms, signatureEncodings } from './engine/algorithms.ts';
import { targets } from './engine/targets.ts';

const loadInspect = once(() => import('./engine/inspect.ts'));

const loadConvert = once(() => import('./engine/convert.ts'));
const loadSign = once(() => import('./engine/sign.ts'));
const loadWrite = once(() => import('#lib/keys/write-key.ts'));

export const types = ['rsa', 'ecdsa', 'ed25519'] as const;

/**
 * A new key pair. `bits` is for RSA, `curve` for ECDSA.
 * Errors: `secure-context-required` for RSA without WebCrypto, `bits-not-supported` { bits }.
 */
export const generate = operation('rsa-key-pair-generator/generate', {
  random: true,
  thread: 'worker',
  input: {
    type: choice(types, 'rsa'),
    bits: integer({ min: 1024, max: 16_384, step: 8 }, 2048),
    curve: choice(curves, 'P-256'),
    comment: text(''),
  },
  run: async ({ type, bits, curve, comment }) => {
    const [{ generateEc, generateEd, generateRsa }, { oneLine }, write] = await Promise.all([
      import('./engine/generate.ts'),
      loadConvert(),
      loadWrite(),
    ]);
    const { fingerprintSha256, opensshLine, pem, pkcs8, spki } = write;
    const key = await (type === 'rsa' ? generateRsa(bits) : type === 'ecdsa' ? generateEc(curve) : generateEd());
    return {
      type,
      privateKey: pem('PRIVATE KEY', pkcs8(key)),
      publicKey: pem('PUBLIC KEY', spki(key)),
      opensshPublicKey: opensshLine(key, oneLine(comment)),
      fingerprint: fingerprintSha256(key),
    };
  },
});

const opened = { key: secret(), passphrase: secret('') };

/**
 * Writes a key in another form; `comment` is the one found in the key unless told, `newPassphrase` locks the output.
 * Errors: `invalid-key` { reason }, `unsupported-key` { kind }, `private-key-required`, `format-not-supported`,
 * `passphrase-required`, `wrong-passphrase`.
 */
export const convert = operation('rsa-key-pair-generator/convert', {
  result: 'text',
  random: true,
  thread: 'worker',
  input: { ...opened, to: choice(targets), comment: optional(text()), newPassphrase: secret('') },
  run: async ({ key, passphrase, to, comment, newPassphrase }) => {
    const { openKey, writeKey } = await loadConvert();
    const found = await openKey(key, passphrase);
    return writeKey(found.key, { to, comment: comment ?? found.comment, newPassphrase });
  },
});

/** What a key is, with the fingerprints that `ssh-keygen -l` prints. Errors: those of `convert`. */
export const inspect = operation('rsa-key-pair-generator/inspect', {
  thread: 'worker',
  input: opened,
  run: async ({ key, passphrase }) => (await loadInspect()).inspectKey(key, passphrase),
});

/** The RFC 7638 thumbprint, as many servers want it for `kid`. Errors: those of `convert`. */
export const keyId = operation('rsa-key-pair-generator/key-id', {
  result: 'text',
  thread: 'worker',
  input: opened,
  run: async ({ key, passphrase }) => {
    const [{ openKey }, { thumbprint }] = await Promise.all([loadConvert(), loadWrite()]);
    return thumbprint((await openKey(key, passphrase)).key);
  },
});

const message = { text: text(''), inputEncoding: choice(messageEncodings, 'utf8'), file: optional(blob()) };
const algorithm = choice(['auto', ...signatureAlgorithms], 'auto');

/**
 * Signs a text or a file: RSA by RFC 8017 §8, ECDSA with the nonces of RFC 6979, Ed25519 by RFC 8032. `auto` is
 * `rsa-sha256`, the digest as large as the curve, or `ed25519`. The salt of PSS is as long as the digest.
 * Errors: those of `convert`, `key-type-mismatch` { algorithm, found }, `invalid-key` { reason: `too-small` },
 * `invalid-hex`, `invalid-base64` { field }, `too-large` { bytes, max } for Ed25519, `unreadable-file`.
 *
 * @example
 * ```ts
 * await execute(sign, { text: 'hello', key, ecdsaFormat: 'raw', encoding: 'hex' });
 * ```
 */
export const sign = operation('rsa-key-pair-generator/sign', {
  result: 'text',
  random: (input) => input.algorithm.startsWith('rsa-pss'),
  thread: 'worker',
  input: {
    ...message,
    ...opened,
    algorithm,
    ecdsaFormat: choice(['der', 'raw'], 'der'),
    encoding: choice(signatureEncodings, 'base64'),
  },
  run: async (input, context) => (await loadSign()).signMessage(input, context),
});

/**
 * Is it the signature of the text or the file? The key is a public one, a private one or a certificate, whose dates are
 * not checked. What is not a signature at all is not valid; it is never an error.
 * Errors: those of `sign` except for `private-key-required`.
 *
 * @example
 * ```ts
 * await execute(verify, { text: 'hello', key: publicKey, signature, signatureEncoding: 'hex' });
 * ```
 */
export const verify = operation('rsa-key-pair-generator/verify', {
  thread: 'worker',
  input: {
    ...message,
    ...opened,
    signature: text(),
    signatureEncoding: choice(['base64', 'hex'], 'base64'),
    algorithm,
    ecdsaFormat: choice(['auto', 'der', 'raw'], 'auto'),
  },
  run: async (input, context) => (await loadSign()).verifyMessage(input, context),
});
