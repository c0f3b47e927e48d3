import type { OperationTranslation } from '#core/operation-words.ts';
import type { words } from './operations.text.ts';

export default {
  operations: {
    hash: {
      name: 'Calculer des empreintes',
      sentence: 'Calcule les empreintes d’un texte.',
    },
    verify: {
      name: 'Vérifier une empreinte',
      sentence: 'Indique quelles empreintes d’un texte sont égales à celle attendue.',
    },
    identify: {
      name: 'Identifier une empreinte',
      sentence: 'Énumère les algorithmes dont les empreintes ont cette longueur, le plus probable d’abord.',
      fields: { text: { label: 'Empreinte', hint: 'Collez l’original dans l’outil pour comparer.' } },
    },
    hashFile: {
      name: 'Calculer l’empreinte d’un fichier',
      sentence: 'Calcule les empreintes d’un fichier de toute taille.',
    },
    checkList: {
      name: 'Vérifier des sommes',
      sentence: 'Compare des fichiers à une liste SHA256SUMS, BSD ou SFV, comme sha256sum --check.',
    },
    makeList: {
      name: 'Créer une liste d’empreintes',
      sentence: 'Écrit les empreintes de fichiers au format de sha256sum, BSD ou SFV.',
    },
  },
  fields: {
    list: 'Fichier de sommes de contrôle',
    listName: { label: 'Nom du fichier de sommes', hint: 'Indique l’algorithme, comme B2SUMS.' },
    files: 'Fichiers',
    'files.name': 'Nom',
    algorithm: { hint: 'Le SFV utilise toujours CRC-32.' },
    uppercase: { label: 'Majuscules', hint: 'Pour les chiffres hexadécimaux.' },
  },
} satisfies OperationTranslation<typeof words>;
