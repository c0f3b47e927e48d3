import type { OperationTranslation } from '#core/operation-words.ts';
import type { words } from './operations.text.ts';

export default {
  operations: {
    encode: {
      name: 'Encoder en Base64',
      sentence: 'Encode un texte en Base64.',
    },
    decode: {
      name: 'Décoder du Base64',
      sentence: 'Décode une chaîne Base64 en texte.',
      fields: {
        text: { hint: 'Accepte une data URI et un remplissage absent, sauf en mode strict.' },
      },
    },
  },
  fields: {
    padding: { hint: 'En automatique, seul l’alphabet standard est complété.' },
    lineLength: { hint: 'En caractères ; 0 pour une seule ligne.' },
  },
} satisfies OperationTranslation<typeof words>;
