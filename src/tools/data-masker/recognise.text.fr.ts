import { translationOf } from '#core/text.ts';
import type { words } from './recognise.text.ts';

export default translationOf<typeof words>()({
  key: 'texte avec une clé privée',
  credential: 'texte avec un jeton ou un mot de passe',
  har: 'archive HTTP (HAR)',
  log: 'journal avec des adresses e-mail ou IP',
  trace: 'trace d’appels avec une adresse e-mail ou IP',
});
