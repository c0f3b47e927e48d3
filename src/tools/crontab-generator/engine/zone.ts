import { ToolError } from '#core/operation.ts';

export interface Zone {
  /** How far the local time is ahead of UTC at an instant, milliseconds. */
  offsetAt(instant: number): number;
  /** `YYYY-MM-DDTHH:mm:ss±HH:MM`. */
  format(instant: number): string;
}

function formatterOf(timeZone: string): Intl.DateTimeFormat {
  try {
    if (/^[-+]/.test(timeZone)) throw new RangeError('an offset is not a zone');
    return new Intl.DateTimeFormat('en-US', {
      timeZone,
      calendar: 'iso8601',
      numberingSystem: 'latn',
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
  } catch (error) {
    if (error instanceof RangeError) throw new ToolError('unknown-time-zone', { timeZone });
    throw error;
  }
}

const two = (number: number): string => String(number).padStart(2, '0');

/** Error: `unknown-time-zone`. */
export function zoneOf(timeZone: string): Zone {
  const formatter = formatterOf(timeZone);
  const offsetAt = (instant: number): number => {
    const parts = Object.fromEntries(formatter.formatToParts(instant).map(({ type, value }) => [type, Number(value)]));
    const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
    return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(instant / 1000) * 1000;
  };
  return {
    offsetAt,
    format: (instant) => {
      const offset = offsetAt(instant);
      const minutes = Math.round(Math.abs(offset) / 60_000);
      const local = new Date(instant + offset).toISOString().slice(0, 19);
      return `${local}${offset < 0 ? '-' : '+'}${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
    },
  };
}

const isoDate = /^(\d{4})-(\d\d)-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:[.,](\d{1,9}))?)?(Z|[-+]\d\d(?::?\d\d)?)?)?$/i;

/** An instant in ISO 8601; without an offset it is a local time of the zone. Invalid dates are NaN. */
export function parseInstant(text: string, zone: Zone): Date {
  const found = isoDate.exec(text.trim());
  if (!found) return new Date(Number.NaN);
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = found
    .slice(1, 7)
    .map((part) => Number(part ?? 0));
  const local = Date.UTC(year, month - 1, day, hour, minute, second);
  const isDay = month <= 12 && new Date(Date.UTC(year, month - 1, day)).getUTCDate() === day;
  const isReal = isDay && hour <= 24 && minute < 60 && second < 60;
  if (!isReal || (hour === 24 && minute + second > 0)) return new Date(Number.NaN);
  const fraction = Math.floor(Number(`0.${found[7] ?? 0}`) * 1000);
  const offset = found[8];
  if (offset === undefined) return new Date(local + fraction - zone.offsetAt(local - zone.offsetAt(local)));
  if (/z/i.test(offset)) return new Date(local + fraction);
  const [hours, minutes] = [Number(offset.slice(1, 3)), Number(offset.slice(3).replace(':', '') || 0)];
  const ahead = (hours * 60 + minutes) * 60_000 * (offset.startsWith('-') ? -1 : 1);
  return hours < 24 && minutes < 60 ? new Date(local + fraction - ahead) : new Date(Number.NaN);
}
