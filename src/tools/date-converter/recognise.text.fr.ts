import { translationOf } from '#core/text.ts';
import type { words } from './recognise.text.ts';

export default translationOf<typeof words>()({
  seconds: 'dix chiffres, secondes depuis 1970',
  milliseconds: '13 chiffres, millisecondes depuis 1970',
  microseconds: '16 chiffres, microsecondes depuis 1970',
  nanoseconds: '19 chiffres, nanosecondes depuis 1970',
  objectId: 'identifiant MongoDB avec une heure',
  ulid: 'ULID avec une heure',
  iso: 'date ISO 8601',
  zoned: 'date RFC 9557 avec fuseau horaire',
  mail: 'date des en-têtes d’e-mail et HTTP',
  script: 'date telle que JavaScript l’écrit',
  excel: 'numéro de série Excel',
});
