import { translationOf } from '#core/text.ts';
import type { words } from './recognise.text.ts';

export default translationOf<typeof words>()({
  symbolic: 'neuf lettres de permissions',
  octal: 'chiffres octaux, comme dans un mode',
});
