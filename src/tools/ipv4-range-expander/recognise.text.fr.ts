import { translationOf } from '#core/text.ts';
import type { words } from './recognise.text.ts';

export default translationOf<typeof words>()({
  range: 'deux adresses IPv4, la première et la dernière',
  list: '{count} adresses, blocs ou plages IPv4',
});
