/** Every notation that is read, in the order of the list on the page. */
export const formats = [
  'iso8601',
  'rfc9557',
  'iso9075',
  'rfc7231',
  'rfc5322',
  'javascript',
  'unixSeconds',
  'unixMilliseconds',
  'unixMicroseconds',
  'unixNanoseconds',
  'objectId',
  'uuid',
  'ulid',
  'excelSerial',
  'fileTime',
  'dotnetTicks',
  'generalizedTime',
] as const;
export type Format = (typeof formats)[number];

/** What is worth knowing about how a text was read. */
export type Warning =
  | 'local-time-gap'
  | 'local-time-overlap'
  | 'weekday-mismatch'
  | 'leap-second'
  | 'two-digit-year'
  | 'precision-reduced';

/**
 * What a text says, in nanoseconds: an instant, or a wall clock (as if in UTC) with an offset, in a zone, or in
 * whichever zone is asked for.
 */
export type Reading = { readonly warnings: readonly Warning[] } & (
  | { readonly instant: bigint; readonly zone?: string | undefined }
  | { readonly wall: bigint; readonly offset?: bigint | undefined; readonly zone?: string | undefined }
);

/** undefined: the text has not the shape of the format. An impossible value throws `invalid-date`. */
export type Reader = (text: string) => Reading | undefined;
