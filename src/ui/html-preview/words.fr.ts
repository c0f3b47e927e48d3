import { translationOf } from '#core/text.ts';
import type * as english from './words.ts';

export const previewWords = translationOf<typeof english.previewWords>()({
  preview: 'Aperçu de la page',
  pictures: { one: '{count} image externe n’est pas chargée.', other: '{count} images externes ne sont pas chargées.' },
});
