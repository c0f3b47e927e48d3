/** `L-3`, `L-3W` (Quartz) and `LW-3` (Quartz.NET), in upper case. */
const pattern = /^(?:L-(\d+)(W?)|LW-(\d+))$/;

/** More days before the end of a month are refused, as in Quartz. */
export const largestOffset = 30;

export interface MonthEnd {
  /** Days before the last day of the month, or before its last weekday. */
  readonly offset: number;
  /** `nearest`: the weekday nearest to the day; `from`: counted from the last weekday. */
  readonly weekday: 'nearest' | 'from' | undefined;
}

export function readMonthEnd(text: string): MonthEnd | undefined {
  const [whole, offset, nearest, fromWeekday] = pattern.exec(text) ?? [];
  if (whole === undefined) return undefined;
  return {
    offset: Number(offset ?? fromWeekday),
    weekday: fromWeekday !== undefined ? 'from' : nearest === 'W' ? 'nearest' : undefined,
  };
}

const saturday = 6;
const sunday = 0;

/** The day of a month (1 to 12) that is meant; undefined when the month is too short. */
export function monthEndDay({ offset, weekday }: MonthEnd, year: number, month: number): number | undefined {
  const last = new Date(Date.UTC(year, month, 0)).getUTCDate();
  const dayOfWeek = (day: number): number => new Date(Date.UTC(year, month - 1, day)).getUTCDay();
  if (weekday === 'from') {
    const lastWeekday = last - ({ [saturday]: 1, [sunday]: 2 }[dayOfWeek(last)] ?? 0);
    return Math.max(1, lastWeekday - offset);
  }
  const day = last - offset;
  if (day < 1) return undefined;
  if (weekday === undefined) return day;
  // Never into another month.
  if (dayOfWeek(day) === saturday) return day > 1 ? day - 1 : day + 2;
  if (dayOfWeek(day) === sunday) return day < last ? day + 1 : day - 2;
  return day;
}
