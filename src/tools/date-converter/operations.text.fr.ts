import type { OperationTranslation } from '#core/operation-words.ts';
import type { words } from './operations.text.ts';

export default {
  operations: {
    convert: {
      name: 'Convertir une date',
      sentence: 'Lit une date dans n’importe quel format et l’écrit dans tous les autres.',
    },
    inZones: {
      name: 'Afficher l’horloge mondiale',
      sentence: 'Affiche un instant dans plusieurs fuseaux horaires.',
    },
    readings: {
      name: 'Lister les dates possibles',
      sentence: 'Énumère les formats dans lesquels un nombre peut être une date.',
    },
    add: {
      name: 'Ajouter une durée',
      sentence: 'Ajoute une durée à une date ou la soustrait.',
    },
    difference: {
      name: 'Calculer une durée',
      sentence: 'Calcule le temps écoulé d’une date à une autre.',
    },
  },
  fields: {
    timeZone: { hint: 'Un nom comme Europe/Paris, ou +02:00 ; vaut pour les dates sans décalage.' },
    zones: { label: 'Fuseaux horaires', hint: 'Des noms comme Asia/Tokyo.' },
    start: { label: 'Début', hint: 'Dans n’importe quel format.' },
    end: { label: 'Fin' },
  },
} satisfies OperationTranslation<typeof words>;
