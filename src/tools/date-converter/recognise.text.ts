/** Why something is recognized. */
export const words = {
  seconds: 'ten digits, seconds since 1970',
  milliseconds: '13 digits, milliseconds since 1970',
  microseconds: '16 digits, microseconds since 1970',
  nanoseconds: '19 digits, nanoseconds since 1970',
  objectId: 'MongoDB identifier that contains a time',
  ulid: 'ULID that contains a time',
  iso: 'ISO 8601 date',
  zoned: 'RFC 9557 date with a time zone',
  mail: 'date in the format of mail and HTTP headers',
  script: 'date in JavaScript’s format',
  excel: 'Excel serial number',
} as const;
