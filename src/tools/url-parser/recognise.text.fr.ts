import { translationOf } from '#core/text.ts';
import type { words } from './recognise.text.ts';

export default translationOf<typeof words>()({
  scheme: 'URL avec un schéma',
  mail: 'adresse électronique sous forme d’URL',
  defanged: 'liens désactivés',
  host: 'adresse web sans schéma',
});
