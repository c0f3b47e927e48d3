import type { OperationTranslation } from '#core/operation-words.ts';
import type { words } from './operations.text.ts';

export default {
  operations: {
    convert: { name: 'Convertir du HTML', sentence: 'Convertit du HTML en Markdown.' },
    toText: {
      name: 'HTML en texte brut',
      sentence: 'Convertit du HTML en texte brut en gardant sa structure.',
    },
    stripTags: {
      name: 'Supprimer les balises',
      sentence: 'Supprime balises, commentaires, scripts et styles, et laisse le reste.',
    },
  },
  fields: {
    part: { hint: 'La partie principale est le premier main, sinon article, sinon body.' },
    decode: 'Décoder les références de caractères',
  },
} satisfies OperationTranslation<typeof words>;
