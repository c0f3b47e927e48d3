import type { OperationTranslation } from '#core/operation-words.ts';
import type { words } from './operations.text.ts';

export default {
  operations: {
    query: {
      name: 'Interroger du JSON',
      sentence: 'Énumère les valeurs que trouve une expression, avec leur chemin et leur ligne.',
    },
    extract: {
      name: 'Extraire du JSON',
      sentence: 'Écrit les valeurs qu’une expression trouve dans un document JSON.',
    },
    locate: {
      name: 'Situer dans le JSON',
      sentence: 'Indique où commence et finit, dans le texte, chaque valeur que trouve une expression.',
    },
  },
  fields: {
    expression: { hint: 'JSONPath, JMESPath ou un JSON Pointer.' },
    language: { hint: 'auto reconnaît le langage aux premiers caractères.' },
    limit: { label: 'Limite', hint: 'Le nombre maximal de résultats.' },
    output: { label: 'Sortie', hint: 'Tous dans un tableau, un par ligne, ou le premier seul.' },
    raw: { label: 'Chaînes brutes', hint: 'Écrites sans guillemets, pour les lignes et pour le premier résultat.' },
    indent: { label: 'Indentation', hint: 'En espaces, ou tab ; 0 pour une seule ligne.' },
  },
} satisfies OperationTranslation<typeof words>;
