import type { OperationTranslation } from '#core/operation-words.ts';
import type { words } from './operations.text.ts';

export default {
  operations: {
    convert: {
      name: 'JSON en YAML',
      sentence: 'Convertit un document JSON en YAML.',
    },
    report: {
      name: 'Pertes JSON vers YAML',
      sentence: 'Énumère ce qu’un document JSON perd une fois converti en YAML.',
    },
    convertWithReport: {
      name: 'JSON-YAML avec rapport',
      sentence: 'Convertit un document JSON en YAML et énumère les pertes.',
    },
    locate: {
      name: 'Situer dans le JSON',
      sentence: 'Indique où se trouve la valeur d’un chemin dans un texte JSON.',
    },
  },
  fields: {
    indent: { hint: 'En espaces.' },
    path: { label: 'Chemin', hint: 'Un JSON Pointer, comme dans le rapport.' },
  },
} satisfies OperationTranslation<typeof words>;
