import type { OperationTranslation } from '#core/operation-words.ts';
import type { words } from './operations.text.ts';

export default {
  operations: {
    hmac: {
      name: 'Calculer un HMAC',
      sentence: 'Calcule le HMAC d’un texte avec une clé (RFC 2104).',
    },
    verify: {
      name: 'Vérifier un HMAC',
      sentence: 'Indique si une signature est le HMAC d’un texte.',
    },
    hmacAll: {
      name: 'Calculer tous les HMAC',
      sentence: 'Calcule le HMAC d’un texte avec chaque algorithme.',
    },
    hmacFile: {
      name: 'HMAC d’un fichier',
      sentence: 'Calcule le HMAC d’un fichier de toute taille.',
    },
  },
  fields: {
    file: 'Fichier',
  },
} satisfies OperationTranslation<typeof words>;
