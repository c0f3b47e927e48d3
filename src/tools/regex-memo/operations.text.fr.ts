import type { OperationTranslation } from '#core/operation-words.ts';
import type { words } from './operations.text.ts';

export default {
  operations: {
    search: {
      name: 'Chercher dans la syntaxe',
      sentence: 'Trouve des éléments de syntaxe des expressions régulières par signe ou par mot.',
    },
    tryExample: {
      name: 'Essayer un exemple',
      sentence: 'Montre ce que trouve le motif d’un exemple et son texte après remplacement.',
    },
  },
  fields: {
    locale: { label: 'Langue', hint: 'Celle des noms ; la recherche porte sur les deux langues.' },
    replacement: { hint: 'null pour laisser le texte tel quel.' },
  },
} satisfies OperationTranslation<typeof words>;
