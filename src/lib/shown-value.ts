import { startOf } from '#core/start-of.ts';

/** A value of someone else's JSON in a sentence, whatever it is. */
export function shownValue(value: unknown): string {
  if (value === undefined) return '–';
  const written = typeof value === 'string' ? value : JSON.stringify(value);
  return written.length > 60 ? `${startOf(written, 60)}…` : written;
}
