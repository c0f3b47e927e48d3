import { translationOf } from '#core/text.ts';
import type { words } from './recognise.text.ts';

export default translationOf<typeof words>()({
  ipv6: 'adresse IPv6 avec une longueur de préfixe',
  address: 'adresse IPv6',
  list: 'liste de {count} réseaux',
});
