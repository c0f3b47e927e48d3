import type { OperationTranslation } from '#core/operation-words.ts';
import type { words } from './operations.text.ts';

export default {
  operations: {
    convert: {
      name: 'YAML en TOML',
      sentence: 'Convertit un document YAML en TOML.',
    },
    report: {
      name: 'Pertes YAML vers TOML',
      sentence: 'Énumère ce qu’un document YAML perd en TOML.',
    },
    convertWithReport: {
      name: 'YAML-TOML avec rapport',
      sentence: 'Convertit un document YAML en TOML et énumère les pertes.',
    },
    locate: {
      name: 'Situer dans le YAML',
      sentence: 'Indique où se trouve, dans un texte YAML, la valeur d’un chemin.',
    },
  },
  fields: {
    rootKey: { hint: 'La clé sous laquelle se place un document qui n’est pas un dictionnaire.' },
    path: { label: 'Chemin', hint: 'Un JSON Pointer, comme dans le rapport.' },
  },
} satisfies OperationTranslation<typeof words>;
