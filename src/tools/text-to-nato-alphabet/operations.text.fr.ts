import type { OperationTranslation } from '#core/operation-words.ts';
import type { words } from './operations.text.ts';

export default {
  operations: {
    toNato: {
      name: 'Épeler un texte',
      sentence: 'Écrit un texte avec les mots d’un alphabet d’épellation.',
    },
    spell: {
      name: 'Épeler lettre par lettre',
      sentence: 'Donne le mot de chaque caractère d’un texte.',
    },
    fromNato: {
      name: 'Lire une épellation',
      sentence: 'Retrouve un texte épelé avec l’alphabet OTAN.',
      fields: {
        text: { label: 'Mots épelés' },
      },
    },
  },
  fields: {
    symbolLanguage: { label: 'Langue des symboles', hint: 'La langue des noms des symboles.' },
  },
} satisfies OperationTranslation<typeof words>;
