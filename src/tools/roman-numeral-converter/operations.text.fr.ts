import type { OperationTranslation } from '#core/operation-words.ts';
import type { words } from './operations.text.ts';

export default {
  operations: {
    toRoman: {
      name: 'Nombre en chiffres romains',
      sentence: 'Écrit un nombre en chiffres romains.',
    },
    fromRoman: {
      name: 'Chiffres romains en nombre',
      sentence: 'Convertit des chiffres romains en nombre.',
    },
    explain: {
      name: 'Expliquer des chiffres romains',
      sentence: 'Indique ce que vaut chaque symbole d’un nombre en chiffres romains.',
    },
    convertBatch: {
      name: 'Convertir ligne par ligne',
      sentence: 'Convertit chaque ligne, nombres et chiffres romains mêlés.',
      fields: {
        text: { label: 'Lignes', hint: 'Un nombre ou des chiffres romains par ligne.' },
      },
    },
  },
  fields: {
    number: { label: 'Nombre', hint: 'Un nombre entier de 1 à 3\u202f999\u202f999.' },
    text: { label: 'Chiffres romains', hint: 'En majuscules ou en minuscules.' },
  },
} satisfies OperationTranslation<typeof words>;
