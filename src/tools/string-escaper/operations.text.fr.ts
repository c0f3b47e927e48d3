import type { OperationTranslation } from '#core/operation-words.ts';
import type { words } from './operations.text.ts';

export default {
  operations: {
    escape: {
      name: 'Échapper une chaîne',
      sentence: 'Écrit un texte comme littéral d’un langage ou d’un format.',
    },
    unescape: {
      name: 'Déséchapper une chaîne',
      sentence: 'Retrouve le texte d’un littéral.',
      fields: { text: { hint: 'Avec ou sans ses guillemets.' } },
    },
    check: {
      name: 'Vérifier tous les langages',
      sentence: 'Énumère les langages et formats qui peuvent représenter un texte.',
    },
  },
  fields: {
    quote: { hint: 'En automatique, les guillemets usuels du langage.' },
    ascii: { hint: 'Échappe tout ce qui dépasse U+007E si le langage le permet.' },
    perLine: { hint: 'Chaque ligne est un littéral ; les sauts de ligne restent.' },
  },
} satisfies OperationTranslation<typeof words>;
