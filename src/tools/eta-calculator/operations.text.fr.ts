import type { OperationTranslation } from '#core/operation-words.ts';
import type { words } from './operations.text.ts';

export default {
  operations: {
    estimate: {
      name: 'Estimer par le débit',
      sentence: 'Indique quand se termine un travail qui avance à un rythme constant.',
    },
    fromProgress: {
      name: 'Estimer par l’avancement',
      sentence: 'Indique quand se termine un travail, d’après ce qui est déjà fait.',
      fields: {
        startedAt: { hint: 'Une date ISO 8601 avec décalage.' },
      },
    },
  },
  fields: {
    rateCount: { hint: 'La quantité traitée par période.' },
    ratePeriod: { label: 'Période', hint: 'Dans l’unité de temps.' },
    rateUnit: 'Unité de temps',
    startedAt: { hint: 'Une date ISO 8601 avec décalage ; maintenant si elle est omise.' },
    now: { label: 'Heure actuelle', hint: 'Une date ISO 8601 avec décalage ; maintenant si elle est omise.' },
  },
} satisfies OperationTranslation<typeof words>;
