/** What documents are made of, whatever they were written in. Order and spelling of the source are kept. */
export type Value =
  | null
  | boolean
  | string
  | bigint
  | Float
  | CalendarDate
  | readonly Value[]
  | ReadonlyMap<string, Value>;

/** A number with a fraction or an exponent, or one that is not finite, and the literal it was read from. */
export class Float {
  constructor(
    readonly value: number,
    readonly literal: string,
  ) {}

  /** Infinity or not a number: `inf`, `.nan`, `-Infinity`; not `1e400`, which only a double cannot hold. */
  get isSpecial(): boolean {
    return !/\d/.test(this.literal);
  }
}

/** `-0`, which no bigint holds. TOML 1.0 says of its own that it is zero. */
export const negativeZero = new Float(-0, '-0');

/** Is the number written without a fraction and an exponent? */
export const isInteger = (number: bigint | Float): boolean => typeof number === 'bigint' || number === negativeZero;

export type DateKind = 'offset-date-time' | 'local-date-time' | 'local-date' | 'local-time';

/** A date or time of TOML as it stands in the source. */
export class CalendarDate {
  constructor(
    readonly kind: DateKind,
    readonly source: string,
  ) {}
}

/** More nested containers than these are the error `too-deep`. */
export const depthLimit = 256;

export const isTable = (value: Value): value is ReadonlyMap<string, Value> => value instanceof Map;
// `Array.isArray` does not narrow read-only arrays.
export const isList = (value: Value): value is readonly Value[] => Array.isArray(value);

export type DocumentFormat = 'json' | 'yaml' | 'toml';
