import { translationOf } from '#core/text.ts';
import type { words } from './recognise.text.ts';

export default translationOf<typeof words>()({
  one: 'expression avec un opérateur',
  many: '{count} expressions, une par ligne',
});
