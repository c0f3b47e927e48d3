import { translationOf } from '#core/text.ts';
import type { words } from './recognise.text.ts';

export default translationOf<typeof words>()({
  closed: 'élément XML « {root} » avec sa balise fermante',
  open: 'élément XML « {root} » sans sa balise fermante',
});
