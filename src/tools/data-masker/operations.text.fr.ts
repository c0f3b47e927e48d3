import type { OperationTranslation } from '#core/operation-words.ts';
import type { words } from './operations.text.ts';

export default {
  operations: {
    mask: {
      name: 'Masquer avec rapport',
      sentence: 'Remplace les données personnelles et les secrets, et indique où ils se trouvaient.',
    },
    maskText: {
      name: 'Masquer un texte',
      sentence: 'Remplace les données personnelles et les secrets d’un texte.',
    },
    scan: {
      name: 'Repérer les données personnelles',
      sentence: 'Indique où se trouvent les données personnelles et les secrets, sans rien changer.',
    },
    maskFile: {
      name: 'Masquer un fichier',
      sentence: 'Remplace les données personnelles et les secrets dans un fichier de toute taille.',
    },
  },
  fields: {
    file: 'Fichier',
    allow: { hint: 'Valeurs entières, sans distinguer la casse.' },
    deny: { hint: 'Valeurs entières, sans distinguer la casse, quelles qu’elles soient.' },
    patterns: { label: 'Motifs personnalisés', hint: 'Expressions régulières avec les options giu.' },
    'patterns.name': 'Nom',
    'patterns.pattern': 'Motif',
  },
} satisfies OperationTranslation<typeof words>;
