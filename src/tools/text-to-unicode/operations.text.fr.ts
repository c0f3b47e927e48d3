import type { OperationTranslation } from '#core/operation-words.ts';
import type { words } from './operations.text.ts';

export default {
  operations: {
    escape: {
      name: 'Échapper en Unicode',
      sentence: 'Écrit les caractères d’un texte sous forme d’échappements ou de points de code.',
    },
    unescape: {
      name: 'Déséchapper de l’Unicode',
      sentence: 'Reconvertit des échappements et des points de code en texte.',
      fields: {
        text: { hint: 'Par exemple \\u00E9, &#233; ou U+00E9.' },
        notation: { hint: 'En automatique, toutes les notations sont lues.' },
      },
    },
    inspect: {
      name: 'Inspecter les caractères',
      sentence: 'Énumère les points de code d’un texte avec leurs noms, blocs, catégories et octets.',
      fields: {
        limit: { label: 'Nombre maximal de lignes', hint: 'En points de code ; les totaux les comptent tous.' },
      },
    },
    find: {
      name: 'Trouver des caractères',
      sentence: 'Trouve des caractères par nom, numéro, bloc ou écriture.',
    },
    normalize: {
      name: 'Normaliser de l’Unicode',
      sentence: 'Convertit un texte dans l’une des quatre formes de normalisation Unicode.',
    },
  },
  fields: {
    only: {
      label: 'Caractères à échapper',
      hint: 'Les listes de points de code contiennent toujours tous les caractères.',
    },
    limit: 'Nombre maximal de résultats',
    form: {
      label: 'Forme',
      hint: 'Les formes K remplacent aussi les caractères de compatibilité, comme les ligatures.',
    },
  },
} satisfies OperationTranslation<typeof words>;
