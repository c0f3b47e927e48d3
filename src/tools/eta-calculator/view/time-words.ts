import { localeOf, type Language } from '#core/text.ts';
import { partsOf, unitMs } from '../engine/duration.ts';

const names = ['day', 'hour', 'minute', 'second', 'millisecond'] as const;

/** `5 hours 10 minutes`; milliseconds only where there are no minutes. */
export function durationWords(ms: number, language: Language): string {
  const { days, hours, minutes, seconds, milliseconds } = partsOf(ms);
  const counts = [days, hours, minutes, seconds, ms < unitMs.minute ? milliseconds : 0];
  const words = names.flatMap((unit, index) => {
    const count = counts[index] ?? 0;
    const format = { style: 'unit', unit, unitDisplay: 'long' } as const;
    const isNeeded = count > 0 || (unit === 'second' && ms < 1);
    return isNeeded ? [new Intl.NumberFormat(localeOf[language], format).format(count)] : [];
  });
  return new Intl.ListFormat(localeOf[language], { type: 'unit', style: 'narrow' }).format(words);
}

/** The date and time where the reader is; a long one names the time zone. */
export function momentWords(moment: number, language: Language, timeStyle: 'medium' | 'long'): string {
  return new Intl.DateTimeFormat(localeOf[language], { dateStyle: 'full', timeStyle }).format(moment);
}

export function clockWords(moment: number, language: Language): string {
  return new Intl.DateTimeFormat(localeOf[language], { timeStyle: 'short' }).format(moment);
}

/** `tomorrow`, `in 3 days`: the distance of calendar days where the reader is. */
export function dayWords(moment: number, now: number, language: Language): string {
  const dayOf = (time: number): number => {
    const date = new Date(time);
    return Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / unitMs.day;
  };
  return new Intl.RelativeTimeFormat(localeOf[language], { numeric: 'auto' }).format(dayOf(moment) - dayOf(now), 'day');
}

/** `2 hours ago`, in the largest unit that fits. */
export function agoWords(ms: number, language: Language): string {
  const unit = names.find((name) => ms >= unitMs[name] && name !== 'millisecond') ?? 'second';
  const count = Math.floor(ms / unitMs[unit as 'second']);
  return new Intl.RelativeTimeFormat(localeOf[language]).format(-count, unit as 'second');
}
