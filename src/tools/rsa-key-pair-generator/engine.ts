import { choice, integer, optional, secret, text } from '#core/field.ts';
import { operation } from '#core/operation.ts';
import { curves } from '#lib/keys/curves.ts';
import { targets } from './engine/targets.ts';

const loadConvert = () => import('./engine/convert.ts');
const loadWrite = () => import('#lib/keys/write-key.ts');

export const types = ['rsa', 'ecdsa', 'ed25519'] as const;

/**
 * A new key pair. `bits` is for RSA, `curve` for ECDSA.
 * Errors: `secure-context-required` for RSA without WebCrypto, `bits-not-supported` { bits }.
 */
export const generate = operation('rsa-key-pair-generator/generate', {
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
  run: async ({ key, passphrase }) => (await import('./engine/inspect.ts')).inspectKey(key, passphrase),
});

/** The RFC 7638 thumbprint, as many servers want it for `kid`. Errors: those of `convert`. */
export const keyId = operation('rsa-key-pair-generator/key-id', {
  thread: 'worker',
  input: opened,
  run: async ({ key, passphrase }) => {
    const [{ openKey }, { thumbprint }] = await Promise.all([loadConvert(), loadWrite()]);
    return thumbprint((await openKey(key, passphrase)).key);
  },
});
