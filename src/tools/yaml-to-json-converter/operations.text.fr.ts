import type { OperationTranslation } from '#core/operation-words.ts';
import type { words } from './operations.text.ts';

export default {
  operations: {
    convert: {
      name: 'YAML en JSON',
      sentence: 'Convertit un document YAML en JSON.',
    },
    report: {
      name: 'Pertes YAML vers JSON',
      sentence: 'Énumère ce qu’un document YAML perd en JSON.',
    },
    convertWithReport: {
      name: 'YAML-JSON avec rapport',
      sentence: 'Convertit un document YAML en JSON et énumère les pertes.',
    },
    locate: {
      name: 'Situer dans le YAML',
      sentence: 'Indique où se trouve, dans un texte YAML, la valeur d’un chemin.',
    },
  },
  fields: {
    indent: { hint: 'En espaces, ou tab ; 0 pour une seule ligne.' },
    path: { label: 'Chemin', hint: 'Un JSON Pointer, comme dans le rapport.' },
  },
} satisfies OperationTranslation<typeof words>;
