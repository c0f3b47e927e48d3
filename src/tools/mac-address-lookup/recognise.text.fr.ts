import { translationOf } from '#core/text.ts';
import type { words } from './recognise.text.ts';

export default translationOf<typeof words>()({
  one: 'six octets d’une adresse MAC',
  many: 'texte avec {count} adresses MAC',
});
