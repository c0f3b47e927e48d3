import { ifAccepted, reasonsOf, type Guess, type Recogniser } from '#core/recognition.ts';
import type { words } from './recognise.text.ts';

const because = reasonsOf<typeof words>();

/** 1990 and 2100 in seconds since 1970. */
const since = 631_152_000;
const until = 4_102_444_800;
const tenYears = 10 * 365.25 * 86_400;

const units = { 10: 'seconds', 13: 'milliseconds', 16: 'microseconds', 19: 'nanoseconds' } as const;

const clock = String.raw`([01]\d|2[0-4]):?[0-5]\d(?::?[0-5]\d|:?60)?(?:[.,]\d{1,9})?`;
const offset = String.raw`(?:\s?(?:Z|[+-]\d\d(?::?\d\d)?))?`;
const iso = new RegExp(String.raw`^([+-]?\d{4})-(\d\d)-(\d\d)(?:[T ]${clock}${offset})?(\[[^\]\s]+\])*$`, 'i');
const basic = new RegExp(String.raw`^(\d{4})(\d\d)(\d\d)(?:T${clock}${offset})$`, 'i');
const week = new RegExp(String.raw`^\d{4}-?W(?:0[1-9]|[1-4]\d|5[0-3])(?:-?[1-7](?:T${clock}${offset})?)?$`, 'i');
const ordinal = new RegExp(String.raw`^\d{4}-(?:[0-2]\d\d|3[0-5]\d|36[0-6])T${clock}${offset}$`, 'i');
const generalized = /^(\d{4})(\d\d)(\d\d)([01]\d|2[0-3])[0-5]\d(?:[0-5]\d(?:[.,]\d+)?)?(?:Z|[+-]\d{4})$/;
/** As mail, HTTP, `date` in C and JavaScript write it; the operation knows the rest. */
const named =
  /^(?:(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)[a-z]*,? )?(?:\d\d?[ -])?(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[ -][\d -]{1,8} \d\d:\d\d/;
const excel = /^(?:excel|excel (?:serial|date)|serial(?: date)?)[ :=]+(\d{1,6}(?:\.\d+)?)$/i;
/** With milliseconds from 1970 to 2109. */
const ulid = /^0[0-3][\dA-HJKMNP-TV-Z]{24}$/i;

function isDay(year = '', month = '', day = ''): boolean {
  const [y, m, d] = [Number(year), Number(month), Number(day)];
  return m >= 1 && m <= 12 && d >= 1 && d <= new Date(Date.UTC(2000 + (y % 400), m, 0)).getUTCDate();
}

const op = 'date-converter/convert';
const isRecent = (seconds: number): boolean => seconds >= since && seconds < until;

function fromDigits(text: string, now: number): Guess[] {
  // With a fraction as Python and logs write it.
  const [whole = '', fraction] = text.split('.');
  const unit = units[whole.length as keyof typeof units] as (typeof units)[keyof typeof units] | undefined;
  const seconds = Number(whole) / 10 ** (whole.length - 10);
  if (
    unit === undefined ||
    (fraction !== undefined && unit !== 'seconds') ||
    text.startsWith('0') ||
    !isRecent(seconds)
  )
    return [];
  const isNear = unit === 'seconds' && Math.abs(seconds - now / 1000) <= tenYears;
  const score = isNear ? 80 : unit === 'seconds' ? 70 : 78;
  return [{ op, input: { text }, score, kind: 'exact', reason: because(unit) }];
}

function fromIdentifier(text: string): Guess[] {
  if (/^[\da-f]{24}$/i.test(text) && !/^\d+$/.test(text) && isRecent(Number.parseInt(text.slice(0, 8), 16)))
    return [{ op, input: { text }, score: 82, kind: 'exact', reason: because('objectId') }];
  if (!ulid.test(text) || !/[a-z]/i.test(text)) return [];
  return [{ op, input: { text }, score: 88, kind: 'exact', reason: because('ulid') }];
}

function fromDate(text: string): Guess[] {
  const guess = (key: 'iso' | 'zoned' | 'mail' | 'script', score: number): Guess[] => [
    { op, input: { text }, score, kind: 'exact', reason: because(key) },
  ];
  const extended = iso.exec(text) ?? basic.exec(text) ?? generalized.exec(text);
  if (extended) {
    if (!isDay(extended[1], extended[2], extended[3])) return [];
    return text.endsWith(']') ? guess('zoned', 92) : guess('iso', 90);
  }
  if (week.test(text) || ordinal.test(text)) return guess('iso', 88);
  return named.test(text) ? guess(/GMT[+-]/.test(text) ? 'script' : 'mail', 90).map(ifAccepted) : [];
}

export const recognise: Recogniser = (sample) => {
  const { source, text } = sample;
  if (!sample.isLine(100)) return [];
  if (/^\d+(?:\.\d{1,9})?$/.test(text)) return fromDigits(text, source.now);
  const serial = excel.exec(text)?.[1];
  if (serial !== undefined) {
    const input = { text: serial, format: 'excelSerial' };
    return [{ op, input, score: 85, kind: 'exact', reason: because('excel') }];
  }
  const id = /^(?:ObjectId\(["'])?([\da-z]+)(?:["']\))?$/i.exec(text)?.[1];
  return id === undefined ? fromDate(text) : [...fromIdentifier(id), ...fromDate(text)];
};
