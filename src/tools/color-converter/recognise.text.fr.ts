import { translationOf } from '#core/text.ts';
import type { words } from './recognise.text.ts';

export default translationOf<typeof words>()({
  hex: '# et les chiffres d’une couleur',
  function: 'une couleur en CSS',
  name: 'le nom d’une couleur en CSS',
});
