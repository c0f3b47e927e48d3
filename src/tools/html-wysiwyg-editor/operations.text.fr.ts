import type { OperationTranslation } from '#core/operation-words.ts';
import type { words } from './operations.text.ts';

export default {
  operations: {
    format: {
      name: 'Formater du HTML',
      sentence: 'Met en forme du HTML, chaque bloc sur ses propres lignes.',
    },
    clean: {
      name: 'Nettoyer du HTML collé',
      sentence: 'Réduit le HTML collé de Word, de Google Docs ou du Web à sa structure utile.',
    },
    toText: {
      name: 'HTML en texte',
      sentence: 'Convertit du HTML en texte brut.',
    },
  },
  fields: {
    keepAlign: 'Garder l’alignement',
    links: { label: 'Afficher les adresses', hint: 'Écrit l’adresse d’un lien après son texte.' },
  },
} satisfies OperationTranslation<typeof words>;
