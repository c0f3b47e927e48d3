import { translationOf } from '#core/text.ts';
import type { words } from './recognise.text.ts';

export default translationOf<typeof words>()({
  directive: 'une ligne %YAML',
  marker: 'le début d’un document YAML',
  mappings: '{count} lignes avec un nom et une valeur',
});
