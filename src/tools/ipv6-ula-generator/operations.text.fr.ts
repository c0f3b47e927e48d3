import type { OperationTranslation } from '#core/operation-words.ts';
import type { words } from './operations.text.ts';

export default {
  operations: {
    generate: {
      name: 'Générer un préfixe ULA',
      sentence: 'Crée un préfixe IPv6 local unique (RFC 4193).',
    },
    fromGlobalId: {
      name: 'ULA d’un identifiant global',
      sentence: 'Compose le préfixe IPv6 local unique d’un identifiant global.',
    },
  },
  fields: {
    mac: { hint: 'Vide pour un identifiant global aléatoire.' },
    timestamp: { label: 'Heure', hint: 'Millisecondes Unix ; maintenant si elle est omise.' },
    globalId: { hint: 'Dix chiffres hexadécimaux.' },
  },
} satisfies OperationTranslation<typeof words>;
