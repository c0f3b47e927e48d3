import { choice, integer, optional, secret, text } from '#core/field.ts';
import { operation } from '#core/operation.ts';
import { bitsOf, curves, type Key } from '#lib/keys/key.ts';
import { bytesToNumberBE } from '#lib/keys/number.ts';
import { fingerprintMd5, fingerprintSha256, opensshLine, pem, pkcs8, spki, thumbprint } from '#lib/keys/write-key.ts';
import { oneLine, openKey, targets, writeKey } from './engine/convert.ts';
import { generateEc, generateEd, generateRsa } from './engine/generate.ts';

export const types = ['rsa', 'ecdsa', 'ed25519'] as const;

/**
 * A new key pair. `bits` is for RSA, a multiple of 8; `curve` for ECDSA.
 * Errors: `secure-context-required` for RSA without WebCrypto, `bits-not-supported` { bits }.
 */
export const generate = operation('rsa-key-pair-generator/generate', {
  thread: 'worker',
  input: {
    type: choice(types, 'rsa'),
    bits: integer({ min: 1024, max: 16_384 }, 2048),
    curve: choice(curves, 'P-256'),
    comment: text(''),
  },
  run: async ({ type, bits, curve, comment }) => {
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
    const found = await openKey(key, passphrase);
    return writeKey(found.key, { to, comment: comment ?? found.comment, newPassphrase });
  },
});

/** The exponent, or null when it is no RSA key. */
const exponentOf = (key: Key): number | null => (key.type === 'rsa' ? Number(bytesToNumberBE(key.e)) : null);

function curveOf(key: Key): string | null {
  if (key.type === 'rsa') return null;
  return key.type === 'ecdsa' ? key.curve : 'Ed25519';
}

/** What a key is, with the fingerprints that `ssh-keygen -l` prints. Errors: those of `convert`. */
export const inspect = operation('rsa-key-pair-generator/inspect', {
  thread: 'worker',
  input: opened,
  run: async ({ key: text, passphrase }) => {
    const { key, format, comment } = await openKey(text, passphrase);
    return {
      type: key.type,
      format,
      private: key.secret !== undefined,
      bits: bitsOf(key),
      curve: curveOf(key),
      publicExponent: exponentOf(key),
      comment,
      fingerprintSha256: fingerprintSha256(key),
      fingerprintMd5: fingerprintMd5(key),
    };
  },
});

/** The RFC 7638 thumbprint, as many servers want it for `kid`. Errors: those of `convert`. */
export const keyId = operation('rsa-key-pair-generator/key-id', {
  thread: 'worker',
  input: opened,
  run: async ({ key, passphrase }) => thumbprint((await openKey(key, passphrase)).key),
});
