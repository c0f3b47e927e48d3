import type { OperationTranslation } from '#core/operation-words.ts';
import type { words } from './operations.text.ts';

export default {
  operations: {
    generate: {
      name: 'Générer des identifiants triables',
      sentence: 'Crée des ULID, TypeID, KSUID, Snowflake, ObjectId, XID ou NanoID.',
    },
    parse: {
      name: 'Décoder un identifiant',
      sentence: 'Indique le type, la date et les parties d’un identifiant.',
      fields: { epoch: { hint: 'Pour un Snowflake ; twitter par défaut.' } },
    },
    parseList: {
      name: 'Décoder plusieurs identifiants',
      sentence: 'Décode un identifiant par ligne.',
      fields: { epoch: { hint: 'Pour des Snowflake ; twitter par défaut.' } },
    },
    convert: {
      name: 'Convertir un identifiant',
      sentence: 'Écrit les mêmes 128 bits en ULID, UUID, TypeID, hexadécimal ou décimal.',
      fields: { prefix: { hint: 'Pour le TypeID.' } },
    },
  },
  fields: {
    timestamp: { hint: 'L’heure actuelle par défaut.' },
    monotonic: { hint: 'Pour ulid et ksuid : chaque identifiant est le précédent plus un.' },
    lowercase: { hint: 'Pour ulid.' },
    prefix: { hint: 'Pour typeid : des minuscules, et des tirets bas à l’intérieur.' },
    epoch: { hint: 'Pour snowflake : twitter, discord, unix ou des millisecondes Unix.' },
    node: { hint: 'Pour snowflake.' },
    length: { hint: 'Pour nanoid, en caractères.' },
    text: { label: 'Identifiants', hint: 'Un par ligne.' },
    to: 'Forme',
  },
} satisfies OperationTranslation<typeof words>;
