import { translationOf } from '#core/text.ts';
import type { words } from './words.ts';

export const french = translationOf<typeof words>()({
  charset: 'Jeu de caractères',
  charsetNeeded: '{name} n’est pas un texte Unicode. Choisissez le jeu de caractères dans lequel il a été écrit.',
  unreadableFile:
    '« {name} » n’a pas pu être lu : c’est peut-être un dossier, ou le fichier a été modifié, déplacé ou verrouillé entre-temps. Choisissez-le de nouveau.',
});
