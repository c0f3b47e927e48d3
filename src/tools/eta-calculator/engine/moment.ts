import { ToolError } from '#core/operation.ts';

/** ECMA-262 §21.4.1.32 date-time strings, with an offset that must be there; also `+0530`, `+05` and a decimal comma. */
const pattern = /^(\d{4}|[+-]\d{6})-(\d\d)-(\d\d)T(\d\d:\d\d)(?::(\d\d)(?:[.,](\d+))?)?(Z|[+-]\d\d)(?::?(\d\d))?$/;

/** The last moment a JavaScript date can hold, in milliseconds; the first is its opposite. */
const limit = 8.64e15;

/** Milliseconds since 1970 of an ISO 8601 date and time with offset or `Z`. @throws `invalid-date` { field, value } */
export function readMoment(text: string, field: string): number {
  const [
    matched,
    year = '',
    month = '',
    day = '',
    time = '',
    seconds = '00',
    fraction = '',
    offset = '',
    minutes = '',
  ] = pattern.exec(text.trim().toUpperCase()) ?? [];
  const zone = offset === 'Z' ? offset + minutes : `${offset}:${minutes || '00'}`;
  const moment = Date.parse(`${year}-${month}-${day}T${time}:${seconds}.${fraction.padEnd(3, '0').slice(0, 3)}${zone}`);
  const isRealDay = Number(day) <= new Date(Date.UTC(2000 + (Number(year) % 400), Number(month), 0)).getUTCDate();
  if (matched === undefined || Number.isNaN(moment) || !isRealDay) {
    throw new ToolError('invalid-date', { field, value: text.trim() });
  }
  return moment;
}

/** A moment in UTC with milliseconds. @throws `out-of-range` */
export function formatMoment(moment: number): string {
  if (!(Math.abs(moment) <= limit)) throw new ToolError('out-of-range');
  return new Date(moment).toISOString();
}
