import type { OperationTranslation } from '#core/operation-words.ts';
import type { words } from './operations.text.ts';

export default {
  operations: {
    diff: {
      name: 'Comparer des textes',
      sentence: 'Montre les ajouts, les suppressions et les parties communes de deux textes.',
    },
    mark: {
      name: 'Repérer les changements',
      sentence: 'Donne les passages modifiés de deux textes, comme un éditeur les marque.',
    },
    patch: {
      name: 'Créer un diff unifié',
      sentence: 'Écrit les changements entre deux textes en diff unifié, pour patch et git apply.',
    },
  },
  fields: {
    granularity: 'Unité de comparaison',
    ignoreWhitespace: { hint: 'Les différences d’espaces à ignorer.' },
    leftName: 'Nom de l’original',
    rightName: 'Nom du modifié',
    context: { label: 'Contexte', hint: 'Lignes inchangées autour de chaque changement.' },
  },
} satisfies OperationTranslation<typeof words>;
