import type { OperationTranslation } from '#core/operation-words.ts';
import type { words } from './operations.text.ts';

export default {
  operations: {
    encode: {
      name: 'Encoder une URL',
      sentence: 'Écrit un texte en encodage-pourcent, comme l’exigent les adresses.',
    },
    decode: {
      name: 'Décoder une URL',
      sentence: 'Lit un texte en encodage-pourcent.',
    },
    inspect: {
      name: 'Examiner un encodage-pourcent',
      sentence: 'Indique les fautes d’un texte en encodage-pourcent, et combien de fois il est encodé.',
    },
  },
} satisfies OperationTranslation<typeof words>;
