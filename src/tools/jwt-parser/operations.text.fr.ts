import type { OperationTranslation } from '#core/operation-words.ts';
import type { words } from './operations.text.ts';

export default {
  operations: {
    decode: {
      name: 'Décoder un JWT',
      sentence: 'Lit l’en-tête et le contenu d’un JSON Web Token (RFC 7519).',
    },
    verify: {
      name: 'Vérifier un JWT',
      sentence: 'Indique si la signature d’un JSON Web Token est valide.',
    },
    sign: {
      name: 'Signer un JWT',
      sentence: 'Crée un JSON Web Token signé.',
      fields: {
        key: { label: 'Secret ou clé privée', hint: 'Un secret HMAC, un PEM ou un JWK.' },
      },
    },
    decrypt: {
      name: 'Déchiffrer un JWE',
      sentence: 'Déchiffre un jeton chiffré (RFC 7516).',
      fields: {
        key: {
          label: 'Clé ou mot de passe',
          hint: 'Une clé symétrique, un mot de passe, ou une clé privée en PEM ou JWK.',
        },
      },
    },
    explain: {
      name: 'Expliquer un JWT',
      sentence: 'Explique chaque membre de l’en-tête et du contenu d’un JSON Web Token.',
    },
    rsaKeySize: {
      name: 'Mesurer une clé RSA',
      sentence: 'Indique le nombre de bits d’une clé RSA.',
      fields: {
        key: { label: 'Clé', hint: 'En PEM ou JWK.' },
      },
    },
  },
  fields: {
    now: { label: 'Heure actuelle', hint: 'En secondes Unix ; celle de cet appareil si elle est omise.' },
    payload: { hint: 'Un objet, ou un texte signé tel quel.' },
    header: { hint: 'D’autres membres ; alg et typ sont ajoutés automatiquement.' },
    headerText: {
      label: 'En-tête sous forme de texte',
      hint: 'Remplace l’en-tête ; ses valeurs sont signées telles quelles.',
    },
  },
} satisfies OperationTranslation<typeof words>;
