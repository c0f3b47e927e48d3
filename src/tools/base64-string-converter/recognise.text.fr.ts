import { translationOf } from '#core/text.ts';
import type { words } from './recognise.text.ts';

export default translationOf<typeof words>()({
  text: 'Base64 d’un texte lisible',
  urlSafe: 'Base64url d’un texte lisible',
});
