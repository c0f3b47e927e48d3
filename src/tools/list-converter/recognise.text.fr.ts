import { translationOf } from '#core/text.ts';
import type { words } from './recognise.text.ts';

export default translationOf<typeof words>()({
  tabs: '{count} colonnes séparées par des tabulations',
  commas: '{count} colonnes séparées par des virgules',
  semicolons: '{count} colonnes séparées par des points-virgules',
});
