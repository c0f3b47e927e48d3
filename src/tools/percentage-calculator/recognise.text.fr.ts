import { translationOf } from '#core/text.ts';
import type { words } from './recognise.text.ts';

export default translationOf<typeof words>()({
  part: 'un pourcentage d’un nombre',
  change: 'un nombre plus ou moins un pourcentage',
});
