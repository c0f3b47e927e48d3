import { translationOf } from '#core/text.ts';
import type { words } from './recognise.text.ts';

export default translationOf<typeof words>()({
  prefix: 'nombre avec le préfixe de la base {base}',
  digits: 'seulement des 0 et des 1 : un nombre en base {base}',
});
