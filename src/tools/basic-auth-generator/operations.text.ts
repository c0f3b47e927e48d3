import { screenWords, type OperationWords } from '#core/operation-words.ts';
import type * as engine from './engine.ts';
import type { text } from './text.ts';

const t = screenWords<typeof text>();

export const words = {
  operations: {
    encode: {
      name: 'Make Basic Auth header',
      sentence: 'Makes the HTTP header for a user name and a password (RFC 7617).',
    },
    decode: {
      name: 'Read Basic Auth header',
      sentence: 'Reads the user name and the password in an HTTP header.',
    },
    htpasswd: {
      name: 'Make htpasswd line',
      sentence: 'Makes an htpasswd line for Apache or nginx.',
    },
    checkHtpasswd: {
      name: 'Check htpasswd line',
      sentence: 'Checks whether a password matches an htpasswd line.',
    },
  },
  fields: {
    username: { label: t('username.label'), hint: t('username.hint') },
    password: t('password.label'),
    charset: { label: t('charset.label'), hint: t('charset.hint') },
    algorithm: t('algorithm.label'),
    cost: { label: t('cost.label'), hint: t('cost.hint') },
    line: t('line.label'),
    header: { label: t('header.label'), hint: t('header.hint') },
  },
} satisfies OperationWords<typeof engine>;
