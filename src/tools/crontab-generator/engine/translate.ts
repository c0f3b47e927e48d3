import { asciiUpperCase } from '#lib/ascii-case.ts';
import { isJava, layouts, rangeOf, type Dialect, type FieldName } from './fields.ts';
import { endsAtLastDay, type Item } from './items.ts';
import { dayRule, fieldOf, parseSchedule, type Field, type Schedule } from './schedule.ts';
import { weekday } from './summary.ts';

/** One part in the numbers of another dialect; names stay names. */
function translateItem(item: Item, name: FieldName, from: Dialect, to: Dialect): string {
  const text = asciiUpperCase(item.text);
  if (item.isAll) return text;
  // Few crons read a range to L. The days that a month lacks never come.
  if (endsAtLastDay(item, name)) return text.replace('-L', `-${rangeOf(name, from).max}`);
  const range = rangeOf(name, from);
  const isPlain = name !== 'dayOfWeek' || isJava(from) === isJava(to);
  const isAscending = item.numbers.every((number, index) => index === 0 || number > (item.numbers[index - 1] ?? 0));
  if (isPlain && item.isOpen && to === 'unix') {
    const [first = 0] = item.numbers;
    // Sunday as 7 has no day of the week behind it.
    return first > range.max ? String(weekday(first, from)) : `${first}-${range.max}/${item.step}`;
  }
  if (isPlain && (isAscending || to === 'quartz')) return text;
  const renumber = (number: number): number => weekday(number, from) + (isJava(to) ? 1 : 0);
  if (item.isSpecial) return text === 'L' ? '6' : text.replace(/^\d+/, (day) => String(renumber(Number(day))));
  if (name !== 'dayOfWeek') return item.numbers.join(',');
  const days = item.numbers.map(renumber);
  const isRun = item.step === 1 && days.length > 2 && days.every((day, index) => day === (days[0] ?? 0) + index);
  return isRun ? `${days[0]}-${days.at(-1)}` : days.join(',');
}

function textOf(field: Field | undefined, from: Dialect, to: Dialect): string {
  if (!field || field.text === '?') return '*';
  return field.items.map((item) => translateItem(item, field.name, from, to)).join(',');
}

/** Can the other dialect say this at all? */
function isExpressible({ dialect, fields, ...schedule }: Schedule, to: Dialect): boolean {
  const whole = { dialect, fields, ...schedule };
  if (fields.length === 0) return false;
  if (isJava(to) && dayRule(whole)) return false;
  if ((to === 'unix' || to === 'aws') && (fieldOf(whole, 'second')?.text ?? '0') !== '0') return false;
  if (!isJava(to) && (fieldOf(whole, 'year')?.text ?? '*') !== '*') return false;
  return to !== 'unix' || !fields.some(({ items }) => items.some((item) => item.isSpecial));
}

/** The same schedule in another dialect, or null when that cannot say it. Errors: those of reading. */
export function translateExpression(expression: string, wanted: 'auto' | Dialect, to: Dialect): string | null {
  const schedule = parseSchedule(expression, wanted);
  if (!isExpressible(schedule, to)) return null;
  const { dialect } = schedule;
  const named = (name: FieldName): string => textOf(fieldOf(schedule, name), dialect, to);
  const year = fieldOf(schedule, 'year') ? named('year') : '*';
  const texts: Record<FieldName, string> = {
    second: fieldOf(schedule, 'second') ? named('second') : '0',
    minute: named('minute'),
    hour: named('hour'),
    dayOfMonth: named('dayOfMonth'),
    month: named('month'),
    dayOfWeek: named('dayOfWeek'),
    year,
  };
  if (isJava(to)) texts[texts.dayOfWeek === '*' ? 'dayOfWeek' : 'dayOfMonth'] = '?';
  const layout = (year === '*' ? layouts[to][0] : layouts[to].at(-1)) ?? [];
  return layout.map((name) => texts[name]).join(' ');
}
