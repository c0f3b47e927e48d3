import { screenWords, type OperationWords } from '#core/operation-words.ts';
import type * as engine from './engine.ts';
import type { text } from './text.ts';

const t = screenWords<typeof text>();

export const words = {
  operations: {
    encrypt: {
      name: 'Encrypt text',
      sentence: 'Encrypts text with a password.',
    },
    decrypt: {
      name: 'Decrypt text',
      sentence: 'Decrypts age, JWE, OpenSSL or CryptoJS text with a password.',
      fields: {
        text: t('ciphertext.label'),
      },
    },
    encryptFile: {
      name: 'Encrypt file',
      sentence: 'Encrypts a file with a password.',
    },
    decryptFile: {
      name: 'Decrypt file',
      sentence: 'Decrypts a file with a password.',
    },
    encryptRaw: {
      name: 'Encrypt with raw key',
      sentence: 'Encrypts text with your own key, using AES or ChaCha20-Poly1305.',
    },
    decryptRaw: {
      name: 'Decrypt with raw key',
      sentence: 'Decrypts text with your own key, using AES or ChaCha20-Poly1305.',
      fields: {
        iv: { label: t('iv.label'), hint: '12 bytes for AES-GCM and ChaCha20-Poly1305, none for ECB, otherwise 16.' },
      },
    },
    encryptRsa: {
      name: 'Encrypt with RSA',
      sentence: 'Encrypts a short text for an RSA public key or certificate.',
      fields: {
        key: { label: t('key.label'), hint: 'A public key in any format, or a certificate.' },
      },
    },
    decryptRsa: {
      name: 'Decrypt with RSA',
      sentence: 'Decrypts a short text with an RSA private key.',
      fields: {
        key: { label: t('key.label'), hint: 'A private key in any format.' },
      },
    },
  },
  fields: {
    text: t('text.label'),
    secret: t('secret.label'),
    algorithm: t('algorithm.label'),
    iterations: { label: t('iterations.label'), hint: 'PBKDF2 iterations, for jwe and openssl-pbkdf2.' },
    salt: { label: 'Salt', hint: 'Hexadecimal; random by default.' },
    file: 'File',
    acceptDoubtful: {
      label: 'Accept doubtful results',
      hint: 'Formats without authentication decrypt to noise when the password is wrong.',
    },
    textEncoding: 'The text is',
    ciphertext: t('ciphertext.label'),
    ciphertextEncoding: 'The encrypted text is',
    mode: t('mode.label'),
    key: { label: t('key.label'), hint: '16, 24 or 32 bytes for AES, 32 for ChaCha20-Poly1305.' },
    keyEncoding: 'The key is',
    iv: { label: t('iv.label'), hint: 'Leave empty for a random one.' },
    ivEncoding: 'The IV is',
    aad: { label: t('aad.label'), hint: 'Authenticated but not encrypted, with AES-GCM and ChaCha20-Poly1305.' },
    aadEncoding: 'The additional data is',
    padding: { label: t('padding.label'), hint: 'PKCS#1 v1.5 is only for old systems.' },
    label: { label: t('label.label'), hint: 'For OAEP, usually empty; must be the same to encrypt and decrypt.' },
    passphrase: { label: t('passphrase.label'), hint: 'Empty if the key is not encrypted.' },
    outputEncoding: t('encryptedAs.label'),
  },
} satisfies OperationWords<typeof engine>;
