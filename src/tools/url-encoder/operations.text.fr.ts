import type { OperationTranslation } from '#core/operation-words.ts';
import type { words } from './operations.text.ts';

export default {
  operations: {
    encode: {
      name: 'Encoder une URL',
      sentence: 'Encode un texte en encodage-pourcent pour l’utiliser dans une URL.',
    },
    decode: {
      name: 'Décoder une URL',
      sentence: 'Décode un texte en encodage-pourcent.',
    },
    inspect: {
      name: 'Examiner un encodage-pourcent',
      sentence: 'Trouve les erreurs d’un texte en encodage-pourcent et indique combien de fois il est encodé.',
    },
  },
} satisfies OperationTranslation<typeof words>;
