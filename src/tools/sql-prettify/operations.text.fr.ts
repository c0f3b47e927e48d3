import type { OperationTranslation } from '#core/operation-words.ts';
import type { words } from './operations.text.ts';

export default {
  operations: {
    format: {
      name: 'Formater du SQL',
      sentence: 'Écrit du SQL avec sauts de ligne, indentation et mots-clés uniformes.',
    },
    formatFile: {
      name: 'Formater un fichier SQL',
      sentence: 'Formate un fichier SQL.',
    },
    suggestDialects: {
      name: 'Suggérer des dialectes SQL',
      sentence: 'Donne les dialectes qui savent lire un texte SQL.',
    },
  },
  fields: {
    file: 'Fichier',
    indent: { hint: 'En espaces, ou tab.' },
    logicalOperatorNewline: { hint: 'Le saut de ligne se place avant ou après eux.' },
    expressionWidth: { hint: 'En caractères.' },
    placeholders: { hint: 'Les types de paramètres, ou auto pour les reconnaître.' },
  },
} satisfies OperationTranslation<typeof words>;
