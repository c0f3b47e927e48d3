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
      sentence: 'Réduit une liste d’adresses, de réseaux et de plages au plus petit nombre de réseaux.',
    },
  },
} satisfies OperationTranslation<typeof words>;
