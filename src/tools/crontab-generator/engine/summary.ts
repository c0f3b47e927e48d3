import { asciiUpperCase } from '#lib/ascii-case.ts';
import { isJava, rangeOf, type Dialect, type FieldName } from './fields.ts';
import { endsAtLastDay } from './items.ts';
import { dayRule, fieldOf, parseSchedule, type Field, type Schedule } from './schedule.ts';

export interface Warning {
  readonly code: 'day-or' | 'day-and' | 'uneven-step' | 'not-portable' | 'never-runs';
  readonly field?: FieldName;
  readonly value?: string;
}

export interface Summary {
  readonly dialect: Dialect;
  readonly macro: string | null;
  readonly command: string | null;
  /** Upper case; null for `@reboot`. */
  readonly fields: Readonly<Partial<Record<FieldName, string>>> | null;
  readonly normalized: string;
  /** What each field stands for, 0 = Sunday; L, W and # left out; `year` is null for any. */
  readonly values: Readonly<Partial<Record<FieldName, readonly number[] | null>>> | null;
  readonly special: readonly string[];
  readonly warnings: readonly Warning[];
}

/** A day of the week as 0 (Sunday) to 6. */
export const weekday = (number: number, dialect: Dialect): number => (isJava(dialect) ? number - 1 : number) % 7;

function valuesOf({ name, text, items }: Field, dialect: Dialect): readonly number[] | null {
  if (name === 'year' && text === '*') return null;
  const numbers = items.flatMap((item) => item.numbers);
  const values = name === 'dayOfWeek' ? numbers.map((number) => weekday(number, dialect)) : numbers;
  return [...new Set(values)].sort((a, b) => a - b);
}

const specialsOf = (fields: readonly Field[]): string[] =>
  fields.flatMap(({ items }) => items.filter((item) => item.isSpecial).map(({ text }) => asciiUpperCase(text)));

const evenFields: ReadonlySet<FieldName> = new Set(['second', 'minute', 'hour', 'month']);

function unevenSteps({ dialect, fields }: Schedule): Warning[] {
  return fields.flatMap(({ name, items }) => {
    const { min, max } = rangeOf(name, dialect);
    const uneven = items.filter(({ isAll, step }) => isAll && (max - min + 1) % step !== 0);
    return evenFields.has(name)
      ? uneven.map(({ text }) => ({ code: 'uneven-step' as const, field: name, value: text }))
      : [];
  });
}

function notPortable({ dialect, fields }: Schedule): Warning[] {
  if (dialect !== 'unix') return [];
  const found = fields.filter(
    ({ name, text, items }) =>
      text === '?' || items.some((item) => item.isSpecial || item.isOpen || endsAtLastDay(item, name)),
  );
  return found.map(({ name, text }) => ({ code: 'not-portable', field: name, value: text }));
}

const longestMonths = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

function neverRuns(schedule: Schedule): boolean {
  const [days, months, week] = (['dayOfMonth', 'month', 'dayOfWeek'] as const).map((name) => fieldOf(schedule, name));
  if (!days || !months || !week || (week.text !== '*' && week.text !== '?')) return false;
  if (days.items.some((item) => item.isSpecial)) return false;
  const first = Math.min(...days.items.flatMap((item) => item.numbers));
  return months.items.flatMap((item) => item.numbers).every((month) => first > (longestMonths[month - 1] ?? 0));
}

function warningsOf(schedule: Schedule): Warning[] {
  const rule = dayRule(schedule);
  return [
    ...(rule ? [{ code: rule }] : []),
    ...unevenSteps(schedule),
    ...notPortable(schedule),
    ...(neverRuns(schedule) ? [{ code: 'never-runs' as const }] : []),
  ];
}

export function summarize(expression: string, wanted: 'auto' | Dialect): Summary {
  const schedule = parseSchedule(expression, wanted);
  const { dialect, macro, command, fields } = schedule;
  const isReboot = fields.length === 0;
  const byName = <T>(pick: (field: Field) => T) => Object.fromEntries(fields.map((field) => [field.name, pick(field)]));
  return {
    dialect,
    macro,
    command,
    fields: isReboot ? null : byName(({ text }) => text),
    normalized: isReboot ? '@reboot' : fields.map(({ text }) => text).join(' '),
    values: isReboot ? null : byName((field) => valuesOf(field, dialect)),
    special: specialsOf(fields),
    warnings: warningsOf(schedule),
  };
}
