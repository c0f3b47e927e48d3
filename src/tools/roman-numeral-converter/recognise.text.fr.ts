import { translationOf } from '#core/text.ts';
import type { words } from './recognise.text.ts';

export default translationOf<typeof words>()({
  numeral: 'chiffres romains sous leur forme standard',
});
