import type { OperationTranslation } from '#core/operation-words.ts';
import type { words } from './operations.text.ts';

export default {
  operations: {
    percentOf: {
      name: 'Pourcentage d’un nombre',
      sentence: 'Calcule un pourcentage d’un nombre.',
    },
    whatPercent: {
      name: 'Part en pourcentage',
      sentence: 'Calcule le pourcentage d’un tout que représente une partie.',
    },
    change: {
      name: 'Variation en pourcentage',
      sentence: 'Calcule la variation d’un nombre en pourcentage.',
    },
    apply: {
      name: 'Ajouter un pourcentage',
      sentence: 'Ajoute un pourcentage à un nombre, ou le retranche.',
      fields: {
        percent: { hint: 'Négatif pour le retrancher.' },
      },
    },
    original: {
      name: 'Annuler une variation',
      sentence: 'Retrouve le nombre d’avant une variation en pourcentage.',
    },
  },
} satisfies OperationTranslation<typeof words>;
