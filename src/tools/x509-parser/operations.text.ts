import { screenWords, type OperationWords } from '#core/operation-words.ts';
import type * as engine from './engine.ts';
import type { text } from './text.ts';

const t = screenWords<typeof text>();

export const words = {
  operations: {
    inspect: { name: 'Inspect', sentence: 'Shows the contents of certificates, requests, revocation lists and keys.' },
    chain: { name: 'Verify the chain', sentence: 'Orders certificates and verifies their signatures.' },
    match: {
      name: 'Match key',
      sentence: 'Checks whether two objects have the same key.',
      fields: { first: 'First', second: { label: 'Second', hint: t('second.hint') } },
    },
    checkHost: { name: 'Check host', sentence: 'Checks whether a certificate covers a host (RFC 9525).' },
    toPem: { name: 'Convert to PEM', sentence: 'Writes certificates, requests and lists as PEM.' },
    toDer: { name: 'Convert to DER', sentence: 'Writes one certificate, request or list as DER.' },
    toPkcs7: { name: 'Convert to PKCS#7', sentence: 'Writes all certificates and lists as one PKCS#7.' },
    toPkcs12: { name: 'Convert to PKCS#12', sentence: 'Writes the private key and its certificates as PKCS#12.' },
  },
  fields: {
    text: { label: t('text.label'), hint: 'PEM, or Base64 of DER.' },
    file: { label: 'File', hint: 'PEM, DER, PKCS#7 or PKCS#12; takes precedence over the text.' },
    password: { label: t('password.label'), hint: 'For an encrypted key or PKCS#12 file.' },
    at: { label: 'Time', hint: 'Unix time in milliseconds; defaults to now.' },
    roots: { label: t('roots.label'), hint: t('roots.hint') },
    first: 'First',
    second: t('second.label'),
    host: { label: 'Host', hint: t('host.hint') },
    index: { label: 'Index', hint: 'Among certificates, requests and lists, from 0.' },
    newPassword: 'New password',
    friendlyName: t('fact.friendlyName'),
  },
} satisfies OperationWords<typeof engine>;
