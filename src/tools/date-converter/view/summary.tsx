import { localeOf, type Language } from '#core/text.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { StatusLine } from '#ui/status-line/status-line.tsx';
import { text } from '../text.ts';
import type { Converted } from './draft.ts';
import { useNow } from '#ui/hooks/use-now.ts';

interface SummaryProps {
  readonly converted: Converted;
  readonly stale: boolean;
}

const units = [
  ['year', 365.2425 * 86_400],
  ['month', 30.436875 * 86_400],
  ['week', 7 * 86_400],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
] as const;

/** In the largest unit of which there are two: a year and a half is 18 months, not “last year”. */
function relative(seconds: number, language: Language): string {
  const [unit, size] = units.find(([, length]) => Math.round(Math.abs(seconds) / length) >= 2) ?? ['second', 1];
  const count = Math.round(seconds / size);
  // Words such as “tomorrow” are those of the calendar, which elapsed time does not tell.
  const format = new Intl.RelativeTimeFormat(localeOf[language], { numeric: count === 0 ? 'auto' : 'always' });
  return format.format(count, unit);
}

/** How far away, which day, week and day of the year. */
export function Summary({ converted, stale }: SummaryProps) {
  const t = useText(text);
  const now = useNow();
  const { weekday, dayOfYear, leapYear, timeZone, offset, values } = converted;
  const weekdayName = new Intl.DateTimeFormat(localeOf[t.language], { weekday: 'long', timeZone: 'UTC' });
  // A distance that goes on growing beside a fault says nothing.
  const seconds = stale || now === undefined ? undefined : Math.round((Number(values.unixMilliseconds) - now) / 1000);
  const facts = [
    ...(seconds === undefined ? [] : [relative(seconds, t.language)]),
    // 5 January 1970 was a Monday.
    weekdayName.format((weekday + 3) * 86_400_000),
    t('week', { week: Number(/W(\d\d)/.exec(values.isoWeekDate)?.[1]) }),
    t('dayOfYear', { day: dayOfYear }),
    ...(leapYear ? [t('leapYear')] : []),
    `${timeZone}\u00A0${offset}`,
  ];
  const line = facts.join(' · ').replace(/^./u, (letter) => letter.toLocaleUpperCase(localeOf[t.language]));
  return <StatusLine stale={stale} facts={[line]} />;
}
