import type { OperationTranslation } from '#core/operation-words.ts';
import type { words } from './operations.text.ts';

export default {
  operations: {
    check: {
      name: 'Vérifier les signatures',
      sentence: 'Indique qui a signé un fichier, si les signatures sont valides, et ce qui a été modifié ensuite.',
    },
    extract: {
      name: 'Extraire une partie',
      sentence: 'Donne une signature, ses certificats, ou le fichier tel qu’il a été signé.',
    },
  },
  fields: {
    file: { label: 'Fichier', hint: 'Jusqu’à 256\u00a0Mio.' },
    at: { label: 'Instant', hint: 'Temps Unix en millisecondes ; maintenant par défaut.' },
    index: { label: 'Indice', hint: 'Le numéro de la signature, à partir de 0.' },
    what: { label: 'Partie', hint: 'cms, revision ou certificates.' },
  },
} satisfies OperationTranslation<typeof words>;
