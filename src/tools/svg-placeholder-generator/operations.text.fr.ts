import type { OperationTranslation } from '#core/operation-words.ts';
import type { words } from './operations.text.ts';

export default {
  operations: {
    svg: {
      name: 'Dessiner l’image',
      sentence: 'Dessine une image de substitution en SVG.',
    },
    dataUri: {
      name: 'Image en data URI',
      sentence: 'Dessine une image de substitution et l’écrit en data URI.',
    },
  },
  fields: {
    width: { hint: 'En pixels.' },
    height: { hint: 'En pixels.' },
    background: { hint: 'Toute couleur CSS.' },
    color: { hint: 'Toute couleur CSS.' },
    text: { hint: 'Vide : la taille de l’image est affichée.' },
    fontSize: { hint: 'En pixels ; null pour l’adapter à l’image.' },
    radius: { hint: 'En pixels.' },
    encoding: 'Encodage',
  },
} satisfies OperationTranslation<typeof words>;
