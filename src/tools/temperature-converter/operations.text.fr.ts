import type { OperationTranslation } from '#core/operation-words.ts';
import type { words } from './operations.text.ts';

export default {
  operations: {
    convert: {
      name: 'Convertir une température',
      sentence: 'Écrit une température dans les huit échelles.',
    },
  },
  fields: {
    value: { label: 'Température', hint: 'En degrés de l’échelle choisie.' },
    from: 'Échelle',
  },
} satisfies OperationTranslation<typeof words>;
