import type { OperationTranslation } from '#core/operation-words.ts';
import type { words } from './operations.text.ts';

export default {
  operations: {
    convert: {
      name: 'JSON en TOML',
      sentence: 'Écrit un document JSON en TOML.',
    },
    report: {
      name: 'Pertes JSON vers TOML',
      sentence: 'Donne ce que TOML ne peut garder d’un document JSON.',
    },
    convertWithReport: {
      name: 'JSON-TOML avec rapport',
      sentence: 'Écrit un document JSON en TOML et donne ce qui n’a pu être gardé.',
    },
    locate: {
      name: 'Situer dans le JSON',
      sentence: 'Indique où se trouve, dans un texte JSON, la valeur d’un chemin.',
    },
  },
  fields: {
    rootKey: { hint: 'La clé sous laquelle se place un document qui n’est pas un objet.' },
    path: { label: 'Chemin', hint: 'Un JSON Pointer, tel que le rapport le donne.' },
  },
} satisfies OperationTranslation<typeof words>;
