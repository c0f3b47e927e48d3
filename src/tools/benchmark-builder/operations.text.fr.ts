import type { OperationTranslation } from '#core/operation-words.ts';
import type { words } from './operations.text.ts';

export default {
  operations: {
    compare: {
      name: 'Comparer des mesures',
      sentence: 'Calcule les statistiques de chaque série, la meilleure moyenne en premier.',
    },
    markdown: {
      name: 'Comparaison en Markdown',
      sentence: 'Écrit la comparaison des séries en tableau Markdown.',
    },
    bulletList: {
      name: 'Comparaison en liste',
      sentence: 'Écrit la comparaison des séries en liste à puces.',
    },
    csv: {
      name: 'Comparaison en CSV',
      sentence: 'Écrit la comparaison des séries en valeurs séparées par des virgules.',
    },
    parseValues: {
      name: 'Lire des mesures',
      sentence: 'Extrait les nombres d’un texte.',
    },
  },
  fields: {
    suites: { label: 'Séries', hint: 'Chacune avec un titre et ses mesures.' },
    'suites.title': 'Titre',
    'suites.values': { label: 'Mesures', hint: 'Des nombres dans la même unité.' },
    unit: { hint: 'Écrite à côté des nombres, par exemple ms.' },
    estimator: { hint: 'La population divise par n, l’échantillon par n − 1.' },
    text: { label: 'Nombres', hint: 'Un par ligne, ou une liste.' },
  },
} satisfies OperationTranslation<typeof words>;
