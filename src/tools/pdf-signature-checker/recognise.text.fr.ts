import { translationOf } from '#core/text.ts';
import type { words } from './recognise.text.ts';

export default translationOf<typeof words>()({
  signed: 'fichier PDF avec une signature',
  pdf: 'fichier PDF, peut-être signé',
});
