import { translationOf } from '#core/text.ts';
import type { words } from './recognise.text.ts';

export default translationOf<typeof words>()({
  curl: 'commande curl',
  fetch: 'appel fetch',
  http: 'requête HTTP',
  har: 'archive HTTP',
});
