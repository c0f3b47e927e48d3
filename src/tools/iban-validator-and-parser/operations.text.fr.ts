import type { OperationTranslation } from '#core/operation-words.ts';
import type { words } from './operations.text.ts';

export default {
  operations: {
    parse: {
      name: 'Vérifier un IBAN',
      sentence: 'Indique les parties d’un IBAN et les règles qu’il enfreint.',
    },
    explain: {
      name: 'Expliquer un IBAN incorrect',
      sentence: 'Explique ce qui ne va pas dans un IBAN et propose de corriger une faute de frappe.',
    },
    parseList: {
      name: 'Vérifier plusieurs IBAN',
      sentence: 'Vérifie un IBAN par ligne.',
    },
    compose: {
      name: 'IBAN depuis un BBAN',
      sentence: 'Compose l’IBAN d’un pays et de son BBAN, avec la clé de contrôle.',
    },
    build: {
      name: 'IBAN depuis un compte',
      sentence: 'Compose l’IBAN à partir des éléments d’un numéro de compte.',
    },
    countries: {
      name: 'Lister les pays IBAN',
      sentence: 'Liste les pays qui utilisent l’IBAN, avec sa longueur et ses éléments.',
    },
  },
  fields: {
    iban: { hint: 'Les espaces et les minuscules ne comptent pas.' },
    country: { label: 'Pays', hint: 'Deux lettres, par exemple FR.' },
    bban: { label: 'BBAN', hint: 'L’IBAN sans le pays ni la clé.' },
    parts: { label: 'Éléments du compte', hint: 'Une valeur par élément, dans l’ordre de la structure du pays.' },
  },
} satisfies OperationTranslation<typeof words>;
