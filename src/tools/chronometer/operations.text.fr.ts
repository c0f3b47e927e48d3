import type { OperationTranslation } from '#core/operation-words.ts';
import type { words } from './operations.text.ts';

export default {
  operations: {
    format: {
      name: 'Formater une durée',
      sentence: 'Convertit des millisecondes en heures, minutes, secondes et millièmes.',
    },
    laps: {
      name: 'Calculer les tours',
      sentence: 'Calcule les tours à partir de temps cumulés et signale le plus rapide et le plus lent.',
    },
  },
  fields: {
    milliseconds: { label: 'Durée', hint: 'En millisecondes.' },
    marks: { label: 'Temps cumulés', hint: 'En millisecondes, par ordre croissant.' },
  },
} satisfies OperationTranslation<typeof words>;
