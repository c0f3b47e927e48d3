import type { OperationTranslation } from '#core/operation-words.ts';
import type { words } from './operations.text.ts';

export default {
  operations: {
    convert: {
      name: 'Docker run en Compose',
      sentence: 'Convertit toutes les commandes docker run d’un texte en un seul fichier Compose.',
    },
  },
  fields: {
    indent: { hint: 'En espaces.' },
    existing: { hint: 'Les services y sont ajoutés.' },
  },
} satisfies OperationTranslation<typeof words>;
