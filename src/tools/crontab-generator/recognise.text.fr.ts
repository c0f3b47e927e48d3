import { translationOf } from '#core/text.ts';
import type { words } from './recognise.text.ts';

export default translationOf<typeof words>()({
  macro: 'macro d’une crontab',
  fields: '{count} champs d’une ligne cron',
  fault: 'champs d’une ligne cron, dont l’un est hors limites',
});
