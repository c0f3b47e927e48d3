import { screenWords, type OperationWords } from '#core/operation-words.ts';
import type * as engine from './engine.ts';
import type { text } from './text.ts';

const t = screenWords<typeof text>();

export const words = {
  operations: {
    totp: {
      name: 'Compute TOTP code',
      sentence: 'Computes the one-time code for a point in time (RFC 6238).',
    },
    hotp: {
      name: 'Compute HOTP code',
      sentence: 'Computes the one-time code for a counter (RFC 4226).',
    },
    verify: {
      name: 'Verify one-time code',
      sentence: 'Checks whether a one-time code matches a secret.',
    },
    uri: {
      name: 'Make otpauth address',
      sentence: 'Writes the address that adds an account to an authenticator.',
    },
    parseUri: {
      name: 'Read otpauth address',
      sentence: 'Reads the account from an otpauth address.',
    },
    parseMigration: {
      name: 'Read authenticator export',
      sentence: 'Reads the accounts from a Google Authenticator export.',
      fields: {
        uri: { label: 'Export address', hint: 'It begins with otpauth-migration://.' },
      },
    },
    readList: {
      name: 'Read account list',
      sentence: 'Reads the accounts from otpauth and export addresses, one per line.',
    },
    writeMigration: {
      name: 'Make authenticator export',
      sentence: 'Writes an export for Google Authenticator, ten accounts per address.',
    },
    generateSecret: {
      name: 'Generate OTP secret',
      sentence: 'Generates a random secret, in Base32.',
    },
    readCode: {
      name: 'Read OTP QR code',
      sentence: 'Reads the text of a QR code from raw pixels.',
    },
  },
  fields: {
    secret: t('secret.label'),
    secretEncoding: t('secretEncoding.label'),
    algorithm: t('algorithm.label'),
    digits: t('digits.label'),
    period: { label: t('period.label'), hint: 'In seconds.' },
    timestamp: { label: 'Time', hint: 'In Unix milliseconds; defaults to now.' },
    counter: t('counter.label'),
    code: t('code.label'),
    type: t('type.label'),
    window: t('window.label'),
    issuer: { label: t('issuer.label'), hint: 'Without a colon.' },
    account: t('account.label'),
    uri: 'otpauth address',
    bytes: { label: 'Bytes', hint: 'RFC 4226 recommends 20.' },
    pixels: { label: 'Pixels', hint: 'Four bytes per pixel: red, green, blue, alpha.' },
    width: { label: 'Width', hint: 'In pixels.' },
    height: { label: 'Height', hint: 'In pixels.' },
    text: { label: 'Addresses', hint: 'otpauth:// or otpauth-migration://, one per line.' },
    accounts: {
      label: 'Accounts',
      hint: 'Only periods of 30 seconds can be exported.',
    },
    'accounts.type': t('type.label'),
    'accounts.secret': { label: t('secret.label'), hint: 'In Base32.' },
    'accounts.issuer': t('issuer.label'),
    'accounts.account': t('account.label'),
    'accounts.algorithm': t('algorithm.label'),
    'accounts.digits': t('digits.label'),
    'accounts.period': { label: t('period.label'), hint: 'In seconds.' },
    'accounts.counter': t('counter.label'),
    batchId: { label: 'Batch', hint: 'The same number in all codes of an export.' },
  },
} satisfies OperationWords<typeof engine>;
