import { translationOf } from '#core/text.ts';
import type { words } from './recognise.text.ts';

export default translationOf<typeof words>()({
  nested: 'des dictionnaires imbriqués, comme en YAML',
  mappings: 'plusieurs clés avec une valeur, comme en YAML',
  sentences: 'des lignes avec un deux-points, peut-être du YAML',
});
