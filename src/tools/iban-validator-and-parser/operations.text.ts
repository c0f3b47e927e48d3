import { screenWords, type OperationWords } from '#core/operation-words.ts';
import type * as engine from './engine.ts';
import type { text } from './text.ts';

const t = screenWords<typeof text>();

export const words = {
  operations: {
    parse: {
      name: 'Check IBAN',
      sentence: 'Shows the parts of an IBAN and the rules it breaks.',
    },
    explain: {
      name: 'Explain IBAN faults',
      sentence: 'Explains what is wrong with an IBAN and suggests a fix for a typo.',
    },
    parseList: {
      name: 'Check many IBANs',
      sentence: 'Checks a list of IBANs, one per line.',
    },
    compose: {
      name: 'IBAN from BBAN',
      sentence: 'Builds an IBAN from a country and a BBAN, with its check digits.',
    },
    build: {
      name: 'IBAN from account details',
      sentence: 'Builds an IBAN from the parts of an account number.',
    },
    countries: {
      name: 'List IBAN countries',
      sentence: 'Lists the countries that use IBANs, with the length and parts of each.',
    },
  },
  fields: {
    iban: { label: t('iban.label'), hint: 'Spaces and lower case do not matter.' },
    text: t('many.label'),
    country: { label: 'Country', hint: 'Two letters, such as FR.' },
    bban: { label: 'BBAN', hint: 'The IBAN without the country and check digits.' },
    parts: { label: 'Account details', hint: 'One value for each part, in the order of the country’s structure.' },
  },
} satisfies OperationWords<typeof engine>;
