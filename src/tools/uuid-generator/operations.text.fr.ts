import type { OperationTranslation } from '#core/operation-words.ts';
import type { words } from './operations.text.ts';

export default {
  operations: {
    generate: {
      name: 'Générer des UUID',
      sentence: 'Crée des UUID de toute version (RFC 9562).',
    },
    generateNamed: {
      name: 'Générer des UUID nommés',
      sentence: 'Crée un UUID fondé sur un nom pour chaque ligne.',
    },
    parse: {
      name: 'Décoder un UUID',
      sentence: 'Indique la version, la date et les parties d’un UUID.',
    },
    parseList: {
      name: 'Décoder plusieurs UUID',
      sentence: 'Décode un UUID par ligne.',
    },
  },
  fields: {
    namespace: { hint: 'dns, url, oid, x500 ou un UUID ; pour v3 et v5.' },
    name: { label: 'Nom', hint: 'Pour v3 et v5.' },
    timestamp: { hint: 'Pour v1, v6 et v7 ; l’heure actuelle par défaut.' },
    node: { hint: 'Pour v1 et v6 : six octets en hexadécimal ; aléatoire par défaut.' },
    clockSeq: { hint: 'Pour v1 et v6 ; aléatoire par défaut.' },
    uuid: { hint: 'Avec ou sans tirets, entre accolades, ou en URN.' },
    text: { label: 'UUID', hint: 'Un par ligne.' },
  },
} satisfies OperationTranslation<typeof words>;
