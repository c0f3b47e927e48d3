import { translationOf } from '#core/text.ts';
import type { words } from './recognise.text.ts';

export default translationOf<typeof words>()({
  prefix: 'adresse IPv4 avec un préfixe',
  mask: 'adresse IPv4 avec un masque',
});
