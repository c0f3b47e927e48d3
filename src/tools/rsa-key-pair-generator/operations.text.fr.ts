import type { OperationTranslation } from '#core/operation-words.ts';
import type { words } from './operations.text.ts';

export default {
  operations: {
    generate: {
      name: 'Générer des clés',
      sentence: 'Crée une nouvelle paire de clés RSA, ECDSA ou Ed25519.',
    },
    convert: {
      name: 'Convertir une clé',
      sentence: 'Écrit une clé dans un autre format, comme PEM, OpenSSH, PuTTY ou JWK.',
      fields: {
        comment: { hint: 'Par défaut, celui de la clé.' },
      },
    },
    inspect: {
      name: 'Examiner une clé',
      sentence: 'Indique le type, le format et les empreintes d’une clé.',
    },
    keyId: {
      name: 'Calculer l’ID de clé',
      sentence: 'Calcule l’empreinte d’une clé (RFC 7638), telle qu’elle figure dans kid.',
    },
    sign: {
      name: 'Signer avec une clé',
      sentence: 'Signe un texte ou un fichier avec une clé privée RSA, ECDSA ou Ed25519.',
    },
    verify: {
      name: 'Vérifier une signature',
      sentence: 'Contrôle la signature d’un texte ou d’un fichier avec une clé publique ou un certificat.',
      fields: {
        key: { hint: 'Une clé publique ou privée, ou un certificat.' },
        ecdsaFormat: { hint: 'Pour ECDSA ; les deux sont essayés par défaut.' },
      },
    },
  },
  fields: {
    bits: { hint: 'Pour RSA : de 1\u202f024 à 16\u202f384, un multiple de 8.' },
    curve: { hint: 'Pour ECDSA.' },
    key: { hint: 'En PEM, OpenSSH, PuTTY ou JWK.' },
    passphrase: { hint: 'Vide si la clé n’est pas chiffrée.' },
    newPassphrase: { label: 'Nouvelle phrase de passe', hint: 'Chiffre le résultat ; vide pour aucune.' },
    file: { label: 'Fichier', hint: 'À la place du texte.' },
    algorithm: { hint: 'Par défaut, l’algorithme habituel pour ce type de clé.' },
    ecdsaFormat: { hint: 'Pour ECDSA : DER, comme l’écrit OpenSSL, ou r et s.' },
  },
} satisfies OperationTranslation<typeof words>;
