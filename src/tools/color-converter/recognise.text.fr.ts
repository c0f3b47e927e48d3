import { translationOf } from '#core/text.ts';
import type { words } from './recognise.text.ts';

export default translationOf<typeof words>()({
  hex: 'une couleur hexadécimale',
  function: 'une couleur en CSS',
  name: 'le nom d’une couleur en CSS',
});
