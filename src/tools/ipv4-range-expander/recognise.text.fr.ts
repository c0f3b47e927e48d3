import { translationOf } from '#core/text.ts';
import type { words } from './recognise.text.ts';

export default translationOf<typeof words>()({
  range: 'première et dernière adresse d’une plage IPv4',
  list: '{count} adresses, réseaux ou plages IPv4',
});
