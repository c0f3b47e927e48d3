import type { OperationTranslation } from '#core/operation-words.ts';
import type { words } from './operations.text.ts';

export default {
  operations: {
    convert: {
      name: 'TOML en JSON',
      sentence: 'Écrit un document TOML en JSON.',
    },
    report: {
      name: 'Pertes TOML vers JSON',
      sentence: 'Donne ce que JSON ne peut garder d’un document TOML.',
    },
    convertWithReport: {
      name: 'TOML-JSON avec rapport',
      sentence: 'Écrit un document TOML en JSON et donne ce qui n’a pu être gardé.',
    },
    locate: {
      name: 'Situer dans le TOML',
      sentence: 'Indique où se trouve, dans un texte TOML, la valeur d’un chemin.',
    },
  },
  fields: {
    indent: { hint: 'En espaces, ou tab ; 0 pour une seule ligne.' },
    path: { label: 'Chemin', hint: 'Un JSON Pointer, tel que le rapport le donne.' },
  },
} satisfies OperationTranslation<typeof words>;
