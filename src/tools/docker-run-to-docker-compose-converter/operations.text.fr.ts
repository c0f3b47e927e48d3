import type { OperationTranslation } from '#core/operation-words.ts';
import type { words } from './operations.text.ts';

export default {
  operations: {
    convert: {
      name: 'Docker run en Compose',
      sentence: 'Écrit un seul fichier Compose pour toutes les commandes docker run d’un texte.',
    },
  },
  fields: {
    indent: { hint: 'En espaces.' },
    existing: { hint: 'Les services y sont ajoutés.' },
  },
} satisfies OperationTranslation<typeof words>;
