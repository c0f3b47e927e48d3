import { translationOf } from '#core/text.ts';
import type { words } from './recognise.text.ts';

export default translationOf<typeof words>()({
  ipv4: 'quatre nombres de 0 à 255',
  mapped: 'adresse IPv4 sous forme IPv6',
});
