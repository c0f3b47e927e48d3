// oxlint-disable-next-line typescript/triple-slash-reference -- the package has no types for its locales
/// <reference path="./cronstrue-fr.d.ts" />
import type { Language } from '#core/text.ts';
import { asciiUpperCase } from '#lib/ascii-case.ts';
import { isJava, type Dialect } from './fields.ts';
import type { Item } from './items.ts';
import { readMonthEnd } from './month-end.ts';
import { explicable, smooth } from './phrases.ts';
import { dayRule, fieldOf, parseSchedule, type Field } from './schedule.ts';
import { weekday } from './summary.ts';

export interface DescribeInput {
  readonly expression: string;
  readonly dialect: 'auto' | Dialect;
  readonly locale: Language;
  readonly use24Hour: boolean;
  readonly verbose: boolean;
}

const isDay = ({ name }: Field): boolean => name === 'dayOfMonth' || name === 'dayOfWeek';

/** A list with a `*` in it, which says it all. cronstrue knows it only alone. */
const hasStar = ({ items }: Field): boolean => items.length > 1 && items.some(({ isAll, step }) => isAll && step === 1);

function oneByOne(items: readonly Item[], size: number): string {
  const numbers = [...new Set(items.flatMap((item) => item.numbers))].sort((a, b) => a - b);
  return numbers.length === size ? '*' : numbers.join(',');
}

/** Seconds or minutes one by one in a list that cronstrue cannot put into words: with steps and a 0. */
function plainTimes({ text, items }: Field): string {
  const hasZero = items.some(({ numbers, step }) => step === 1 && numbers.length === 1 && numbers[0] === 0);
  return hasZero && text.includes('/') ? oneByOne(items, 60) : text;
}

/** Months one by one in a list that cronstrue cannot put into words: with steps, and in French with ranges. */
function plainMonths({ text, items }: Field, locale: Language): string {
  const isBroken = items.some((item) => item.step > 1 || (locale === 'fr' && item.text.includes('-')));
  return items.length === 1 || !isBroken ? text : oneByOne(items, 12);
}

/**
 * cronstrue's French is broken for a list of days that mixes ranges and single days, and both languages for one with
 * steps: all of them one by one. It also takes Sunday as 7 with a step for the start of a week.
 */
function plainDays({ name, text, items }: Field, dialect: Dialect): string {
  const isMixed = items.length > 1 && items.some((item) => item.text.includes('-') || item.step > 1);
  const isOneDay = items.some((item) => item.isOpen && item.numbers.length === 1);
  if (name === 'dayOfMonth') return explicableDays(text);
  if (name !== 'dayOfWeek' || !(isMixed || isOneDay)) return text;
  const named = new Map<number, number>();
  for (const number of items.flatMap((item) => item.numbers)) {
    const day = weekday(number, dialect);
    named.set(day, named.get(day) ?? number);
  }
  const special = items.filter((item) => item.isSpecial).map((item) => asciiUpperCase(item.text));
  return [...named.values(), ...special].join(',');
}

function explicableDays(text: string): string {
  const monthEnd = readMonthEnd(text);
  return monthEnd ? explicable(monthEnd) : text;
}

/** The schedule as a sentence. Errors: those of reading. */
export async function describeSchedule(input: DescribeInput): Promise<string> {
  const schedule = parseSchedule(input.expression, input.dialect);
  const { default: cronstrue } = await import('cronstrue');
  if (input.locale === 'fr') await import('cronstrue/locales/fr.js');
  const rule = dayRule(schedule);
  // Either day is enough, and one of them is any day.
  const isEveryDay = rule === 'day-or' && schedule.fields.some((field) => isDay(field) && hasStar(field));
  const plain = (field: Field): string => {
    if (hasStar(field) || (isEveryDay && isDay(field))) return '*';
    if (field.name === 'second' || field.name === 'minute') return plainTimes(field);
    return field.name === 'month' ? plainMonths(field, input.locale) : plainDays(field, schedule.dialect);
  };
  const fields = schedule.fields.map(plain).join(' ');
  const expression = schedule.fields.length === 0 ? '@reboot' : schedule.dialect === 'aws' ? `0 ${fields}` : fields;
  const sentence = cronstrue.toString(expression, {
    locale: input.locale,
    use24HourTimeFormat: input.use24Hour,
    verbose: input.verbose,
    dayOfWeekStartIndexZero: !isJava(schedule.dialect),
    logicalAndDayFields: rule === 'day-and',
  });
  return smooth(sentence, input.locale, readMonthEnd(fieldOf(schedule, 'dayOfMonth')?.text ?? ''));
}
