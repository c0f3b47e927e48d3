import type { OperationTranslation } from '#core/operation-words.ts';
import type { words } from './operations.text.ts';

export default {
  operations: {
    scan: {
      name: 'Chercher les caractères cachés',
      sentence: 'Énumère les caractères d’un texte qui sont invisibles ou ressemblent à d’autres.',
    },
    skeleton: { name: 'Squelette d’un texte', sentence: 'Donne la forme commune aux textes qui se ressemblent.' },
    compare: { name: 'Comparer deux textes', sentence: 'Indique si deux textes se ressemblent, et où ils diffèrent.' },
    clean: {
      name: 'Nettoyer un texte',
      sentence: 'Supprime ou remplace les types choisis de caractères cachés.',
    },
    reveal: { name: 'Révéler les caractères cachés', sentence: 'Montre chaque caractère caché par son point de code.' },
  },
  fields: {
    limit: { label: 'Nombre maximal de résultats', hint: 'Combien sont listés ; tous sont comptés.' },
  },
} satisfies OperationTranslation<typeof words>;
