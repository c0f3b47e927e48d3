import type { OperationTranslation } from '#core/operation-words.ts';
import type { words } from './operations.text.ts';

export default {
  operations: {
    compare: {
      name: 'Comparer plusieurs listes',
      sentence: 'Indique les éléments que des listes ont en commun et ceux qui sont propres à chacune.',
    },
    combine: {
      name: 'Combiner des listes',
      sentence: 'Écrit l’union, l’intersection ou une différence de listes.',
    },
  },
  fields: {
    lists: { label: 'Listes', hint: 'De deux à dix listes, un texte chacune.' },
    trim: { hint: 'Retire les espaces autour des éléments.' },
    numeric: { hint: 'Les nombres décimaux sont égaux si leurs valeurs le sont.' },
    operation: 'Résultat',
    atLeast: {
      hint: 'Le nombre de listes, pour at-least. Avec les répétitions, un élément apparaît autant de fois que dans au moins ce nombre de listes.',
    },
    outputSeparator: { label: 'Entre les éléments', hint: 'Accepte \\n, \\t, \\r et \\\\.' },
  },
} satisfies OperationTranslation<typeof words>;
