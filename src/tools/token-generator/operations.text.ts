import { screenWords, type OperationWords } from '#core/operation-words.ts';
import type * as engine from './engine.ts';
import type { text } from './text.ts';

const t = screenWords<typeof text>();

export const words = {
  operations: {
    generate: {
      name: 'Generate token',
      sentence: 'Generates tokens of random characters.',
    },
    bytes: {
      name: 'Generate random bytes',
      sentence: 'Generates random bytes in hexadecimal, Base64 or Base32.',
    },
    passphrase: {
      name: 'Generate passphrase',
      sentence: 'Generates passphrases of random words.',
    },
    pattern: {
      name: 'Generate from pattern',
      sentence: 'Generates tokens of a given shape, such as license keys or vouchers.',
    },
  },
  fields: {
    length: { label: t('length.label'), hint: 'In characters, without the prefix.' },
    count: t('count.label'),
    uppercase: t('uppercase.label'),
    lowercase: t('lowercase.label'),
    digits: t('digits.label'),
    symbols: t('symbols.label'),
    customAlphabet: { label: t('customAlphabet.label'), hint: t('customAlphabet.hint') },
    exclude: { label: t('exclude.label'), hint: t('exclude.hint') },
    excludeSimilar: t('excludeSimilar.label'),
    requireEach: t('requireEach.label'),
    prefix: { label: t('prefix.label'), hint: t('prefix.hint') },
    byteLength: t('byteLength.label'),
    encoding: t('encoding.label'),
    words: { label: t('words.label'), hint: '11 bits of entropy each.' },
    language: t('language.label'),
    separator: t('separator.label'),
    capitalise: t('capitalise.label'),
    pattern: {
      label: t('pattern.label'),
      hint: 'A a 9 X x H h C * are random, [...] is a set, {n} repeats, a backslash escapes.',
    },
  },
} satisfies OperationWords<typeof engine>;
