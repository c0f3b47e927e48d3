import { screenWords, type OperationWords } from '#core/operation-words.ts';
import type * as engine from './engine.ts';
import type { text } from './text.ts';

const t = screenWords<typeof text>();

export const words = {
  operations: {
    generate: {
      name: 'Generate key pair',
      sentence: 'Generates an RSA, ECDSA or Ed25519 key pair.',
    },
    convert: {
      name: 'Convert key format',
      sentence: 'Converts a key to another format, such as PEM, OpenSSH, PuTTY or JWK.',
      fields: {
        comment: { label: t('comment.label'), hint: 'Defaults to the one in the key.' },
      },
    },
    inspect: {
      name: 'Inspect key',
      sentence: 'Shows the type, format and fingerprints of a key.',
    },
    keyId: {
      name: 'Compute key ID',
      sentence: 'Computes the thumbprint of a key (RFC 7638), as used in kid.',
    },
    sign: {
      name: 'Sign text or file',
      sentence: 'Signs text or a file with a private RSA, ECDSA or Ed25519 key.',
    },
    verify: {
      name: 'Verify signature',
      sentence: 'Checks the signature of text or a file with a public key or certificate.',
      fields: {
        key: { label: t('key.label'), hint: 'A public or private key, or a certificate.' },
        ecdsaFormat: { label: t('ecdsaFormat.label'), hint: 'For ECDSA; both are tried by default.' },
      },
    },
  },
  fields: {
    type: t('type.label'),
    bits: { label: t('bits.label'), hint: 'For RSA: 1,024 to 16,384, a multiple of 8.' },
    curve: { label: t('curve.label'), hint: 'For ECDSA.' },
    comment: t('comment.label'),
    key: { label: t('key.label'), hint: 'PEM, OpenSSH, PuTTY or JWK.' },
    passphrase: { label: t('passphrase.label'), hint: 'Empty if the key is not encrypted.' },
    to: t('to.label'),
    newPassphrase: { label: 'New passphrase', hint: 'Encrypts the result; empty for none.' },
    text: t('text.label'),
    inputEncoding: t('inputEncoding.label'),
    file: { label: 'File', hint: 'Instead of the text.' },
    algorithm: { label: t('algorithm.label'), hint: 'Defaults to the usual one for the key type.' },
    ecdsaFormat: { label: t('ecdsaFormat.label'), hint: 'For ECDSA: DER as OpenSSL writes it, or r and s.' },
    encoding: t('encoding.label'),
    signature: t('signature.label'),
    signatureEncoding: t('signatureEncoding.label'),
  },
} satisfies OperationWords<typeof engine>;
