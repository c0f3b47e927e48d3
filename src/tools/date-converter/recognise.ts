import { ifAccepted, reasonsOf, type Guess, type Recogniser } from '#core/recognition.ts';
import type { words } from './recognise.text.ts';

const because = reasonsOf<typeof words>();

/** 1990 and 2100 in seconds since 1970. */
const since = 631_152_000;
const until = 4_102_444_800;
const tenYears = 10 * 365.25 * 86_400;

const units = { 10: 'seconds', 13: 'milliseconds', 16: 'microseconds', 19: 'nanoseconds' } as const;

/** The operation knows the days of a month, the hours and the time zones. */
const iso =
  /^[+-]?\d{4}-\d\d-\d\d(?:[T ]\d\d:?\d\d[\d:]*(?:[.,]\d+)?(?: ?(?:Z|UTC|[+-]\d\d(?::?\d\d)?))?)?(?:\[[^\]\s]+\])*$/i;
/** The basic form, also without a T, as in a certificate; weeks, and days of a year. */
const compact =
  /^(?:\d{8}T\d\S*|\d{12,14}(?:[.,]\d+)?(?:Z|[+-]\d{4})|\d{4}-?W\d\d(?:-?\d(?:T\d\S*)?)?|\d{4}-\d{3}T\d\S*)$/i;
/** As mail, HTTP, `date` in C and JavaScript write it; the operation knows the rest. */
const named =
  /^(?:(?:SUN|MON|TUE|WED|THU|FRI|SAT)[a-z]*,? )?(?:\d\d?[ -])?(?:JAN|FEB|MAR|APR|MAY|JUN|JUL|AUG|SEP|OCT|NOV|DEC)[ -][\d -]{1,8} \d\d:\d\d/i;
const excel = /^(?:excel|excel (?:serial|date)|serial(?: date)?)[ :=]+(\d{1,6}(?:\.\d+)?)$/i;
/** With milliseconds from 1970 to 2109. */
const ulid = /^0[0-3][\dA-HJKMNP-TV-Z]{24}$/i;

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
  const guess = (key: 'iso' | 'zoned' | 'mail' | 'script'): Guess[] => [
    ifAccepted({ op, input: { text }, score: 90, kind: 'exact', reason: because(key) }),
  ];
  if (iso.test(text)) return guess(/\[[^\]=]+\]/.test(text) ? 'zoned' : 'iso');
  if (compact.test(text)) return guess('iso');
  return named.test(text) ? guess(/GMT[+-]/.test(text) ? 'script' : 'mail') : [];
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
