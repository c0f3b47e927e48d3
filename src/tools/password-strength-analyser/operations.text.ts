import { screenWords, type OperationWords } from '#core/operation-words.ts';
import type * as engine from './engine.ts';
import type { text } from './text.ts';

const t = screenWords<typeof text>();

export const words = {
  operations: {
    analyse: {
      name: 'Analyze password strength',
      sentence: 'Estimates how many guesses an attacker needs to find a password.',
    },
    analyseList: {
      name: 'Analyze many passwords',
      sentence: 'Estimates the strength of several passwords, one per line.',
    },
    prepare: {
      name: 'Load dictionaries',
      sentence: 'Loads the dictionaries in advance, so that the first analysis is fast.',
    },
  },
  fields: {
    password: t('password.label'),
    userInputs: { label: t('words.label'), hint: 'Names, company, pet: an attacker would try them first.' },
    guessesPerSecond: { label: t('speed.label'), hint: 'In guesses per second; null for none.' },
    passwords: { label: t('passwords.label'), hint: t('passwords.hint') },
  },
} satisfies OperationWords<typeof engine>;
