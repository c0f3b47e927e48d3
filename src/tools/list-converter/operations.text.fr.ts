import type { OperationTranslation } from '#core/operation-words.ts';
import type { words } from './operations.text.ts';

export default {
  operations: {
    convert: {
      name: 'Convertir une liste',
      sentence: 'Découpe une liste, nettoie et trie ses éléments, puis les réunit.',
    },
    convertWithCounts: {
      name: 'Convertir et compter',
      sentence: 'Convertit une liste et compte ses éléments vides, en double et restants.',
    },
    transpose: {
      name: 'Transposer des lignes',
      sentence: 'Transforme des lignes en colonnes.',
    },
    count: {
      name: 'Compter les éléments',
      sentence: 'Compte les occurrences de chaque élément d’une liste.',
    },
    compare: {
      name: 'Comparer deux listes',
      sentence: 'Indique les éléments présents dans une seule de deux listes, ou dans les deux.',
    },
  },
  fields: {
    inputSeparator: { hint: 'Accepte \\n, \\t, \\r et \\\\ ; détecté s’il est vide.' },
    trimItems: { hint: 'Retire les espaces autour des éléments.' },
    maxItemLength: { hint: 'En caractères ; 0 pour aucune limite.' },
    sortBy: 'Trier selon',
    maxItems: { hint: '0 pour aucune limite.' },
    separator: { hint: 'Accepte \\n, \\t, \\r et \\\\.' },
    columnSeparator: { hint: 'Détecté s’il est vide.' },
    outputSeparator: { hint: 'Celui des colonnes s’il est vide.' },
  },
} satisfies OperationTranslation<typeof words>;
