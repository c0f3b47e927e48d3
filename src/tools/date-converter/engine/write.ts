import {
  civilOf,
  day,
  dayOfYearOf,
  daysOf,
  floorDiv,
  floorMod,
  hour,
  minute,
  second,
  weekdayOf,
  weekOf,
} from './civil.ts';
import { crockford, dotnetEpoch, fileTimeEpoch, lastTick } from './number-readers.ts';
import { months, weekdays } from './date-parts.ts';

const pad = (value: number | bigint, width = 2): string => String(value).padStart(width, '0');
const titled = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1, 3);

/** Four digits, or six with a sign. */
function yearText(year: number): string {
  if (year >= 0 && year <= 9999) return pad(year, 4);
  return (year < 0 ? '-' : '+') + pad(Math.abs(year), 6);
}

/** A wall clock (as if in UTC) in the parts that formats are made of. */
function clockOf(wall: bigint) {
  const days = Number(floorDiv(wall, day));
  const time = floorMod(wall, day);
  const { year, month, day: dayOfMonth } = civilOf(days);
  const fraction = pad(time % second, 9).replace(/0+$/, '');
  return {
    days,
    year,
    monthName: titled(months[month - 1] ?? ''),
    dayText: pad(dayOfMonth),
    weekdayName: titled(weekdays[weekdayOf(days) - 1] ?? ''),
    hasFourDigitYear: year >= 0 && year <= 9999,
    date: `${yearText(year)}-${pad(month)}-${pad(dayOfMonth)}`,
    month: pad(month),
    time: `${pad(time / hour)}:${pad((time / minute) % 60n)}:${pad((time / second) % 60n)}`,
    fraction: fraction === '' ? '' : `.${fraction}`,
  };
}

/** ±hh:mm, with seconds where the offset has some. */
export function offsetText(offset: bigint): string {
  const size = offset < 0n ? -offset : offset;
  const seconds = (size / second) % 60n;
  return `${offset < 0n ? '-' : '+'}${pad(size / hour)}:${pad((size / minute) % 60n)}${seconds === 0n ? '' : `:${pad(seconds)}`}`;
}

const isUtc = (zone: string): boolean => zone === 'UTC';

export function iso8601(instant: bigint, offset: bigint, zone: string): string {
  const { date, time, fraction } = clockOf(instant + offset);
  return `${date}T${time}${fraction}${isUtc(zone) ? 'Z' : offsetText(offset)}`;
}

/** Facts about the day in the zone. */
export function dayFacts(instant: bigint, offset: bigint) {
  const { days, year } = clockOf(instant + offset);
  return { weekday: weekdayOf(days), dayOfYear: dayOfYearOf(days), year };
}

/** An instant in every format, null where the format cannot hold it. */
export function valuesOf(instant: bigint, offset: bigint, zone: string) {
  const local = clockOf(instant + offset);
  const utc = clockOf(instant);
  const milliseconds = floorDiv(instant, 1_000_000n);
  const seconds = floorDiv(instant, second);
  // RFC 5322 and ECMAScript have hours and minutes only.
  const basicOffset = offset % minute === 0n ? offsetText(offset).replace(':', '') : undefined;
  const { year: weekYear, week } = weekOf(local.days);
  const fileTime = floorDiv(instant - fileTimeEpoch, 100n);
  const ticks = floorDiv(instant - dotnetEpoch, 100n);
  const isMsId = milliseconds >= 0n && milliseconds < 1n << 48n;
  const jsYear = (local.year < 0 ? '-' : '') + pad(Math.abs(local.year), 4);
  return {
    iso8601: iso8601(instant, offset, zone),
    iso8601Utc: iso8601(instant, 0n, 'UTC'),
    json: `${utc.date}T${utc.time}.${pad(floorMod(milliseconds, 1000n), 3)}Z`,
    rfc9557: `${iso8601(instant, offset, '')}[${zone}]`,
    iso9075: `${local.date} ${local.time}${local.fraction}`,
    rfc5322:
      local.hasFourDigitYear && basicOffset !== undefined
        ? `${local.weekdayName}, ${local.dayText} ${local.monthName} ${pad(local.year, 4)} ${local.time} ${basicOffset}`
        : null,
    rfc7231: utc.hasFourDigitYear
      ? `${utc.weekdayName}, ${utc.dayText} ${utc.monthName} ${pad(utc.year, 4)} ${utc.time} GMT`
      : null,
    javascript:
      basicOffset === undefined
        ? null
        : `${local.weekdayName} ${local.monthName} ${local.dayText} ${jsYear} ${local.time} GMT${basicOffset}`,
    isoWeekDate: `${yearText(weekYear)}-W${pad(week)}-${weekdayOf(local.days)}`,
    isoOrdinalDate: `${yearText(local.year)}-${pad(dayOfYearOf(local.days), 3)}`,
    unixSeconds: String(seconds),
    unixMilliseconds: String(milliseconds),
    unixMicroseconds: String(floorDiv(instant, 1000n)),
    unixNanoseconds: String(instant),
    objectId: seconds >= 0n && seconds < 1n << 32n ? hex(seconds, 8) + '0'.repeat(16) : null,
    uuidV7: isMsId ? uuidV7(milliseconds) : null,
    ulid: isMsId ? ulid(milliseconds) : null,
    excelSerial: excelSerial(instant + offset),
    fileTime: fileTime >= 0n ? String(fileTime) : null,
    dotnetTicks: ticks >= 0n && ticks <= lastTick ? String(ticks) : null,
    generalizedTime: utc.hasFourDigitYear
      ? `${utc.date.replaceAll('-', '')}${utc.time.replaceAll(':', '')}${utc.fraction}Z`
      : null,
  };
}

export type DateValues = ReturnType<typeof valuesOf>;

const hex = (value: bigint, width: number): string => value.toString(16).padStart(width, '0');

function uuidV7(milliseconds: bigint): string {
  const digits = hex(milliseconds, 12);
  return `${digits.slice(0, 8)}-${digits.slice(8)}-7000-8000-000000000000`;
}

function ulid(milliseconds: bigint): string {
  const digits = Array.from({ length: 10 }, (_, at) =>
    crockford.charAt(Number((milliseconds >> BigInt(45 - 5 * at)) & 31n)),
  );
  return digits.join('') + '0'.repeat(16);
}

const excelStart = BigInt(daysOf(1899, 12, 31)) * day;
const excelMarch = BigInt(daysOf(1900, 3, 1)) * day;
const excelEnd = BigInt(daysOf(10_000, 1, 1)) * day;

/** Ten decimals, half up; from March 1900 on Excel counts a day that never was. */
function excelSerial(wall: bigint): string | null {
  if (wall < excelStart || wall >= excelEnd) return null;
  const since = wall - excelStart + (wall >= excelMarch ? day : 0n);
  const scale = 10n ** 10n;
  const rounded = (since * scale * 2n + day) / (day * 2n);
  const fraction = pad(rounded % scale, 10).replace(/0+$/, '');
  return `${rounded / scale}${fraction === '' ? '' : `.${fraction}`}`;
}
