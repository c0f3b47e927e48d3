import { screenWords, type OperationWords } from '#core/operation-words.ts';
import type * as engine from './engine.ts';
import type { text } from './text.ts';

const t = screenWords<typeof text>();

export const words = {
  operations: {
    convert: {
      name: 'Convert number base',
      sentence: 'Converts a number of any length to another base; only fractions are rounded.',
    },
    convertMany: {
      name: 'Convert to several bases',
      sentence: 'Writes a number in several bases, with the standard digits.',
    },
    convertAll: {
      name: 'Convert to common bases',
      sentence: 'Writes a number in all the common bases and reports which base was detected.',
    },
    represent: {
      name: 'Show integer bits',
      sentence: 'Shows an integer in a fixed number of bits, with two’s complement for negative ones.',
    },
  },
  fields: {
    text: { label: t('text.label'), hint: 'With or without a prefix: 0x2A, -17, 3.75, 36#zz.' },
    from: { label: t('from.label'), hint: 'A base from 2 to 64, or auto.' },
    to: { label: 'Target base', hint: 'From 2 to 64.' },
    fromAlphabet: {
      label: 'Source digits',
      hint: 'The digits of the source base in ascending order; empty for the standard ones.',
    },
    alphabet: {
      label: 'Target digits',
      hint: 'The digits of the target base in ascending order; empty for the standard ones.',
    },
    fractionDigits: { label: t('fractionDigits.label'), hint: 'The maximum number of digits after the point.' },
    uppercase: t('uppercase.label'),
    prefix: { label: t('prefix.label'), hint: 'Writes 0b, 0o or 0x before the digits.' },
    group: { label: 'Group size', hint: 'Digits per group; 0 for no groups.' },
    bases: { label: 'Target bases', hint: 'Each from 2 to 64.' },
    bits: t('bits.label'),
  },
} satisfies OperationWords<typeof engine>;
