import type { OperationTranslation } from '#core/operation-words.ts';
import type { words } from './operations.text.ts';

export default {
  operations: {
    minify: {
      name: 'Minifier du JSON',
      sentence: 'Retire les blancs et les commentaires d’un JSON.',
    },
    measure: {
      name: 'Mesurer la minification JSON',
      sentence: 'Indique combien d’octets la minification d’un JSON économise.',
    },
    inspect: {
      name: 'Examiner la minification JSON',
      sentence: 'Indique le gain de la minification, la taille après gzip et ce que contient le texte.',
    },
    minifyFile: {
      name: 'Minifier un fichier JSON',
      sentence: 'Retire les blancs et les commentaires d’un fichier JSON.',
    },
    repair: {
      name: 'Réparer du JSON',
      sentence: 'Répare du JSON mal formé.',
    },
  },
  fields: {
    dialect: { label: 'Dialecte', hint: 'Auto accepte JSON5 et les commentaires.' },
    documents: { label: 'Documents', hint: 'Un seul document, ou plusieurs en JSON Lines.' },
    file: 'Fichier',
  },
} satisfies OperationTranslation<typeof words>;
