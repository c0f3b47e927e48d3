import type { OperationTranslation } from '#core/operation-words.ts';
import type { words } from './operations.text.ts';

export default {
  operations: {
    convert: {
      name: 'JSON en TOML',
      sentence: 'Convertit un document JSON en TOML.',
    },
    report: {
      name: 'Pertes JSON vers TOML',
      sentence: 'Énumère ce qu’un document JSON perd en TOML.',
    },
    convertWithReport: {
      name: 'JSON-TOML avec rapport',
      sentence: 'Convertit un document JSON en TOML et énumère les pertes.',
    },
    locate: {
      name: 'Situer dans le JSON',
      sentence: 'Indique où se trouve, dans un texte JSON, la valeur d’un chemin.',
    },
  },
  fields: {
    rootKey: { hint: 'La clé sous laquelle se place un document qui n’est pas un objet.' },
    path: { label: 'Chemin', hint: 'Un JSON Pointer, comme dans le rapport.' },
  },
} satisfies OperationTranslation<typeof words>;
