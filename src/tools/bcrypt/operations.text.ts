import { screenWords, type OperationWords } from '#core/operation-words.ts';
import type * as engine from './engine.ts';
import type { text } from './text.ts';

const t = screenWords<typeof text>();

export const words = {
  operations: {
    hash: {
      name: 'Hash with bcrypt',
      sentence: 'Hashes a password with bcrypt; only its first 72 bytes count.',
    },
    verify: {
      name: 'Verify bcrypt hash',
      sentence: 'Checks whether a password matches a bcrypt hash.',
      fields: {
        password: t('candidate.label'),
      },
    },
    inspect: {
      name: 'Inspect bcrypt hash',
      sentence: 'Shows the version, the cost and the salt of a bcrypt hash.',
      fields: {
        hash: { label: 'Hash', hint: t('hash.hint') },
      },
    },
    measure: {
      name: 'Measure bcrypt speed',
      sentence: 'Measures how long a bcrypt hash of cost 6 takes here, in milliseconds.',
    },
  },
  fields: {
    password: t('password.label'),
    cost: { label: t('cost.label'), hint: 'Each step doubles the time.' },
    version: { label: t('version.label'), hint: t('version.hint') },
    salt: { label: 'Salt', hint: '22 characters of bcrypt’s Base64; leave it out for a new one.' },
    hash: { label: t('hash.label'), hint: t('hash.hint') },
    maxCost: { label: 'Highest cost', hint: 'A hash with a higher cost is not computed.' },
  },
} satisfies OperationWords<typeof engine>;
