import type { OperationTranslation } from '#core/operation-words.ts';
import type { words } from './operations.text.ts';

export default {
  operations: {
    draw: { name: 'Dessiner en ASCII', sentence: 'Dessine un texte en grandes lettres faites de caractères.' },
    missing: {
      name: 'Lister les lettres manquantes',
      sentence: 'Énumère les caractères d’un texte absents d’une police.',
    },
    replaced: {
      name: 'Lister les lettres remplacées',
      sentence: 'Énumère les caractères qu’une police dessine autrement, comme é en e.',
    },
    previewFonts: {
      name: 'Aperçu des polices',
      sentence: 'Dessine le début d’un texte dans de nombreuses polices.',
      fields: { text: { hint: 'Les 12 premiers caractères sont dessinés ; Abc s’il est vide.' } },
    },
  },
  fields: {
    layout: { hint: 'L’écart entre les lettres.' },
    width: { label: 'Largeur', hint: 'En colonnes ; 0 pour ne pas couper.' },
    comment: { hint: 'Le type de commentaire qui entoure le dessin.' },
    customFont: {
      label: 'Police personnalisée',
      hint: 'Le contenu d’un fichier .flf, à la place d’une police intégrée.',
    },
    fonts: 'Polices',
  },
} satisfies OperationTranslation<typeof words>;
