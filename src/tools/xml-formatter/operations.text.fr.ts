import type { OperationTranslation } from '#core/operation-words.ts';
import type { words } from './operations.text.ts';

export default {
  operations: {
    format: {
      name: 'Formater du XML',
      sentence: 'Écrit du XML avec sauts de ligne et indentation.',
    },
    minify: {
      name: 'Minifier du XML',
      sentence: 'Retire d’un XML les sauts de ligne, l’indentation et les commentaires.',
    },
    validate: {
      name: 'Valider du XML',
      sentence: 'Indique si un XML est bien formé, ou où se trouve la première erreur.',
    },
    formatFile: {
      name: 'Formater un fichier XML',
      sentence: 'Formate ou minifie un fichier XML.',
    },
  },
  fields: {
    file: 'Fichier',
    indent: { hint: 'En espaces, ou tab.' },
    width: { label: 'Largeur de ligne', hint: 'En caractères ; les attributs qui dépassent passent à la ligne.' },
    fragment: { hint: 'Accepte plusieurs éléments au premier niveau.' },
  },
} satisfies OperationTranslation<typeof words>;
