import type { OperationTranslation } from '#core/operation-words.ts';
import type { words } from './operations.text.ts';

export default {
  operations: {
    encode: {
      name: 'Créer un en-tête Basic',
      sentence: 'Crée l’en-tête HTTP d’un identifiant et d’un mot de passe (RFC 7617).',
    },
    decode: {
      name: 'Lire un en-tête Basic',
      sentence: 'Lit l’identifiant et le mot de passe d’un en-tête HTTP.',
    },
    htpasswd: {
      name: 'Créer une ligne htpasswd',
      sentence: 'Crée une ligne de fichier htpasswd pour Apache ou nginx.',
    },
    checkHtpasswd: {
      name: 'Vérifier une ligne htpasswd',
      sentence: 'Indique si un mot de passe correspond à une ligne d’un fichier htpasswd.',
    },
  },
} satisfies OperationTranslation<typeof words>;
