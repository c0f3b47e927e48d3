import type { OperationTranslation } from '#core/operation-words.ts';
import type { words } from './operations.text.ts';

export default {
  operations: {
    expand: {
      name: 'Couvrir une plage IPv4',
      sentence:
        'Trouve le plus petit réseau autour d’une plage d’adresses IPv4, et les réseaux qui la forment exactement.',
    },
    aggregate: {
      name: 'Fusionner des réseaux IPv4',
      sentence: 'Trouve le moins de réseaux possible pour une liste d’adresses, de réseaux et de plages.',
    },
  },
} satisfies OperationTranslation<typeof words>;
