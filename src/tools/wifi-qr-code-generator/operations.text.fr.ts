import type { OperationTranslation } from '#core/operation-words.ts';
import type { words } from './operations.text.ts';

export default {
  operations: {
    payload: {
      name: 'Écrire un contenu Wi-Fi',
      sentence: 'Écrit le texte qui connecte un téléphone à un réseau Wi-Fi.',
    },
    read: {
      name: 'Lire un contenu Wi-Fi',
      sentence: 'Lit le réseau dans le texte d’un code Wi-Fi.',
    },
    code: {
      name: 'Dessiner un code Wi-Fi',
      sentence: 'Donne les modules du QR code d’un réseau Wi-Fi.',
    },
    readPicture: {
      name: 'Lire une image',
      sentence: 'Trouve le QR code d’une image et en donne le texte.',
    },
  },
  fields: {
    pixels: { label: 'Pixels', hint: 'Rouge, vert, bleu et alpha, un octet chacun, ligne par ligne.' },
    width: { label: 'Largeur', hint: 'En pixels.' },
    height: { label: 'Hauteur', hint: 'En pixels.' },
  },
} satisfies OperationTranslation<typeof words>;
