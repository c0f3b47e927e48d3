import { translationOf } from '#core/text.ts';
import type { words } from './recognise.text.ts';

export default translationOf<typeof words>()({
  version: 'UUID, version {version}',
  form: 'forme d’un UUID, version inconnue',
  compact: '32 chiffres hexadécimaux, comme dans un UUID de version {version}',
  list: '{count} UUID, un par ligne',
});
