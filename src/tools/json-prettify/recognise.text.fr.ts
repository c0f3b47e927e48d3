import { translationOf } from '#core/text.ts';
import type { words } from './recognise.text.ts';

export default translationOf<typeof words>()({
  object: 'objet JSON',
  array: 'tableau JSON',
  jsonc: 'JSON avec commentaires ou virgules finales',
  json5: 'JSON5',
  many: 'NDJSON, {count} documents',
  fault: 'JSON avec une erreur, ligne {line}, colonne {column}',
});
