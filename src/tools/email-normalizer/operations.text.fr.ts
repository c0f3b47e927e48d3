import type { OperationTranslation } from '#core/operation-words.ts';
import type { words } from './operations.text.ts';

export default {
  operations: {
    normalize: {
      name: 'Normaliser des adresses',
      sentence: 'Ramène chaque adresse d’une liste à la forme unique qui identifie sa boîte.',
    },
    analyze: {
      name: 'Analyser des adresses',
      sentence: 'Indique ce qui change dans chaque adresse et lesquelles désignent la même boîte.',
    },
  },
  fields: {
    text: { hint: 'Séparées par des sauts de ligne, virgules ou points-virgules ; les noms affichés sont omis.' },
    removeDots: { hint: 'Les points pour Gmail ; . - et _ pour Proton ; pour Yandex, . devient -.' },
    mergeDomains: { hint: 'Par exemple, googlemail.com devient gmail.com.' },
    lowerLocal: { hint: 'Pour la partie avant le @ ; le domaine est toujours en minuscules.' },
    domain: { hint: 'La façon d’écrire les lettres hors de l’ASCII.' },
    invalid: { hint: 'Garder, écarter, ou s’arrêter à la première.' },
  },
} satisfies OperationTranslation<typeof words>;
