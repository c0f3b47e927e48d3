import { defineTool } from '#core/tool.ts';

export default defineTool({
  category: 'crypto',
  icon: 'arrow-down-narrow-wide',
  popularity: 44,
  width: 'medium',
  createdAt: '2026-11-22',
  en: {
    name: 'ULID generator',
    summary: 'Generates and explains ULIDs and similar ids.',
    description:
      'Generates ULIDs, TypeIDs, KSUIDs, Snowflakes and other sortable ids, and reads the time in existing ones.',
    keywords: [
      'ulid',
      'sortable id',
      'monotonic',
      'typeid',
      'ksuid',
      'snowflake',
      'twitter id',
      'discord id',
      'objectid',
      'mongodb id',
      'xid',
      'nanoid',
      'decode timestamp',
      'id to date',
      'uuid to ulid',
    ],
  },
  fr: {
    name: 'Générateur d’ULID',
    summary: 'Crée et explique des ULID et leurs semblables.',
    description:
      'Génère des ULID, TypeID, KSUID, Snowflake et autres identifiants triables, et lit la date qu’ils contiennent.',
    keywords: [
      'ulid',
      'identifiant triable',
      'date d’un identifiant',
      'décoder un horodatage',
      'typeid',
      'ksuid',
      'snowflake',
      'objectid',
      'mongodb',
      'xid',
      'nanoid',
    ],
  },
});
