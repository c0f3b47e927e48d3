import type { OperationTranslation } from '#core/operation-words.ts';
import type { words } from './operations.text.ts';

export default {
  operations: {
    chooseFormat: {
      name: 'Choisir le format d’enregistrement',
      sentence: 'Choisit le type de média à enregistrer parmi ceux qu’un navigateur prend en charge.',
    },
  },
  fields: {
    supported: { label: 'Types pris en charge', hint: 'Par exemple video/webm;codecs=vp9,opus.' },
  },
} satisfies OperationTranslation<typeof words>;
