import { translationOf } from '#core/text.ts';
import type { words } from './recognise.text.ts';

export default translationOf<typeof words>()({
  list: '{count} adresses e-mail',
  one: 'une adresse e-mail',
});
