import { localeOf, type Translate } from '#core/text.ts';
import type { text } from '../text.ts';

const year = 365.25 * 86_400;
const units = [
  ['century', 100 * year],
  ['year', year],
  ['month', year / 12],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
] as const;
/** A billion years. */
const cap = 1e9 * year;

export interface DurationPart {
  readonly unit: (typeof units)[number][0] | 'millisecond';
  readonly count: number;
}

/** The two largest units; from a hundred centuries on, years with two digits that count. */
export function durationParts(seconds: number): readonly DurationPart[] | 'instant' | 'cap' {
  if (seconds < 0.001) return 'instant';
  if (seconds > cap) return 'cap';
  if (seconds >= 10_000 * year) return [{ unit: 'year', count: Number((seconds / year).toPrecision(2)) }];
  if (seconds < 1) return [{ unit: 'millisecond', count: Math.floor(seconds * 1000) }];
  const first = units.findIndex(([, size]) => seconds >= size);
  const [unit, size] = units[first] ?? units[6];
  const count = Math.floor(seconds / size);
  const next = units[first + 1];
  const rest = next ? Math.floor((seconds - count * size) / next[1]) : 0;
  return [{ unit, count }, ...(next && rest > 0 ? [{ unit: next[0], count: rest }] : [])];
}

/** In words: `3 centuries, 42 years`. */
export function formatDuration(seconds: number, t: Translate<(typeof text)['en']>): string {
  const parts = durationParts(seconds);
  if (typeof parts === 'string') return t(`time.${parts}`);
  const words = parts.map(({ unit, count }) => t(`time.${unit}`, { count }));
  return new Intl.ListFormat(localeOf[t.language], { type: 'unit' }).format(words);
}
