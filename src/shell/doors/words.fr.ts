import { translationOf } from '#core/text.ts';
import type { words as english } from './words.ts';

export const words = translationOf<typeof english>()({
  gone: 'Le contenu partagé n’est plus disponible. Partagez-le à nouveau.',
  unreadable: 'Impossible de lire le fichier. Ouvrez-le à nouveau ou déposez-le sur la page.',
});
