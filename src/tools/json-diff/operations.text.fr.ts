import type { OperationTranslation } from '#core/operation-words.ts';
import type { words } from './operations.text.ts';

export default {
  operations: {
    diff: {
      name: 'Comparer du JSON',
      sentence: 'Montre les différences entre deux documents JSON sous forme d’arbre.',
    },
    changes: {
      name: 'Lister les changements JSON',
      sentence: 'Énumère les différences entre deux documents JSON.',
    },
    patch: {
      name: 'Créer un JSON Patch',
      sentence: 'Écrit le JSON Patch (RFC 6902) qui transforme un document en un autre.',
    },
    applyPatch: {
      name: 'Appliquer un JSON Patch',
      sentence: 'Applique un JSON Patch (RFC 6902) à un document.',
    },
    mergePatch: {
      name: 'Créer un Merge Patch',
      sentence: 'Écrit le JSON Merge Patch (RFC 7396) qui transforme un document en un autre.',
    },
    format: {
      name: 'Indenter du JSON',
      sentence: 'Indente un document JSON avec deux espaces par niveau.',
    },
  },
  fields: {
    left: { hint: 'Le document d’origine.' },
    right: { hint: 'Le document modifié.' },
    arrays: { hint: 'Comment les éléments sont appariés.' },
    arrayKey: { hint: 'Le membre qui distingue les éléments, quand ils sont appariés par clé.' },
    includeTests: { label: 'Inclure des tests', hint: 'Vérifie l’ancienne valeur avant chaque changement.' },
    document: 'Document',
    patch: { label: 'Correctif', hint: 'Un JSON Patch : un tableau d’opérations.' },
    text: 'JSON',
  },
} satisfies OperationTranslation<typeof words>;
