import type { OperationTranslation } from '#core/operation-words.ts';
import type { words } from './operations.text.ts';

export default {
  operations: {
    evaluate: {
      name: 'Évaluer une expression',
      sentence: 'Calcule le résultat d’une expression mathématique.',
    },
    evaluateLines: {
      name: 'Évaluer chaque ligne',
      sentence: 'Calcule le résultat de chaque ligne ; les lignes partagent leurs variables.',
    },
  },
  fields: {
    expression: { hint: 'Une par ligne ; ans est le résultat précédent.' },
    precision: { hint: 'Chiffres significatifs du résultat.' },
  },
} satisfies OperationTranslation<typeof words>;
