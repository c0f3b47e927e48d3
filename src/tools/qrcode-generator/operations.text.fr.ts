import type { OperationTranslation } from '#core/operation-words.ts';
import type { words } from './operations.text.ts';

export default {
  operations: {
    encode: {
      name: 'Calculer un QR code',
      sentence: 'Calcule les modules d’un QR code (ISO/IEC 18004).',
    },
    svg: {
      name: 'QR code en SVG',
      sentence: 'Dessine un QR code en image SVG.',
    },
    png: {
      name: 'QR code en PNG',
      sentence: 'Dessine un QR code en image PNG, sous forme de data URI.',
    },
    text: {
      name: 'QR code en texte',
      sentence: 'Dessine un QR code en caractères, pour les terminaux et les messageries.',
    },
    contrast: {
      name: 'Vérifier le contraste',
      sentence: 'Indique si les caméras distinguent les deux couleurs d’un QR code.',
    },
    payload: {
      name: 'Contenu de QR code',
      sentence: 'Écrit le texte qui fait rejoindre un réseau, enregistrer un contact, envoyer un message ou appeler.',
    },
    read: {
      name: 'Lire un QR code',
      sentence: 'Lit le texte d’un QR code dans des pixels bruts.',
    },
  },
  fields: {
    mask: { hint: 'De 0 à 7 ; -1 pour le meilleur.' },
    minVersion: { hint: 'De 1 à 40.' },
    quietZone: { hint: 'En modules.' },
    moduleSize: { hint: 'En pixels.' },
    dark: { hint: 'Toute couleur CSS.' },
    light: { hint: 'Toute couleur CSS.' },
    invert: { label: 'Clair sur foncé', hint: 'Pour les terminaux à texte clair.' },
    latitude: { hint: 'En degrés, de -90 à 90.' },
    longitude: { hint: 'En degrés, de -180 à 180.' },
    pixels: { label: 'Pixels', hint: 'Quatre octets chacun : rouge, vert, bleu, alpha.' },
    width: { label: 'Largeur', hint: 'En pixels.' },
    height: { label: 'Hauteur', hint: 'En pixels.' },
  },
} satisfies OperationTranslation<typeof words>;
