import { daysOfWeek, isLeapYear, daysOf } from './civil.ts';
import type { Reader, Reading, Warning } from './formats.ts';
import {
  impossible,
  offsetPattern,
  readDays,
  readOffset,
  readTime,
  timeIn,
  timePattern,
  wallOf,
} from './date-parts.ts';

/** ISO 8601-1: a date in one of its notations; then a time, basic or extended, and an offset. */
const isoDate = /^([+\-\u2212]\d{6}|\d{4})(?:-?w(\d{2})(?:-?(\d))?|-(\d{3})|-(\d{2})(?:-(\d{2}))?|(\d{2})(\d{2}))?$/i;
const isoTime = new RegExp(
  String.raw`^(\d{2})(?::?(\d{2})(?::?(\d{2})(?:[.,](\d+))?)?)?(${offsetPattern}|[+\-\u2212]\d{2}:\d{2}:\d{2})?$`,
  'i',
);

interface IsoDate {
  readonly days: number;
  /** Names a day, so that a time may follow. */
  readonly isDay: boolean;
}

function readIsoDate(text: string): IsoDate | undefined {
  const match = isoDate.exec(text);
  if (!match) return undefined;
  const [, years = '', week, weekday, ordinal, month, dayOfMonth, basicMonth, basicDay] = match;
  const year = Number(years.replace('\u2212', '-'));
  if (year === 0 && /^[-\u2212]/.test(years)) throw impossible('year', years);
  if (week !== undefined) {
    const days = daysOfWeek(year, Number(week), Number(weekday ?? 1));
    if (days === undefined) throw impossible('week', text);
    return { days, isDay: weekday !== undefined };
  }
  if (ordinal !== undefined) {
    if (Number(ordinal) < 1 || Number(ordinal) > (isLeapYear(year) ? 366 : 365)) throw impossible('ordinal', text);
    return { days: daysOf(year, 1, 1) + Number(ordinal) - 1, isDay: true };
  }
  const named = dayOfMonth ?? basicDay;
  return {
    days: readDays(year, Number(month ?? basicMonth ?? 1), Number(named ?? 1), text),
    isDay: named !== undefined,
  };
}

/** Monrovia was the last to leave its local mean time, on 7 January 1972 (tz database). */
const meanTimesEnd = daysOf(1972, 1, 7);

/** Offsets have no seconds but those of local mean times, which this tool writes, as Java and Python do. */
const isOffset = (offset: string, days: number): boolean =>
  !/:\d\d:/.test(offset) || (!offset.endsWith(':00') && days < meanTimesEnd);

export const readIso8601: Reader = (text) => {
  const [dateText = '', timeText, ...rest] = text.split(/t/i);
  if (rest.length > 0) return undefined;
  const time = timeText === undefined ? undefined : isoTime.exec(timeText);
  if (time === null) return undefined;
  const date = readIsoDate(dateText);
  if (!date || (time && !date.isDay)) return undefined;
  const warnings: Warning[] = [];
  const [, hours, minutes, seconds, fraction, offset] = time ?? [];
  if (offset !== undefined && !isOffset(offset, date.days)) return undefined;
  const typed = (timeText ?? '').slice(0, -(offset ?? '').length || undefined);
  const wall = wallOf(date.days, time ? readTime([hours, minutes, seconds, fraction], warnings, typed) : 0n);
  return { wall, offset: offset === undefined ? undefined : readOffset(offset), warnings };
};

/** RFC 9557 §4.1. A key that begins with `_` is an experiment and must be refused (§3.2), so it is left out. */
const tag = String.raw`\[!?[a-z][a-z\d_-]*=[a-z\d]+(?:-[a-z\d]+)*\]`;
const extended = new RegExp(String.raw`^([^[\]]+)(?=\[)(?:\[!?([^[\]=]+)\])?((?:${tag})*)$`, 'i');

/** `u-ca` is the only registered key (RFC 9557 §5). Dates are shown in the ISO calendar, which is the Gregorian one. */
const isUnderstood = (key: string, value: string): boolean => key === 'u-ca' && /^(?:gregory|iso8601)$/.test(value);

/**
 * RFC 9557 §3.3: a critical tag has to be understood, and no tag of its key may say something else. Of others that
 * repeat a key the first counts, and all may be ignored.
 */
function checkTags(suffix: string): void {
  const tags = Array.from(suffix.matchAll(/\[(!?)([^=]+)=([^\]]+)\]/g), ([whole, mark, key = '', value = '']) => {
    return { whole, isCritical: mark === '!', key: key.toLowerCase(), value: value.toLowerCase() };
  });
  const critical = tags.filter(({ isCritical }) => isCritical);
  const unknown = critical.find(({ key, value }) => !isUnderstood(key, value));
  if (unknown) throw impossible('critical-tag', unknown.whole);
  const contradicted = critical.find(({ key, value }) => tags.some((one) => one.key === key && one.value !== value));
  if (contradicted) throw impossible('tag-conflict', contradicted.whole);
}

/** RFC 9557 §4.1: a date-time with a zone in brackets, with tags that say nothing about the instant, or with both. */
export const readRfc9557: Reader = (text) => {
  const [, front, zone, suffix = ''] = extended.exec(text) ?? [];
  if (front === undefined || !/t/i.test(front)) return undefined;
  const reading = readIso8601(front);
  if (!reading || !('wall' in reading)) return undefined;
  checkTags(suffix);
  if (zone === undefined) return reading;
  // `Z` and `-00:00` say that the offset of the zone is not known: the instant is UTC's (RFC 9557 §2.2, §3.4).
  if (/(?:z|[-\u2212]00(?::?00)?)$/i.test(front)) return { instant: reading.wall, zone, warnings: reading.warnings };
  return { ...reading, zone };
};

const sql = new RegExp(String.raw`^(\d{4})([-/])(\d{2})\2(\d{2}) +${timePattern}(?: *(utc|${offsetPattern}))?$`, 'i');

/** ISO 9075 (SQL) with a space, and the same with slashes. */
export const readIso9075: Reader = (text) => {
  const match = sql.exec(text);
  if (!match) return undefined;
  const [, year, , month, dayOfMonth, hours, minutes, seconds, fraction, offset] = match;
  const warnings: Warning[] = [];
  const days = readDays(Number(year), Number(month), Number(dayOfMonth), text.slice(0, 10));
  const wall = wallOf(days, readTime([hours, minutes, seconds, fraction], warnings, timeIn(text)));
  return { wall, offset: readSqlOffset(offset), warnings };
};

function readSqlOffset(offset: string | undefined): bigint | undefined {
  if (offset === undefined) return undefined;
  return /^utc$/i.test(offset) ? 0n : readOffset(offset);
}

/** X.680 §46 GeneralizedTime and RFC 4517 §3.3.13, with seconds. */
export const readGeneralizedTime: Reader = (text): Reading | undefined => {
  const match = /^(\d{4})(\d{2})(\d{2})(\d{2})(\d{2})(\d{2})(?:[.,](\d+))?(z|[+-]\d{2}(?:\d{2})?)?$/i.exec(text);
  if (!match) return undefined;
  const [, year, month, dayOfMonth, hours, minutes, seconds, fraction, offset] = match;
  const warnings: Warning[] = [];
  const days = readDays(Number(year), Number(month), Number(dayOfMonth), text.slice(0, 8));
  const typed = text.slice(8, -(offset ?? '').length || undefined);
  const wall = wallOf(days, readTime([hours, minutes, seconds, fraction], warnings, typed));
  return { wall, offset: offset === undefined ? undefined : readOffset(offset), warnings };
};
