import { translationOf } from '#core/text.ts';
import type { words } from './recognise.text.ts';

export default translationOf<typeof words>()({
  scheme: 'URL avec un schéma',
  mail: 'adresse e-mail sous forme d’URL',
  defanged: 'liens neutralisés',
  list: 'URL : {count}',
  sentence: 'texte avec une URL',
  host: 'adresse web sans schéma',
});
