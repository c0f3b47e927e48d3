import { translationOf } from '#core/text.ts';
import type { words } from './recognise.text.ts';

export default translationOf<typeof words>()({
  ulid: 'ULID contenant une date',
  typeid: 'TypeID de préfixe {prefix}',
  objectid: 'ObjectId de MongoDB contenant une date',
  snowflake: '17 à 19 chiffres, comme dans un Snowflake de Twitter ou de Discord',
  ksuid: 'KSUID contenant une date',
  list: '{count} identifiants, un par ligne',
});
