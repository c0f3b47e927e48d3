import { translationOf } from '#core/text.ts';
import type { words } from './recognise.text.ts';

export default translationOf<typeof words>()({
  image: 'nombre magique de {type}',
  dataUri: 'data URI',
  file: 'Base64 avec le nombre magique de {type}',
});
