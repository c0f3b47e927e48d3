import { localeOf, type Language } from '#core/text.ts';

const units = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
  ['second', 1000],
] as const;

/** A time to wait for, in two digits of its largest unit: `0.2 s`, `2.5 min`. */
export function formatTime(milliseconds: number, language: Language): string {
  const [unit, size] = units.find(([, length]) => milliseconds >= length) ?? ['second', 1000];
  const style = { style: 'unit', unit, unitDisplay: 'short', maximumSignificantDigits: 2 } as const;
  const time = new Intl.NumberFormat(localeOf[language], style).format(Math.max(milliseconds / size, 0.001));
  return time.replace('sec', 's');
}
