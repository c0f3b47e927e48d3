import type { OperationTranslation } from '#core/operation-words.ts';
import type { words } from './operations.text.ts';

export default {
  operations: {
    convert: {
      name: 'Convertir une couleur',
      sentence: 'Écrit une couleur dans toutes les notations CSS.',
    },
    contrast: {
      name: 'Mesurer le contraste',
      sentence: 'Mesure le contraste WCAG 2.2 d’un texte sur un fond.',
    },
    nearestPassing: {
      name: 'Trouver une couleur conforme',
      sentence: 'Éclaircit ou assombrit la couleur du texte juste assez pour atteindre le contraste voulu.',
    },
    scale: {
      name: 'Décliner une couleur',
      sentence: 'Décline une couleur en onze nuances, du clair au foncé, aussi en variables CSS.',
    },
  },
  fields: {
    text: { hint: 'Toute couleur CSS : #1ea54c, teal, oklch(0.63 0.17 149).' },
    foreground: { label: 'Couleur du texte', hint: 'Toute couleur CSS.' },
    background: { label: 'Fond', hint: 'Toute couleur CSS.' },
    ratio: { hint: 'De 1 à 21 ; AA demande 4,5.' },
  },
} satisfies OperationTranslation<typeof words>;
