import { translationOf } from '#core/text.ts';
import type { words } from './recognise.text.ts';

export default translationOf<typeof words>()({
  literal: 'un texte entre guillemets doubles avec des échappements',
});
