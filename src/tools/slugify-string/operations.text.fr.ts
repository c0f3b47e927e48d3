import type { OperationTranslation } from '#core/operation-words.ts';
import type { words } from './operations.text.ts';

export default {
  operations: {
    slugify: {
      name: 'Créer des slugs',
      sentence: 'Transforme des titres en slugs d’URL ou en noms de fichiers, un par ligne ou un pour tout le texte.',
    },
  },
  fields: {
    separator: { hint: 'Jusqu’à trois des caractères - _ .' },
    mode: { label: 'Lettres', hint: 'Translittérées en ASCII, ou gardées avec leurs accents et leurs écritures.' },
    locale: { hint: 'La langue dont les règles de translittération s’appliquent ; vide pour toutes.' },
    symbolWords: { hint: 'La langue dans laquelle des signes comme & et % sont écrits en toutes lettres.' },
    maxLength: { hint: 'En caractères.' },
    customReplacements: { hint: 'Des paires : un texte, puis ce qui le remplace.' },
    keepExtension: { hint: 'Garde l’extension à la fin d’un nom.' },
  },
} satisfies OperationTranslation<typeof words>;
