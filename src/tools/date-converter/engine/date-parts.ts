import { ToolError } from '#core/operation.ts';
import { day, daysInMonth, daysOf, hour, minute, second, weekdayOf } from './civil.ts';
import type { Warning } from './formats.ts';

export const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
export const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];

/** For regular expressions: a time with seconds and fraction optional. */
export const timePattern = String.raw`(\d{2}):(\d{2})(?::(\d{2})(?:[.,](\d+))?)?`;
/** The first time in a text, as it is written there. */
export const timeIn = (text: string): string => new RegExp(timePattern).exec(text)?.[0] ?? text;
export const offsetPattern = String.raw`z|[+\-\u2212]\d{2}(?::?\d{2})?`;

/** The right shape, but there is no such date, time or offset. */
export const impossible = (reason: string, value: string): ToolError =>
  new ToolError('invalid-date', { reason, value });

/** Days since 1970 of a date that exists; `typed` is how it was written. */
export function readDays(year: number, month: number, dayOfMonth: number, typed: string): number {
  if (month < 1 || month > 12) throw impossible('month', typed);
  if (dayOfMonth < 1 || dayOfMonth > daysInMonth(year, month)) throw impossible('day', typed);
  return daysOf(year, month, dayOfMonth);
}

/** A number that may have a fraction of a second, as nanoseconds; more digits are cut towards −∞. */
export function readFraction(digits: string, warnings: Warning[]): bigint {
  if (/[1-9]/.test(digits.slice(9))) warnings.push('precision-reduced');
  return BigInt(digits.slice(0, 9).padEnd(9, '0'));
}

/**
 * Nanoseconds since midnight; 24:00 is the next one, and a leap second is read as the one before. `typed` is how the time
 * was written.
 */
export function readTime(
  [hours, minutes = '0', seconds = '0', fraction = '']: readonly (string | undefined)[],
  warnings: Warning[],
  typed: string,
): bigint {
  const [h, m, s] = [Number(hours ?? 0), Number(minutes), Number(seconds)];
  if (h > 24 || m > 59 || s > 60) throw impossible('time', typed);
  if (h === 24 && (m > 0 || s > 0 || /[1-9]/.test(fraction))) throw impossible('time', typed);
  if (s === 60) warnings.push('leap-second');
  return BigInt(h) * hour + BigInt(m) * minute + BigInt(Math.min(s, 59)) * second + readFraction(fraction, warnings);
}

/** `Z`, ±hh, ±hh:mm, ±hhmm, and ±hh:mm:ss. */
export function readOffset(text: string): bigint {
  if (/^z$/i.test(text)) return 0n;
  const digits = text.replaceAll(/\D/g, '');
  const [h, m, s] = [0, 2, 4].map((at) => Number(digits.slice(at, at + 2)));
  if (Number(h) > 23 || Number(m) > 59 || Number(s) > 59) throw impossible('offset', text);
  const size = BigInt(h ?? 0) * hour + BigInt(m ?? 0) * minute + BigInt(s ?? 0) * second;
  return text.startsWith('+') ? size : -size;
}

export const wallOf = (days: number, time: bigint): bigint => BigInt(days) * day + time;

/** A year of two digits is of this or the last century; of three, as RFC 5322 §4.3 has it, counted from 1900. */
export function readShortYear(digits: string, warnings: Warning[]): number {
  const year = Number(digits);
  if (digits.length > 3) return year;
  warnings.push('two-digit-year');
  return digits.length === 2 && year < 50 ? 2000 + year : 1900 + year;
}

/** The name of a day, whole or its first three letters, is only compared. */
export function checkWeekday(name: string | undefined, days: number, warnings: Warning[]): void {
  if (name === undefined) return;
  const expected = weekdays[weekdayOf(days) - 1] ?? '';
  if (!expected.startsWith(name.toLowerCase())) warnings.push('weekday-mismatch');
}

export const monthOf = (name: string): number => months.indexOf(name.toLowerCase()) + 1;
