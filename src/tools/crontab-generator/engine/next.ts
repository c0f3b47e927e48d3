import { ToolError } from '#core/operation.ts';
import { asciiUpperCase } from '#lib/ascii-case.ts';
import { fieldNames, isJava, type Dialect, type FieldTexts } from './fields.ts';
import type { Item } from './items.ts';
import { monthEndRuns } from './month-end-runs.ts';
import { readMonthEnd } from './month-end.ts';
import { dayRule, parseSchedule, type Field, type Schedule } from './schedule.ts';
import { withSkippedDays } from './skipped-days.ts';
import { weekday } from './summary.ts';
import { parseInstant, zoneOf } from './zone.ts';

export interface NextInput {
  readonly expression: string;
  readonly dialect: 'auto' | Dialect;
  readonly from?: string | undefined;
  readonly timeZone: string;
  readonly count: number;
}

/** A day of the week with L or #, counted from Sunday = 0. */
function specialWeekday(text: string, dialect: Dialect): string {
  if (text === 'L') return '6';
  const [, day = '', rest = ''] = /^(\d+|[A-Z]{3})(.*)$/.exec(text) ?? [];
  return `${/\d/.test(day) ? weekday(Number(day), dialect) : day}${rest}`;
}

/** One item as croner reads it: no `?`, no open steps, no wrapped ranges, Sunday = 0. */
function itemPattern(item: Item, { name }: Field, dialect: Dialect): string {
  const { isAll, isSpecial, numbers, step } = item;
  if (isSpecial)
    return name === 'dayOfWeek' ? specialWeekday(asciiUpperCase(item.text), dialect) : asciiUpperCase(item.text);
  if (isAll) return step === 1 ? '*' : `*/${step}`;
  const shown = name === 'dayOfWeek' ? numbers.map((number) => weekday(number, dialect)) : numbers;
  // A step, even of one value, makes the job follow the clock instead of having fixed times.
  return item.text.includes('/') ? shown.map((number) => `${number}-${number}/1`).join(',') : shown.join(',');
}

/** The fields as croner reads them, L, W and # in upper case. */
function patternOf(schedule: Schedule): FieldTexts {
  const { dialect } = schedule;
  const pattern = { second: '0', minute: '0', hour: '0', dayOfMonth: '*', month: '*', dayOfWeek: '*', year: '*' };
  for (const field of schedule.fields) {
    pattern[field.name] = field.items.map((item) => itemPattern(item, field, dialect)).join(',');
  }
  return pattern;
}

/**
 * The next runs as local times with their offset. Errors: those of reading, `unknown-time-zone`, `invalid-date`.
 * Around clock changes as Vixie cron: fixed times are made up for and run once, other jobs follow the clock.
 */
export async function nextRuns({ expression, dialect, from, timeZone, count }: NextInput): Promise<string[]> {
  const schedule = parseSchedule(expression, dialect);
  const zone = zoneOf(timeZone);
  const start = from === undefined ? new Date() : parseInstant(from, zone);
  if (Number.isNaN(start.getTime())) throw new ToolError('invalid-date', { date: from });
  if (schedule.fields.length === 0) return [];
  const { Cron } = await import('croner');
  const pattern = patternOf(schedule);
  const rule = dayRule(schedule);
  const cronIn = (place: string) => (fields: FieldTexts, domAndDow: boolean) =>
    new Cron(fieldNames.map((name) => fields[name]).join(' '), {
      timezone: place,
      paused: true,
      mode: '7-part',
      domAndDow,
      fixedTimeRule: 'no-wildcard',
    });
  const monthEnd = readMonthEnd(pattern.dayOfMonth);
  const runsIn = (place: string, after: Date, wanted: number): Date[] => {
    const cron = cronIn(place);
    return monthEnd
      ? monthEndRuns({ schedule, pattern, monthEnd, rule, start: after, count: wanted, zone: zoneOf(place), cron })
      : cron(pattern, isJava(schedule.dialect) || rule === 'day-and').nextRuns(wanted, after);
  };
  const runs = runsIn(timeZone, start, count);
  const isFixed = !/[*/]/.test(pattern.second + pattern.minute + pattern.hour);
  const all = isFixed ? withSkippedDays(runs, start, zone, (local) => runsIn('UTC', local, 1)[0]) : runs;
  return all.slice(0, count).map((run) => zone.format(run.getTime()));
}
