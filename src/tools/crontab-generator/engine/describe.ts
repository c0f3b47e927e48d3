// oxlint-disable-next-line typescript/triple-slash-reference -- the package has no types for its locales
/// <reference path="./cronstrue-fr.d.ts" />
import type { Language } from '#core/text.ts';
import { asciiUpperCase } from '#lib/ascii-case.ts';
import { isJava, type Dialect } from './fields.ts';
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

/**
 * cronstrue's French is broken for a list of days that mixes ranges and single days: all of them one by one. It also
 * takes Sunday as 7 with a step for the start of a week.
 */
function plainDays({ name, text, items }: Field, dialect: Dialect): string {
  const isMixed = items.length > 1 && items.some((item) => item.text.includes('-'));
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
  const fields = schedule.fields.map((field) => plainDays(field, schedule.dialect)).join(' ');
  const expression = schedule.fields.length === 0 ? '@reboot' : schedule.dialect === 'aws' ? `0 ${fields}` : fields;
  const sentence = cronstrue.toString(expression, {
    locale: input.locale,
    use24HourTimeFormat: input.use24Hour,
    verbose: input.verbose,
    dayOfWeekStartIndexZero: !isJava(schedule.dialect),
    logicalAndDayFields: dayRule(schedule) === 'day-and',
  });
  return smooth(sentence, input.locale, readMonthEnd(fieldOf(schedule, 'dayOfMonth')?.text ?? ''));
}
