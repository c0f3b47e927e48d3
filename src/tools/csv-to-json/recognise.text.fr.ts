import { translationOf } from '#core/text.ts';
import type { words } from './recognise.text.ts';

export default translationOf<typeof words>()({
  tabs: 'des lignes de {count} cellules séparées par des tabulations',
  commas: 'des lignes de {count} cellules séparées par des virgules',
  semicolons: 'des lignes de {count} cellules séparées par des points-virgules',
  pipes: 'des lignes de {count} cellules séparées par des barres verticales',
});
