export const fieldNames = ['second', 'minute', 'hour', 'dayOfMonth', 'month', 'dayOfWeek', 'year'] as const;
export type FieldName = (typeof fieldNames)[number];

/** A text for each field. */
export type FieldTexts = Readonly<Record<FieldName, string>>;

export const dialects = ['unix', 'seconds', 'quartz', 'aws'] as const;
export type Dialect = (typeof dialects)[number];

/** Quartz and EventBridge count the days of the week from 1 and want `?` in one of the day fields. */
export const isJava = (dialect: Dialect): boolean => dialect === 'quartz' || dialect === 'aws';

const five = ['minute', 'hour', 'dayOfMonth', 'month', 'dayOfWeek'] as const;
const six = ['second', ...five] as const;

/** The fields of a dialect from left to right, in all the lengths it may have. */
export const layouts: Readonly<Record<Dialect, readonly (readonly FieldName[])[]>> = {
  unix: [five],
  seconds: [six],
  quartz: [six, [...six, 'year']],
  aws: [[...five, 'year']],
};

const months = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC'];
const days = ['SUN', 'MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT'];

/** Everything that can stand in a sixth or seventh field but its names. */
export const names = new RegExp([...months, ...days].join('|'), 'gi');

export interface Range {
  readonly min: number;
  readonly max: number;
  readonly names: readonly string[];
}

const bounds: Readonly<Record<FieldName, Range>> = {
  second: { min: 0, max: 59, names: [] },
  minute: { min: 0, max: 59, names: [] },
  hour: { min: 0, max: 23, names: [] },
  dayOfMonth: { min: 1, max: 31, names: [] },
  month: { min: 1, max: 12, names: months },
  dayOfWeek: { min: 0, max: 6, names: days },
  year: { min: 1970, max: 2199, names: [] },
};

/** What a field counts, in the numbers of the dialect; Sunday is also 7 in `unix` and `seconds`. */
export function rangeOf(field: FieldName, dialect: Dialect): Range {
  const range = bounds[field];
  return field === 'dayOfWeek' && isJava(dialect) ? { ...range, min: 1, max: 7 } : range;
}
