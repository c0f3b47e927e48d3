import { translationOf } from '#core/text.ts';
import type { words } from './recognise.text.ts';

export default translationOf<typeof words>()({
  valid: 'IBAN avec une clé correcte',
  check: 'IBAN, mais la clé est fausse',
  length: 'IBAN, mais la longueur n’est pas celle de son pays',
  list: '{count} IBAN, un par ligne',
});
