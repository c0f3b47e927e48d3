import { translationOf } from '#core/text.ts';
import type { words } from './recognise.text.ts';

export default translationOf<typeof words>()({
  hidden: 'caractère caché {code}',
  mixed: 'une lettre d’une autre écriture parmi des latines',
});
