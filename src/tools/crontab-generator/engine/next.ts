import { ToolError } from '#core/operation.ts';
import { fieldNames, isJava, type Dialect } from './fields.ts';
import type { Item } from './items.ts';
import { dayRule, fieldOf, parseSchedule, type Field, type Schedule } from './schedule.ts';
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
    return name === 'dayOfWeek' ? specialWeekday(item.text.toUpperCase(), dialect) : item.text.toUpperCase();
  if (isAll) return step === 1 ? '*' : `*/${step}`;
  const shown = name === 'dayOfWeek' ? numbers.map((number) => weekday(number, dialect)) : numbers;
  // A step, even of one value, makes the job follow the clock instead of having fixed times.
  return item.text.includes('/') ? shown.map((number) => `${number}-${number}/1`).join(',') : shown.join(',');
}

/** The seven fields of croner, L, W and # in upper case. */
function patternOf(schedule: Schedule): string {
  const { dialect } = schedule;
  const defaults = { second: '0', minute: '0', hour: '0', dayOfMonth: '*', month: '*', dayOfWeek: '*', year: '*' };
  return fieldNames
    .map((name) => {
      const field = fieldOf(schedule, name);
      return field ? field.items.map((item) => itemPattern(item, field, dialect)).join(',') : defaults[name];
    })
    .join(' ');
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
  const job = new Cron(patternOf(schedule), {
    timezone: timeZone,
    paused: true,
    mode: '7-part',
    domAndDow: isJava(schedule.dialect) || dayRule(schedule) === 'day-and',
    fixedTimeRule: 'no-wildcard',
  });
  return job.nextRuns(count, start).map((run) => zone.format(run.getTime()));
}
