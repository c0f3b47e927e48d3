import { translationOf } from '#core/text.ts';
import type { words } from './recognise.text.ts';

export default translationOf<typeof words>()({
  signed: 'trois parties en Base64url, en-tête avec alg',
  encrypted: 'cinq parties en Base64url, en-tête avec alg',
  noAlgorithm: 'parties en Base64url, en-tête JSON sans alg',
  inText: 'un jeton dans le texte',
});
