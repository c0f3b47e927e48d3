export const second = 1_000_000_000n;
export const minute = 60n * second;
export const hour = 60n * minute;
export const day = 24n * hour;

/** Division towards −∞. */
export function floorDiv(value: bigint, by: bigint): bigint {
  const quotient = value / by;
  return quotient * by > value ? quotient - 1n : quotient;
}

export const floorMod = (value: bigint, by: bigint): bigint => value - floorDiv(value, by) * by;

export const isLeapYear = (year: number): boolean => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);

export function daysInMonth(year: number, month: number): number {
  if (month === 2) return isLeapYear(year) ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

/** Days from 1970-01-01 to a date of the proleptic Gregorian calendar; months and days from 1. */
export function daysOf(year: number, month: number, dayOfMonth: number): number {
  // Years from March on, so that the leap day comes last; 400 of them have 146,097 days.
  const shifted = month > 2 ? year : year - 1;
  const era = Math.floor(shifted / 400);
  const yearOfEra = shifted - era * 400;
  const dayOfYear = Math.floor((153 * (month > 2 ? month - 3 : month + 9) + 2) / 5) + dayOfMonth - 1;
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear;
  return era * 146_097 + dayOfEra - 719_468;
}

export interface CivilDate {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

/** The inverse of `daysOf`. */
export function civilOf(days: number): CivilDate {
  const shifted = days + 719_468;
  const era = Math.floor(shifted / 146_097);
  const dayOfEra = shifted - era * 146_097;
  const yearOfEra = Math.floor(
    (dayOfEra - Math.floor(dayOfEra / 1460) + Math.floor(dayOfEra / 36_524) - Math.floor(dayOfEra / 146_096)) / 365,
  );
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const shiftedMonth = Math.floor((5 * dayOfYear + 2) / 153);
  const month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9;
  return {
    year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0),
    month,
    day: dayOfYear - Math.floor((153 * shiftedMonth + 2) / 5) + 1,
  };
}

/** 1 Monday to 7 Sunday. */
export const weekdayOf = (days: number): number => ((((days + 3) % 7) + 7) % 7) + 1;

export const dayOfYearOf = (days: number): number => days - daysOf(civilOf(days).year, 1, 1) + 1;

/** The Monday of week 1 of an ISO 8601 year, the week with 4 January. */
const firstMonday = (year: number): number => daysOf(year, 1, 4) - weekdayOf(daysOf(year, 1, 4)) + 1;

export function weekOf(days: number): { readonly year: number; readonly week: number } {
  // The Thursday of a week is in the week's year.
  const { year } = civilOf(days - weekdayOf(days) + 4);
  return { year, week: Math.floor((days - firstMonday(year)) / 7) + 1 };
}

/** Days since 1970 of a week date, or undefined when the year has no such week or the week no such day. */
export function daysOfWeek(year: number, week: number, weekday: number): number | undefined {
  const days = firstMonday(year) + (week - 1) * 7 + weekday - 1;
  return week >= 1 && weekday >= 1 && weekday <= 7 && days < firstMonday(year + 1) ? days : undefined;
}
