import type { OperationTranslation } from '#core/operation-words.ts';
import type { words } from './operations.text.ts';

export default {
  operations: {
    parse: {
      name: 'Lire des requêtes',
      sentence: 'Convertit en données des commandes curl, des appels fetch, des requêtes HTTP ou un fichier HAR.',
    },
    convert: {
      name: 'Requêtes en code',
      sentence: 'Écrit une requête sous forme de code ou de commande curl.',
    },
    convertWithRequests: {
      name: 'Code et requêtes',
      sentence: 'Écrit des requêtes en code et renvoie aussi les requêtes lues.',
    },
  },
  fields: {
    source: { hint: 'auto les distingue à leur début.' },
    shell: { hint: 'auto les distingue à la fin des lignes.' },
    target: { label: 'Cible', hint: 'Le langage et la bibliothèque du code.' },
  },
} satisfies OperationTranslation<typeof words>;
