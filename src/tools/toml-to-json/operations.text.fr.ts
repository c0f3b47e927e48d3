import type { OperationTranslation } from '#core/operation-words.ts';
import type { words } from './operations.text.ts';

export default {
  operations: {
    convert: {
      name: 'TOML en JSON',
      sentence: 'Convertit un document TOML en JSON.',
    },
    report: {
      name: 'Pertes TOML vers JSON',
      sentence: 'Énumère ce qu’un document TOML perd en JSON.',
    },
    convertWithReport: {
      name: 'TOML-JSON avec rapport',
      sentence: 'Convertit un document TOML en JSON et énumère les pertes.',
    },
    locate: {
      name: 'Situer dans le TOML',
      sentence: 'Indique où se trouve, dans un texte TOML, la valeur d’un chemin.',
    },
  },
  fields: {
    indent: { hint: 'En espaces, ou tab ; 0 pour une seule ligne.' },
    path: { label: 'Chemin', hint: 'Un JSON Pointer, comme dans le rapport.' },
  },
} satisfies OperationTranslation<typeof words>;
