import { ToolError } from '#core/operation.ts';
import { hour } from './civil.ts';
import type { Reader, Reading, Warning } from './formats.ts';
import {
  checkWeekday,
  monthOf,
  months,
  readDays,
  readOffset,
  readShortYear,
  readTime,
  timeIn,
  timePattern,
  wallOf,
  weekdays,
} from './date-parts.ts';

const month = `(${months.join('|')})`;
const shortDay = `(${weekdays.map((name) => name.slice(0, 3)).join('|')})`;
const longDay = `(${weekdays.join('|')})`;
const time = String.raw`(\d{2}):(\d{2}):(\d{2})`;
const pattern = (source: string): RegExp => new RegExp(`^${source}$`, 'i');

/** RFC 9110 §5.6.7. */
const fixed = pattern(String.raw`${shortDay}, (\d{2}) ${month} (\d{4}) ${time} GMT`);
const rfc850 = pattern(String.raw`${longDay}, (\d{2})-${month}-(\d{2}) ${time} GMT`);
const asctime = pattern(String.raw`${shortDay} ${month} ([ \d]\d) ${time} (\d{4})`);

interface Named {
  readonly weekday: string | undefined;
  readonly year: string | undefined;
  readonly month: string | undefined;
  readonly day: string | undefined;
  readonly time: readonly (string | undefined)[];
}

/** `text` is the whole date as it was written: its parts stand in different orders. */
function wallOfNamed(date: Named, text: string, warnings: Warning[]): bigint {
  const year = readShortYear(date.year ?? '', warnings);
  const days = readDays(year, monthOf(date.month ?? ''), Number(date.day), text);
  checkWeekday(date.weekday, days, warnings);
  return wallOf(days, readTime(date.time, warnings, timeIn(text)));
}

export const readRfc7231: Reader = (text): Reading | undefined => {
  const warnings: Warning[] = [];
  const dayFirst = fixed.exec(text) ?? rfc850.exec(text);
  if (dayFirst) {
    const [, weekday, day, name, year, ...clock] = dayFirst;
    return { instant: wallOfNamed({ weekday, year, month: name, day, time: clock }, text, warnings), warnings };
  }
  const monthFirst = asctime.exec(text);
  if (!monthFirst) return undefined;
  const [, weekday, name, day, h, m, s, year] = monthFirst;
  return { instant: wallOfNamed({ weekday, year, month: name, day, time: [h, m, s] }, text, warnings), warnings };
};

/** RFC 5322 §3.3 and §4.3. */
const mail = pattern(
  String.raw`(?:${shortDay}\s*,\s*)?(\d{1,2})\s+${month}\s+(\d{2,})\s+${timePattern}(?:\s*([+-]\d{4})|\s+([a-z]+))?`,
);

/** The zones of RFC 822 that RFC 5322 §4.3 still knows, in hours. */
const namedZones: Readonly<Record<string, number>> = {
  UT: 0,
  GMT: 0,
  Z: 0,
  EST: -5,
  EDT: -4,
  CST: -6,
  CDT: -5,
  MST: -7,
  MDT: -6,
  PST: -8,
  PDT: -7,
};

/** Comments and white space only; comments nest (RFC 5322 §3.2.2). */
function isComments(text: string): boolean {
  let depth = 0;
  for (let at = 0; at < text.length; at++) {
    const character = text.charAt(at);
    if (character === '(') depth++;
    else if (depth === 0 && /\S/.test(character)) return false;
    else if (character === ')') depth--;
    else if (character === '\\') at++;
  }
  return depth === 0;
}

export const readRfc5322: Reader = (text) => {
  const [date = ''] = text.split('(', 1);
  const match = mail.exec(date.trimEnd());
  if (!match || !isComments(text.slice(date.length))) return undefined;
  const [, weekday, day, name, year = '', h, m, s, fraction, offset, zone] = match;
  if (year.length > 6 || fraction !== undefined) return undefined;
  const warnings: Warning[] = [];
  const wall = wallOfNamed({ weekday, year, month: name, day, time: [h, m, s] }, date.trimEnd(), warnings);
  if (zone === undefined) return { wall, offset: offset === undefined ? undefined : readOffset(offset), warnings };
  const hours = namedZones[zone.toUpperCase()];
  if (hours === undefined) throw new ToolError('unknown-time-zone', { timeZone: zone });
  return { wall, offset: BigInt(hours) * hour, warnings };
};

/** ECMA-262 §21.4.4.41; the name of the zone depends on the language of the machine. */
const dateString = pattern(String.raw`${shortDay} ${month} (\d{2}) (-?\d{4,6}) ${time} GMT([+-]\d{4})(?: \(.*\))?`);

export const readJavascript: Reader = (text) => {
  const match = dateString.exec(text);
  if (!match) return undefined;
  const [, weekday, name, day, year, h, m, s, offset = ''] = match;
  const warnings: Warning[] = [];
  const days = readDays(Number(year), monthOf(name ?? ''), Number(day), text);
  checkWeekday(weekday, days, warnings);
  return { wall: wallOf(days, readTime([h, m, s], warnings, timeIn(text))), offset: readOffset(offset), warnings };
};
