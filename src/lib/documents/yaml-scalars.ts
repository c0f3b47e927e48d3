import { isScalar, Schema, type CollectionTag, type ScalarTag, type Tags } from 'yaml';
import { CalendarDate, Float, negativeZero, type DateKind, type Value } from './value.ts';

const standard = 'tag:yaml.org,2002:';
const standardNames = 'binary bool float int map merge null omap pairs seq set str timestamp'.split(' ');
const standardTags: ReadonlySet<string> = new Set(standardNames.map((name) => standard + name));

export const tagOf = (name: string): string => standard + name;
/** A tag of YAML itself; `!` alone means a text, a mapping or a sequence. */
export const isStandardTag = (tag: string): boolean => tag === '!' || standardTags.has(tag);

const asText = (name: string): ScalarTag => ({ tag: tagOf(name), resolve: (source) => source });
const asIs = (name: string, collection: 'map' | 'seq'): CollectionTag => ({ tag: tagOf(name), collection });
const ownTags = [asText('binary'), asText('timestamp'), asIs('set', 'map'), asIs('omap', 'seq'), asIs('pairs', 'seq')];
const ownNames: ReadonlySet<string> = new Set(ownTags.map(({ tag }) => tag));

/** The library's tags; binaries and dates stay text, sets and ordered maps stay what they are written as. */
export function withOwnTags(tags: Tags): Tags {
  return [...ownTags, ...tags.filter((tag) => typeof tag === 'string' || !ownNames.has(tag.tag))];
}

const resolveOptions = { intAsBigInt: true } as Parameters<ScalarTag['resolve']>[2];
let tags11: readonly ScalarTag[] | undefined;

/** The library's YAML 1.1 takes a dot without digits for a number, which then is none. */
const isDotAlone = (source: string): boolean => /^[-+]?\._*$/.test(source);

/** The library reads `1e3` as YAML 1.2 does; the float of 1.1 has a dot, and a sign in its exponent (yaml.org/type/float.html). */
const hasExponentOf12 = (source: string): boolean => /^[^.]*e|e(?![-+])/i.test(source);

/** Would a reader of YAML 1.1 take the plain scalar for something else than this value? */
export function differsIn11(source: string, value: unknown): boolean {
  if (isDotAlone(source)) return false;
  if (typeof value === 'number') return hasExponentOf12(source);
  tags11 ??= new Schema({ schema: 'yaml-1.1' }).tags.filter(
    (tag): tag is ScalarTag => !tag.collection && tag.default === true && tag.test !== undefined,
  );
  const tag = tags11.find(({ test }) => test?.test(source));
  const found = tag ? tag.resolve(source, () => undefined, resolveOptions) : source;
  return !Object.is(isScalar(found) ? found.value : found, value);
}

const datePattern =
  /^(\d{4})-(\d{2})-(\d{2})(?:[Tt ](\d{2}):(\d{2}):(\d{2})(?:\.\d+)?([Zz]|[+-](?:[01]\d|2[0-3]):[0-5]\d)?)?$/;

/** The date of TOML that a plain scalar is, if it is a possible one. */
function dateOf(source: string): CalendarDate | undefined {
  const [, year, month, day, hour, minute, second, offset] = datePattern.exec(source) ?? [];
  if (year === undefined) return undefined;
  const date = new Date(Date.UTC(2000, Number(month) - 1, Number(day)));
  date.setUTCFullYear(Number(year), Number(month) - 1, Number(day));
  if (date.getUTCMonth() + 1 !== Number(month) || date.getUTCDate() !== Number(day)) return undefined;
  // The grammar of TOML has second 60, but smol-toml, tomllib of Python and others refuse the whole file.
  if (Number(hour ?? 0) > 23 || Number(minute ?? 0) > 59 || Number(second ?? 0) > 59) return undefined;
  const kind: DateKind = hour === undefined ? 'local-date' : offset ? 'offset-date-time' : 'local-date-time';
  return new CalendarDate(kind, source);
}

interface PlainFacts {
  readonly source: string;
  /** What the library makes of it. */
  readonly value: unknown;
  readonly tag: string | undefined;
  readonly isPlain: boolean;
  readonly isVersion11: boolean;
  readonly nativeDates: boolean;
}

/** The value of a scalar; undefined when its tag does not fit its text. */
export function scalarValue({ source, value, tag, isPlain, isVersion11, nativeDates }: PlainFacts): Value | undefined {
  switch (typeof value) {
    case 'boolean':
      return value;
    case 'bigint':
      return value === 0n && source.startsWith('-') ? negativeZero : value;
    case 'number':
      if (isDotAlone(source)) return tag === undefined ? source : undefined;
      if (isVersion11 && tag === undefined && hasExponentOf12(source)) return source;
      return new Float(value, source);
    case 'string':
      break;
    default:
      return value === null ? null : source;
  }
  if (tag === undefined) return (isPlain && nativeDates ? dateOf(source) : undefined) ?? value;
  if (tag === tagOf('binary')) return value.replace(/\s/g, '');
  if (tag === tagOf('float') && /^[-+]?\d+$/.test(source)) return new Float(Number(source), `${source}.0`);
  return ['bool', 'float', 'int', 'null'].map(tagOf).includes(tag) ? undefined : value;
}
