import type { OperationTranslation } from '#core/operation-words.ts';
import type { words } from './operations.text.ts';

export default {
  operations: {
    generate: {
      name: 'Tirer des ports',
      sentence: 'Tire au hasard des ports distincts.',
    },
    describe: {
      name: 'Décrire un port',
      sentence: 'Indique à quoi sert un port.',
    },
  },
  fields: {
    from: { hint: 'De 1 à 65535.' },
    to: { hint: 'De 1 à 65535.' },
    port: { hint: 'De 1 à 65535.' },
  },
} satisfies OperationTranslation<typeof words>;
