import type { OperationTranslation } from '#core/operation-words.ts';
import type { words } from './operations.text.ts';

export default {
  operations: {
    format: {
      name: 'Formater une durée',
      sentence: 'Écrit des millisecondes en heures, minutes, secondes et millièmes.',
    },
    laps: {
      name: 'Calculer les tours',
      sentence: 'Calcule les tours entre des temps cumulés et repère le plus rapide et le plus lent.',
    },
  },
  fields: {
    milliseconds: { label: 'Durée', hint: 'En millisecondes.' },
    marks: { label: 'Temps cumulés', hint: 'En millisecondes, par ordre croissant.' },
  },
} satisfies OperationTranslation<typeof words>;
