import type { OperationTranslation } from '#core/operation-words.ts';
import type { words } from './operations.text.ts';

export default {
  operations: {
    convert: {
      name: 'TOML en YAML',
      sentence: 'Écrit un document TOML en YAML.',
    },
    report: {
      name: 'Pertes TOML vers YAML',
      sentence: 'Donne ce que YAML ne peut garder d’un document TOML.',
    },
    convertWithReport: {
      name: 'TOML-YAML avec rapport',
      sentence: 'Écrit un document TOML en YAML et donne ce qui n’a pu être gardé.',
    },
    locate: {
      name: 'Situer dans le TOML',
      sentence: 'Indique où se trouve, dans un texte TOML, la valeur d’un chemin.',
    },
  },
  fields: {
    indent: { hint: 'En espaces.' },
    path: { label: 'Chemin', hint: 'Un JSON Pointer, tel que le rapport le donne.' },
  },
} satisfies OperationTranslation<typeof words>;
