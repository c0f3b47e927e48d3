import { localeOf, type Language } from '#core/text.ts';

const units = [
  ['year', 31_556_952],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
] as const;

/** A length of time in its two largest units: `3 days, 4 hours`. */
export function durationText(seconds: number, language: Language): string {
  let rest = Math.max(0, Math.floor(seconds));
  const parts: string[] = [];
  for (const [unit, size] of units) {
    const count = Math.floor(rest / size);
    if (count === 0 && parts.length === 0 && unit !== 'second') continue;
    rest -= count * size;
    if (count > 0 || unit === 'second') {
      const format = new Intl.NumberFormat(localeOf[language], { style: 'unit', unit, unitDisplay: 'long' });
      parts.push(format.format(count));
    }
    if (parts.length === 2 || rest === 0) break;
  }
  return new Intl.ListFormat(localeOf[language], { type: 'unit' }).format(parts);
}

/** The date where the reader is, with its time zone. */
export function localText(seconds: number, language: Language): string {
  const format = new Intl.DateTimeFormat(localeOf[language], { dateStyle: 'full', timeStyle: 'long' });
  return format.format(seconds * 1000);
}

/** Day and minute where the reader is; nothing for a date that no calendar holds. */
export function shortText(seconds: number, language: Language): string {
  const date = new Date(seconds * 1000);
  if (Number.isNaN(date.getTime())) return '';
  return new Intl.DateTimeFormat(localeOf[language], { dateStyle: 'medium', timeStyle: 'short' }).format(date);
}
