import type { OperationTranslation } from '#core/operation-words.ts';
import type { words } from './operations.text.ts';

export default {
  operations: {
    inspect: {
      name: 'Identifier un fichier Base64',
      sentence: 'Identifie, d’après son contenu, le fichier d’un texte Base64 ou d’une data URI.',
    },
    decode: {
      name: 'Fichier Base64 en hexadécimal',
      sentence: 'Affiche en hexadécimal les octets du fichier contenu dans un texte Base64 ou une data URI.',
    },
    encode: {
      name: 'Octets hexadécimaux en Base64',
      sentence: 'Écrit des octets en Base64, en data URI ou en image HTML, CSS ou Markdown.',
    },
    encodeFile: {
      name: 'Encoder un fichier',
      sentence: 'Écrit un fichier de toute taille en Base64, en data URI ou en image HTML, CSS ou Markdown.',
    },
    decodeFile: {
      name: 'Décoder un fichier texte',
      sentence:
        'Lit un fichier texte contenant du Base64 ou une data URI, et donne le fichier avec son type et son SHA-256.',
      fields: {
        file: { label: 'Fichier texte', hint: 'Du Base64 ou une data URI.' },
      },
    },
  },
  fields: {
    hex: { label: 'Octets', hint: 'Des chiffres hexadécimaux.' },
    mediaType: { label: 'Type de média', hint: 'Par exemple image/png ; vide pour le déduire du contenu.' },
    urlSafe: { hint: 'Écrit - et _ à la place de + et /.' },
    lineLength: { hint: 'En caractères ; 0 pour une seule ligne.' },
    file: 'Fichier',
  },
} satisfies OperationTranslation<typeof words>;
