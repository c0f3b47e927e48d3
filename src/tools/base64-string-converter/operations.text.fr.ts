import type { OperationTranslation } from '#core/operation-words.ts';
import type { words } from './operations.text.ts';

export default {
  operations: {
    encode: {
      name: 'Encoder en Base64',
      sentence: 'Écrit un texte en Base64.',
    },
    decode: {
      name: 'Décoder du Base64',
      sentence: 'Lit le texte contenu dans une chaîne Base64.',
      fields: {
        text: { hint: 'Une data URI et un remplissage absent sont acceptés, sauf en lecture stricte.' },
      },
    },
  },
  fields: {
    padding: { hint: 'En automatique, seul l’alphabet habituel est complété.' },
    lineLength: { hint: 'En caractères ; 0 pour une seule ligne.' },
  },
} satisfies OperationTranslation<typeof words>;
