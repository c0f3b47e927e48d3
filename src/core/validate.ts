export type Problem =
  | 'unknown'
  | 'missing'
  | 'wrong-type'
  | 'not-a-choice'
  | 'too-small'
  | 'not-above'
  | 'too-big'
  | 'too-short'
  | 'too-long'
  | 'too-few'
  | 'too-many'
  | 'not-a-multiple'
  | 'too-deep';

export interface Bounds {
  readonly min?: number;
  readonly max?: number;
  /** The value must be greater than this. */
  readonly above?: number;
  /** The value must be a multiple of this. */
  readonly step?: number;
}

export interface Fault extends Bounds {
  readonly ok: false;
  /** The place of the fault: names of members and indexes of lists. */
  readonly path: readonly string[];
  readonly problem: Problem;
}

export type Reading<T> = { readonly ok: true; readonly value: T } | Fault;
export type Read<T> = (value: unknown, path: readonly string[]) => Reading<T>;

export type FieldKind =
  | 'text'
  | 'secret'
  | 'integer'
  | 'number'
  | 'choice'
  | 'flag'
  | 'list'
  | 'group'
  | 'either'
  | 'json'
  | 'blob';

/** The expected value, for help texts and error sentences. */
export interface Expectation extends Bounds {
  readonly kind: FieldKind;
  readonly choices?: readonly (string | number)[];
}

/**
 * One described input of an operation. `Needed` is true if a caller must provide it. The form label, the command-line
 * flag, `--help` and the JSON Schema are derived from it.
 */
export interface Field<T = unknown, Needed extends boolean = boolean> extends Expectation {
  readonly needed: Needed;
  readonly fallback?: T;
  /** Validates a value and fills in what it leaves out. */
  readonly read: Read<T>;
  /** A page keeps it on the device, not for the session alone. */
  readonly lasting?: true;
  /** Null is a value too. */
  readonly nullable?: true;
  /** The element of a list, or every member of a JSON object. */
  readonly item?: Field;
  /** The members of a group. */
  readonly members?: Fields;
  /** The alternatives of an `either`. */
  readonly alternatives?: readonly Field[];
}

export type Fields = Readonly<Record<string, Field>>;

export const pass = <T>(value: T): Reading<T> => ({ ok: true, value });
export const fail = (path: readonly string[], problem: Problem, bound: Bounds = {}): Fault => ({
  ok: false,
  path,
  problem,
  ...bound,
});

/** The fault of a size outside the bounds; `min` and `max` are inclusive, `low` and `high` are their problems. */
export function boundsFault(
  size: number,
  { min, max, above, step }: Bounds,
  path: readonly string[],
  low: Problem = 'too-small',
  high: Problem = 'too-big',
): Fault | undefined {
  if (min !== undefined && size < min) return fail(path, low, { min });
  if (above !== undefined && size <= above) return fail(path, 'not-above', { above });
  if (max !== undefined && size > max) return fail(path, high, { max });
  if (step !== undefined && size % step !== 0) return fail(path, 'not-a-multiple', { step });
  return undefined;
}

export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A copy, so that no run can change the default of the next one; what cannot change is a slow thing to clone. */
const copyOf = <T>(value: T): T => (typeof value === 'object' ? structuredClone(value) : value);

/** Reads the members of an object strictly: the first fault in their order, then a member that is not known. */
export function readMembers(
  fields: Fields,
  object: Readonly<Record<string, unknown>>,
  path: readonly string[],
): Reading<Record<string, unknown>> {
  const values: Record<string, unknown> = {};
  for (const [name, about] of Object.entries(fields)) {
    const value = Object.hasOwn(object, name) ? object[name] : undefined;
    if (value === undefined) {
      if (about.needed) return fail([...path, name], 'missing');
      if (about.fallback !== undefined) values[name] = copyOf(about.fallback);
    } else {
      const reading = about.read(value, [...path, name]);
      if (!reading.ok) return reading;
      values[name] = reading.value;
    }
  }
  const unknown = Object.keys(object).find((name) => !Object.hasOwn(fields, name));
  return unknown === undefined ? pass(values) : fail([...path, unknown], 'unknown');
}
