import type { OperationTranslation } from '#core/operation-words.ts';
import type { words } from './operations.text.ts';

export default {
  operations: {
    convert: {
      name: 'YAML en TOML',
      sentence: 'Écrit un document YAML en TOML.',
    },
    report: {
      name: 'Pertes YAML vers TOML',
      sentence: 'Donne ce que TOML ne peut garder d’un document YAML.',
    },
    convertWithReport: {
      name: 'YAML-TOML avec rapport',
      sentence: 'Écrit un document YAML en TOML et donne ce qui n’a pu être gardé.',
    },
    locate: {
      name: 'Situer dans le YAML',
      sentence: 'Indique où se trouve, dans un texte YAML, la valeur d’un chemin.',
    },
  },
  fields: {
    rootKey: { hint: 'La clé sous laquelle se place un document qui n’est pas un dictionnaire.' },
    path: { label: 'Chemin', hint: 'Un JSON Pointer, tel que le rapport le donne.' },
  },
} satisfies OperationTranslation<typeof words>;
