import type { OperationTranslation } from '#core/operation-words.ts';
import type { words } from './operations.text.ts';

export default {
  operations: {
    convert: {
      name: 'JSON en YAML',
      sentence: 'Écrit un document JSON en YAML.',
    },
    report: {
      name: 'Pertes JSON vers YAML',
      sentence: 'Donne ce que YAML ne peut garder d’un document JSON.',
    },
    convertWithReport: {
      name: 'JSON-YAML avec rapport',
      sentence: 'Écrit un document JSON en YAML et donne ce qui n’a pu être gardé.',
    },
    locate: {
      name: 'Situer dans le JSON',
      sentence: 'Indique où se trouve, dans un texte JSON, la valeur d’un chemin.',
    },
  },
  fields: {
    indent: { hint: 'En espaces.' },
    path: { label: 'Chemin', hint: 'Un JSON Pointer, tel que le rapport le donne.' },
  },
} satisfies OperationTranslation<typeof words>;
