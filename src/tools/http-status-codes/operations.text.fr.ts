import type { OperationTranslation } from '#core/operation-words.ts';
import type { words } from './operations.text.ts';

export default {
  operations: {
    list: {
      name: 'Lister les codes HTTP',
      sentence: 'Énumère les codes de statut HTTP d’une classe ou de toutes.',
    },
    get: {
      name: 'Expliquer un code HTTP',
      sentence: 'Explique un code de statut HTTP.',
    },
    search: {
      name: 'Chercher un code HTTP',
      sentence: 'Trouve des codes de statut HTTP par nombre, nom, en-tête ou description.',
    },
  },
  fields: {
    category: { label: 'Classe', hint: 'Par exemple 4xx ; toutes par défaut.' },
    type: { label: 'Type', hint: 'HTTP ou WebDav ; les deux par défaut.' },
    code: { label: 'Code', hint: 'De 100 à 599.' },
    locale: 'Langue',
  },
} satisfies OperationTranslation<typeof words>;
