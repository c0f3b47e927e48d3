import { translationOf } from '#core/text.ts';
import type { words } from './recognise.text.ts';

export default translationOf<typeof words>()({
  emoji: 'un emoji',
  points: 'points de code d’un emoji',
  name: 'nom court d’un emoji',
});
