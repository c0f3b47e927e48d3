import type { OperationTranslation } from '#core/operation-words.ts';
import type { words } from './operations.text.ts';

export default {
  operations: {
    query: {
      name: 'Interroger du JSON',
      sentence: 'Donne les valeurs qu’une expression trouve, avec leurs chemins et lignes.',
    },
    extract: {
      name: 'Extraire du JSON',
      sentence: 'Écrit les valeurs qu’une expression trouve dans un document JSON.',
    },
    locate: {
      name: 'Situer dans le JSON',
      sentence: 'Donne le début et la fin, dans le texte, des valeurs qu’une expression trouve.',
    },
  },
  fields: {
    expression: { hint: 'JSONPath, JMESPath ou un JSON Pointer.' },
    language: { hint: 'auto les distingue à leur début.' },
    limit: { label: 'Limite', hint: 'Autant de résultats sont donnés.' },
    output: { label: 'Sortie', hint: 'Tous dans un tableau, un par ligne, ou le premier seul.' },
    raw: { label: 'Chaînes brutes', hint: 'Sans guillemets, par lignes et pour le premier.' },
    indent: { label: 'Indentation', hint: 'En espaces, ou tab ; 0 pour une seule ligne.' },
  },
} satisfies OperationTranslation<typeof words>;
