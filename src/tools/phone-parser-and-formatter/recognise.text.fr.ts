import { translationOf } from '#core/text.ts';
import type { words } from './recognise.text.ts';

export default translationOf<typeof words>()({
  one: 'numéro de téléphone international',
  many: 'texte avec {count} numéros internationaux',
});
