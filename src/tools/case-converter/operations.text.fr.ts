import type { OperationTranslation } from '#core/operation-words.ts';
import type { words } from './operations.text.ts';

export default {
  operations: {
    convert: {
      name: 'Changer la casse',
      sentence: 'Écrit un texte dans un style, comme MAJUSCULES ou camelCase.',
    },
    convertAll: {
      name: 'Montrer toutes les casses',
      sentence: 'Écrit un texte dans tous les styles.',
    },
  },
  fields: {
    style: 'Style',
    locale: { hint: 'tr, az ou lt pour les règles de cette langue ; neutre sinon.' },
  },
} satisfies OperationTranslation<typeof words>;
