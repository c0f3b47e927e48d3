import type { OperationTranslation } from '#core/operation-words.ts';
import type { words } from './operations.text.ts';

export default {
  operations: {
    draw: { name: 'Dessiner en ASCII', sentence: 'Dessine un texte en grandes lettres faites de caractères.' },
    missing: {
      name: 'Lister les lettres manquantes',
      sentence: 'Énumère les caractères d’un texte qu’une police ne sait pas dessiner.',
    },
    previewFonts: {
      name: 'Aperçu des polices',
      sentence: 'Dessine le début d’un texte dans de nombreuses polices.',
      fields: { text: { hint: 'Les 12 premiers caractères sont dessinés ; Abc s’il est vide.' } },
    },
  },
  fields: {
    layout: { hint: 'À quel point les lettres sont rapprochées.' },
    width: { label: 'Largeur', hint: 'En colonnes ; 0 pour ne pas couper.' },
    comment: { hint: 'Le type de commentaire qui entoure le dessin.' },
    customFont: { label: 'Police personnelle', hint: 'Le contenu d’un fichier .flf, à la place de la police.' },
    fonts: 'Polices',
  },
} satisfies OperationTranslation<typeof words>;
