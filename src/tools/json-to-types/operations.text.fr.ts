import type { OperationTranslation } from '#core/operation-words.ts';
import type { words } from './operations.text.ts';

export default {
  operations: {
    convert: {
      name: 'Écrire des types',
      sentence: 'Écrit, dans un langage de programmation, des types auxquels se conforment tous les exemples JSON.',
    },
    convertWithReport: {
      name: 'Types avec rapport',
      sentence: 'Écrit des types pour des exemples JSON, les compte et indique où les exemples diffèrent.',
    },
  },
  fields: {
    text: { label: 'Exemple', hint: 'Le premier, en JSON ou NDJSON.' },
    samples: { hint: 'Chacun un document JSON ou NDJSON.' },
    target: { label: 'Cible', hint: 'Le langage et la bibliothèque du code.' },
    dates: { hint: 'native prend les types de dates du langage.' },
  },
} satisfies OperationTranslation<typeof words>;
