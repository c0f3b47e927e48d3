/** Why something is recognized. */
export const words = {
  ulid: 'ULID that contains a time',
  typeid: 'TypeID with the prefix {prefix}',
  objectid: 'MongoDB ObjectId that contains a time',
  snowflake: '17 to 19 digits, as in a Twitter or Discord Snowflake',
  ksuid: 'KSUID that contains a time',
  list: '{count} ids, one per line',
} as const;
