import { translationOf } from '#core/text.ts';
import type { faultWords as english } from './fault-words.ts';

export const faultWords = translationOf<typeof english>()({
  title: 'La configuration de ce site ({file}) est incorrecte ; ses valeurs par défaut s’appliquent :',
  wrong: '{key} : attendu {expected}, reçu {received}',
  unknown: '{key} : cette clé n’existe pas, reçu {received}',
  json: 'du JSON',
  object: 'un objet {…}',
  list: 'une liste […]',
  string: 'du texte',
  url: 'une adresse qui commence par https:// ou http://, ou rien',
  tool: 'le nom d’un outil',
  category: 'le nom d’une catégorie',
  'no-analytics': 'false, car cette version est construite sans mesure d’audience',
});
