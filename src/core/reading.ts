import type { Fields } from './field.ts';

export type Problem =
  | 'unknown'
  | 'missing'
  | 'wrong-type'
  | 'not-a-choice'
  | 'too-small'
  | 'not-above'
  | 'too-big'
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
  /** Where it lies: names of members and indexes of lists. */
  readonly path: readonly string[];
  readonly problem: Problem;
}

export type Reading<T> = { readonly ok: true; readonly value: T } | Fault;
export type Read<T> = (value: unknown, path: readonly string[]) => Reading<T>;

export const pass = <T>(value: T): Reading<T> => ({ ok: true, value });
export const fail = (path: readonly string[], problem: Problem, bound: Bounds = {}): Fault => ({
  ok: false,
  path,
  problem,
  ...bound,
});

/** The fault of a size outside the bounds; `min` and `max` are inclusive. */
export function boundsFault(
  size: number,
  { min, max, above, step }: Bounds,
  path: readonly string[],
): Fault | undefined {
  if (min !== undefined && size < min) return fail(path, 'too-small', { min });
  if (above !== undefined && size <= above) return fail(path, 'not-above', { above });
  if (max !== undefined && size > max) return fail(path, 'too-big', { max });
  if (step !== undefined && size % step !== 0) return fail(path, 'not-a-multiple', { step });
  return undefined;
}

export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

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
      // A copy, so that no run can change the default of the next one.
      if (about.fallback !== undefined) values[name] = structuredClone(about.fallback);
    } else {
      const reading = about.read(value, [...path, name]);
      if (!reading.ok) return reading;
      values[name] = reading.value;
    }
  }
  const unknown = Object.keys(object).find((name) => !Object.hasOwn(fields, name));
  return unknown === undefined ? pass(values) : fail([...path, unknown], 'unknown');
}
