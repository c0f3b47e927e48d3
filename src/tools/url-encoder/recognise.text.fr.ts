import { translationOf } from '#core/text.ts';
import type { words } from './recognise.text.ts';

export default translationOf<typeof words>()({
  escapes: '{count} octets UTF-8 en encodage-pourcent',
});
