import { ToolError } from '#core/operation.ts';
import { day, daysOf, isLeapYear, second } from './civil.ts';
import { readText } from './detect.ts';
import { formats, type Format } from './formats.ts';
import { loadTemporal, offsetAt, readZone, resolve, type TemporalApi } from './zones.ts';
import { dayFacts, iso8601, offsetText, valuesOf } from './write.ts';

interface Source {
  readonly text: string;
  readonly format: Format | 'auto';
  readonly timeZone: string;
}

function read(api: TemporalApi, { text, format, timeZone }: Source) {
  const zone = readZone(api, timeZone);
  const found = readText(text, format);
  const { instant, warnings } = resolve(api, found.reading, zone);
  return { zone, format: found.format, instant, warnings, offset: offsetAt(api, instant, zone) };
}

export async function convertDate(source: Source) {
  const { zone, format, instant, warnings, offset } = read(await loadTemporal(), source);
  const { weekday, dayOfYear, year } = dayFacts(instant, offset);
  return {
    format,
    timeZone: source.timeZone,
    offset: offsetText(offset),
    weekday,
    dayOfYear,
    leapYear: isLeapYear(year),
    warnings,
    values: valuesOf(instant, offset, zone),
  };
}

export async function showInZones({ zones, ...source }: Source & { readonly zones: readonly string[] }) {
  const api = await loadTemporal();
  const { instant } = read(api, source);
  return zones.map((timeZone) => {
    const zone = readZone(api, timeZone);
    const offset = offsetAt(api, instant, zone);
    return { timeZone, iso8601: iso8601(instant, offset, zone), offset: offsetText(offset) };
  });
}

/** 1900 to 2200: what a number read in another format would hardly mean lies outside. */
const likely = [BigInt(daysOf(1900, 1, 1)) * day, BigInt(daysOf(2200, 1, 1)) * day] as const;

/** The other formats in which a number is a likely date. */
export async function otherReadings({ text, timeZone }: Omit<Source, 'format'>) {
  if (!/^\s*[+-]?[\d.]+\s*$/.test(text)) return [];
  const api = await loadTemporal();
  const zone = readZone(api, timeZone);
  return formats.flatMap((format) => {
    try {
      const { instant, offset } = read(api, { text, format, timeZone });
      if (instant < likely[0] || instant >= likely[1]) return [];
      return [{ format, iso8601: iso8601(instant, offset, zone) }];
    } catch (error) {
      if (error instanceof ToolError) return [];
      throw error;
    }
  });
}

interface Addition {
  readonly text: string;
  readonly duration: string;
  readonly timeZone: string;
}

/** Years to days move the wall clock, hours to nanoseconds the instant, as Temporal has it. */
export async function addDuration({ text, duration, timeZone }: Addition): Promise<string> {
  const api = await loadTemporal();
  const { instant, zone } = read(api, { text, format: 'auto', timeZone });
  const length = readDuration(api, duration);
  try {
    const sum = new api.ZonedDateTime(instant, zone).add(length).epochNanoseconds;
    return iso8601(sum, offsetAt(api, sum, zone), zone);
  } catch (error) {
    if (error instanceof RangeError) throw new ToolError('out-of-range', { field: 'duration' });
    throw error;
  }
}

function readDuration(api: TemporalApi, text: string) {
  const parse = (source: string) => {
    try {
      return api.Duration.from(source.trim());
    } catch {
      return undefined;
    }
  };
  const duration = parse(text);
  if (duration) return duration;
  // The right shape, but whole numbers beyond those of Temporal; a fraction of ten digits does not have it.
  if (parse(text.replace(/(?<![.,\d])\d+/g, '1'))) throw new ToolError('out-of-range', { field: 'duration' });
  throw new ToolError('invalid-duration', { duration: text });
}

interface Span {
  readonly start: string;
  readonly end: string;
  readonly timeZone: string;
}

export async function differenceOf({ start, end, timeZone }: Span) {
  const api = await loadTemporal();
  const [first, last] = (['start', 'end'] as const).map((field) => {
    try {
      const { instant, zone } = read(api, { text: field === 'start' ? start : end, format: 'auto', timeZone });
      return new api.ZonedDateTime(instant, zone);
    } catch (error) {
      if (error instanceof ToolError) throw new ToolError(error.code, { ...error.details, field });
      throw error;
    }
  }) as [from: InstanceType<TemporalApi['ZonedDateTime']>, to: InstanceType<TemporalApi['ZonedDateTime']>];
  const nanoseconds = last.epochNanoseconds - first.epochNanoseconds;
  return {
    duration: first.until(last, { largestUnit: 'years' }).toString(),
    nanoseconds: String(nanoseconds),
    seconds: String(nanoseconds / second),
    // Not −0.
    days: first.until(last, { largestUnit: 'days' }).days + 0,
  };
}
