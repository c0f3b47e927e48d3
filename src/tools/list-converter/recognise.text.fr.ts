import { translationOf } from '#core/text.ts';
import type { words } from './recognise.text.ts';

export default translationOf<typeof words>()({
  tabs: '{count} colonnes entre tabulations',
  commas: '{count} colonnes entre virgules',
  semicolons: '{count} colonnes entre points-virgules',
});
