import type { OperationTranslation } from '#core/operation-words.ts';
import type { words } from './operations.text.ts';

export default {
  operations: {
    generate: {
      name: 'Créer des numéronymes',
      sentence: 'Abrège chaque mot ou ligne en premier caractère, nombre et dernier caractère.',
    },
    table: {
      name: 'Lister les numéronymes',
      sentence: 'Énumère les mots distincts d’un texte avec leur forme abrégée.',
    },
    expand: {
      name: 'Expliquer des numéronymes',
      sentence: 'Énumère ce que les numéronymes d’un texte peuvent vouloir dire.',
    },
  },
  fields: {
    minLength: { label: 'Longueur minimale', hint: 'En caractères tels qu’on les voit.' },
    letterCase: { hint: 'Pour les mots abrégés.' },
    words: { hint: 'Des mots qu’un numéronyme peut abréger.' },
  },
} satisfies OperationTranslation<typeof words>;
