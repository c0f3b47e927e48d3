import { screenWords, type OperationWords } from '#core/operation-words.ts';
import type * as engine from './engine.ts';
import type { text } from './text.ts';

const t = screenWords<typeof text>();

export const words = {
  operations: {
    decode: {
      name: 'Decode JWT',
      sentence: 'Decodes the header and the payload of a JSON Web Token (RFC 7519).',
    },
    verify: {
      name: 'Verify JWT signature',
      sentence: 'Checks the signature of a JSON Web Token.',
    },
    sign: {
      name: 'Sign JWT',
      sentence: 'Creates a signed JSON Web Token.',
      fields: {
        key: { label: 'Secret or private key', hint: 'An HMAC secret, PEM, or JWK.' },
      },
    },
    decrypt: {
      name: 'Decrypt JWE',
      sentence: 'Decrypts an encrypted token (RFC 7516).',
      fields: {
        key: { label: 'Key or password', hint: 'A symmetric key, a password, or a private key as PEM or JWK.' },
      },
    },
    explain: {
      name: 'Explain JWT',
      sentence: 'Explains every member of the header and the payload of a JSON Web Token.',
    },
    rsaKeySize: {
      name: 'Measure RSA key',
      sentence: 'Reports the size of an RSA key in bits.',
      fields: {
        key: { label: 'Key', hint: 'PEM or JWK.' },
      },
    },
  },
  fields: {
    token: t('token.label'),
    now: { label: 'Current time', hint: 'In Unix seconds; defaults to this device’s clock.' },
    key: t('key.label'),
    keyEncoding: t('keyEncoding.label'),
    payload: { label: t('payload'), hint: 'An object, or text that is signed as is.' },
    header: { label: t('header'), hint: 'Additional members; alg and typ are set automatically.' },
    headerText: { label: 'Header as text', hint: 'Replaces the header; its values are signed as written.' },
    algorithm: t('header.alg'),
  },
} satisfies OperationWords<typeof engine>;
