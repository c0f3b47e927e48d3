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
      sentence: 'Indique quel pourcentage d’un tout représente une partie.',
    },
    change: {
      name: 'Variation en pourcentage',
      sentence: 'Indique de combien de pour cent un nombre a changé.',
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
