import { translationOf } from '#core/text.ts';
import type { words } from './recognise.text.ts';

export default translationOf<typeof words>()({
  name: 'le nom d’un fichier indique son type',
  bytes: 'les premiers octets d’un fichier peuvent indiquer son type',
  type: 'type MIME',
});
