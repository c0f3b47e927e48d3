import type { OperationTranslation } from '#core/operation-words.ts';
import type { words } from './operations.text.ts';

export default {
  operations: {
    convert: {
      name: 'TOML en YAML',
      sentence: 'Convertit un document TOML en YAML.',
    },
    report: {
      name: 'Pertes TOML vers YAML',
      sentence: 'Énumère ce qu’un document TOML perd en YAML.',
    },
    convertWithReport: {
      name: 'TOML-YAML avec rapport',
      sentence: 'Convertit un document TOML en YAML et énumère les pertes.',
    },
    locate: {
      name: 'Situer dans le TOML',
      sentence: 'Indique où se trouve, dans un texte TOML, la valeur d’un chemin.',
    },
  },
  fields: {
    indent: { hint: 'En espaces.' },
    path: { label: 'Chemin', hint: 'Un JSON Pointer, comme dans le rapport.' },
  },
} satisfies OperationTranslation<typeof words>;
