import type { OperationTranslation } from '#core/operation-words.ts';
import type { words } from './operations.text.ts';

export default {
  operations: {
    convert: {
      name: 'Convertir une adresse IPv4',
      sentence: 'Convertit une adresse IPv4 dans toutes les notations.',
    },
  },
  fields: {
    address: { hint: 'Par exemple 10.0.0.1, 167772161 ou 0xA000001.' },
  },
} satisfies OperationTranslation<typeof words>;
