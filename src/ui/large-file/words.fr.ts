import { translationOf } from '#core/text.ts';
import type { words } from './words.ts';

export const french = translationOf<typeof words>()({
  openAnyway: 'Ouvrir quand même dans l’éditeur',
  closeFile: 'Fermer le fichier',
  firstLines: { one: '{name}, première ligne', other: '{name}, {count} premières lignes' },
  stopped: 'Annulé : il n’y a pas de résultat avec ces options.',
  startAgain: 'Recommencer',
});
