import type { FieldTexts } from './fields.ts';
import { monthEndDay, type MonthEnd } from './month-end.ts';
import { fieldOf, type dayRule, type Schedule } from './schedule.ts';
import { parseInstant, type Zone } from './zone.ts';

/** After so many years the calendar repeats, weekdays included: what did not come by then never comes. */
const calendarCycle = 400;
const hours = 3_600_000;

interface Jobs {
  nextRuns(count: number, start: Date): Date[];
}

export interface MonthEndInput {
  readonly schedule: Schedule;
  readonly pattern: FieldTexts;
  readonly monthEnd: MonthEnd;
  readonly rule: ReturnType<typeof dayRule>;
  readonly start: Date;
  readonly count: number;
  readonly zone: Zone;
  readonly cron: (pattern: FieldTexts, domAndDow: boolean) => Jobs;
}

const two = (number: number): string => String(number).padStart(2, '0');

/** The days from a local date on, at most one a month. */
function* daysFrom(from: string, { schedule, monthEnd }: MonthEndInput) {
  const [firstYear = 0, firstMonth = 1] = from.split('-').map(Number);
  const years = fieldOf(schedule, 'year');
  const numbersOf = (name: 'month' | 'year') => new Set(fieldOf(schedule, name)?.items.flatMap((item) => item.numbers));
  const months = numbersOf('month');
  const wantedYears = years && years.text !== '*' ? numbersOf('year') : undefined;
  for (let year = firstYear; year <= Math.min(firstYear + calendarCycle, 9999); year++) {
    if (wantedYears && !wantedYears.has(year)) continue;
    for (let month = year === firstYear ? firstMonth : 1; month <= 12; month++) {
      const day = months.has(month) ? monthEndDay(monthEnd, year, month) : undefined;
      if (day !== undefined) yield { year, month, day };
    }
  }
}

/** How many times of day there are. */
function timesOf(schedule: Schedule): number {
  const sizes = (['second', 'minute', 'hour'] as const).map((name) => {
    const field = fieldOf(schedule, name);
    return field ? new Set(field.items.flatMap((item) => item.numbers)).size : 1;
  });
  return sizes.reduce((product, size) => product * size, 1);
}

/** The next runs on days that croner cannot count: one day after the other is given to it as a date. */
export function monthEndRuns(input: MonthEndInput): Date[] {
  const { schedule, pattern, rule, start, count, zone, cron } = input;
  const times = timesOf(schedule);
  const jobs = new Map<string, Jobs>();
  const found: Date[] = [];
  for (const { year, month, day } of daysFrom(zone.format(start.getTime()).slice(0, 10), input)) {
    if (found.length >= count) break;
    const dayOfWeek = rule === 'day-or' ? '*' : pattern.dayOfWeek;
    const key = `${month} ${day}`;
    const job =
      jobs.get(key) ?? cron({ ...pattern, dayOfMonth: String(day), month: String(month), dayOfWeek, year: '*' }, true);
    jobs.set(key, job);
    const date = `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`;
    const noon = parseInstant(`${date}T12:00`, zone).getTime();
    // Before the day, but behind the same one of the year before.
    const from = new Date(Math.max(start.getTime(), noon - 40 * hours));
    const changesClocks = zone.offsetAt(noon - 13 * hours) !== zone.offsetAt(noon + 13 * hours);
    const wanted = Math.min(count - found.length, times * (changesClocks ? 2 : 1));
    found.push(...job.nextRuns(wanted, from).filter((run) => zone.format(run.getTime()).startsWith(date)));
  }
  if (rule !== 'day-or') return found;
  // Both day fields count by themselves: the days of the week are left to croner.
  const others = cron({ ...pattern, dayOfMonth: '*' }, true).nextRuns(count, start);
  const instants = new Set([...found, ...others].map((run) => run.getTime()));
  return [...instants]
    .sort((a, b) => a - b)
    .slice(0, count)
    .map((instant) => new Date(instant));
}
