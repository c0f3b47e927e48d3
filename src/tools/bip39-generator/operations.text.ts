import { screenWords, type OperationWords } from '#core/operation-words.ts';
import type * as engine from './engine.ts';
import type { text } from './text.ts';

const t = screenWords<typeof text>();

export const words = {
  operations: {
    generate: {
      name: 'Generate mnemonic phrase',
      sentence: 'Generates a random BIP39 phrase.',
    },
    entropyToMnemonic: {
      name: 'Entropy to mnemonic',
      sentence: 'Converts entropy to a BIP39 phrase.',
    },
    mnemonicToEntropy: {
      name: 'Mnemonic to entropy',
      sentence: 'Recovers the entropy of a BIP39 phrase and verifies its checksum.',
    },
    mnemonicToSeed: {
      name: 'Mnemonic to seed',
      sentence: 'Derives the 64-byte seed of a BIP39 phrase, in hexadecimal.',
    },
    lastWords: {
      name: 'Complete mnemonic phrase',
      sentence: 'Lists the last words that give a BIP39 phrase a valid checksum.',
      fields: {
        mnemonic: { label: t('mnemonic.label'), hint: '11, 14, 17, 20 or 23 words.' },
      },
    },
    rollsToEntropy: {
      name: 'Rolls to entropy',
      sentence: 'Derives entropy from dice rolls or coin tosses.',
    },
  },
  fields: {
    words: t('words.label'),
    language: t('language.label'),
    entropy: { label: t('entropy.label'), hint: '32 to 64 hexadecimal digits.' },
    mnemonic: { label: t('mnemonic.label'), hint: '12, 15, 18, 21 or 24 words.' },
    passphrase: t('passphrase.label'),
    rolls: { label: t('rolls.label'), hint: t('rolls.hint') },
    kind: t('kind.label'),
  },
} satisfies OperationWords<typeof engine>;
