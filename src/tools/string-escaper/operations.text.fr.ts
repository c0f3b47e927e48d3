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
      sentence: 'Lit le texte d’un littéral.',
      fields: { text: { hint: 'Avec ou sans ses guillemets.' } },
    },
    check: {
      name: 'Vérifier tous les langages',
      sentence: 'Énumère les langages et formats qui peuvent contenir un texte.',
    },
  },
  fields: {
    quote: { hint: 'En automatique, ceux qui sont usuels dans le langage.' },
    ascii: { hint: 'Échappe tout ce qui dépasse U+007E là où il existe des échappements.' },
    perLine: { hint: 'Chaque ligne est un littéral ; les sauts de ligne restent.' },
  },
} satisfies OperationTranslation<typeof words>;
