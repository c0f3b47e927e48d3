import { expectedAt } from './describe-field.ts';
import { jsonProblem, maxJsonDepth } from './json.ts';
import {
  boundsFault,
  fail,
  isObject,
  pass,
  readMembers,
  type Bounds,
  type Expectation,
  type Field,
  type Fields,
  type Problem,
  type Read,
} from './validate.ts';

export type { Bounds, Expectation, Field, FieldKind, Fields } from './validate.ts';

type ValueOf<F> = F extends Field<infer T> ? T : never;

/** The complete input: every default is filled in. */
export type Input<F extends Fields> = { [K in keyof F]: ValueOf<F[K]> };

/** The input as a caller writes it: fields with a default may be left out. */
export type Draft<F extends Fields> = {
  [K in keyof F as F[K] extends { readonly needed: true } ? K : never]: ValueOf<F[K]>;
} & {
  [K in keyof F as F[K] extends { readonly needed: true } ? never : K]?: ValueOf<F[K]> | undefined;
};

function field<T>(about: Expectation, read: Read<T>, rest: T[], more?: Partial<Field<T>>): Field<T> {
  return rest.length === 0
    ? { ...about, ...more, read, needed: true }
    : { ...about, ...more, read, needed: false, fallback: rest[0] as T };
}

/** Code points, as JSON Schema counts them. Nobody counts a text that is too long whatever it is made of. */
const lengthOf = (text: string, { max = 0 }: Bounds): number =>
  text.length > 2 * max ? text.length : [...text].length;

const readText =
  (bounds: Bounds): Read<string> =>
  (value, path) =>
    typeof value === 'string'
      ? (boundsFault(lengthOf(value, bounds), bounds, path, 'too-short', 'too-long') ?? pass(value))
      : fail(path, 'wrong-type');

/** A text, line breaks included; `bounds` limits its length in code points. */
export function text(): Field<string, true>;
export function text(fallback: undefined, bounds: Bounds): Field<string, true>;
export function text(fallback: string, bounds?: Bounds): Field<string, false>;
/* @__NO_SIDE_EFFECTS__ */
export function text(fallback?: string, bounds: Bounds = {}): Field<string> {
  return field({ kind: 'text', ...bounds }, readText(bounds), fallback === undefined ? [] : [fallback]);
}

/** A text that never reaches an address, storage, a log or analytics. */
export function secret(): Field<string, true>;
export function secret(fallback: string): Field<string, false>;
/* @__NO_SIDE_EFFECTS__ */
export function secret(...rest: string[]): Field<string> {
  return field({ kind: 'secret' }, readText({}), rest);
}

const safe: Bounds = { min: Number.MIN_SAFE_INTEGER, max: Number.MAX_SAFE_INTEGER };

/** A whole number within ±(2^53 − 1) and the bounds. */
export function integer(bounds?: Bounds): Field<number, true>;
export function integer(bounds: Bounds, fallback: number): Field<number, false>;
/* @__NO_SIDE_EFFECTS__ */
export function integer(bounds: Bounds = {}, ...rest: number[]): Field<number> {
  const within = { ...safe, ...bounds };
  const read: Read<number> = (value, path) =>
    Number.isInteger(value)
      ? (boundsFault(value as number, within, path) ?? pass(value as number))
      : fail(path, 'wrong-type');
  return field({ kind: 'integer', ...bounds }, read, rest);
}

/** A finite number within the bounds. */
export function number(bounds?: Bounds): Field<number, true>;
export function number(bounds: Bounds, fallback: number): Field<number, false>;
/* @__NO_SIDE_EFFECTS__ */
export function number(bounds: Bounds = {}, ...rest: number[]): Field<number> {
  const read: Read<number> = (value, path) =>
    Number.isFinite(value)
      ? (boundsFault(value as number, bounds, path) ?? pass(value as number))
      : fail(path, 'wrong-type');
  return field({ kind: 'number', ...bounds }, read, rest);
}

/** One of the listed values. */
export function choice<const C extends string | number>(choices: readonly C[]): Field<C, true>;
export function choice<const C extends string | number>(choices: readonly C[], fallback: NoInfer<C>): Field<C, false>;
/* @__NO_SIDE_EFFECTS__ */
export function choice<const C extends string | number>(choices: readonly C[], ...rest: C[]): Field<C> {
  const read: Read<C> = (value, path) => (choices.includes(value as C) ? pass(value as C) : fail(path, 'not-a-choice'));
  return field({ kind: 'choice', choices }, read, rest);
}

/** True or false. */
export function flag(): Field<boolean, true>;
export function flag(fallback: boolean): Field<boolean, false>;
/* @__NO_SIDE_EFFECTS__ */
export function flag(...rest: boolean[]): Field<boolean> {
  const read: Read<boolean> = (value, path) => (typeof value === 'boolean' ? pass(value) : fail(path, 'wrong-type'));
  return field({ kind: 'flag' }, read, rest);
}

/** A list of one kind of value; `bounds` limits its length. */
export function list<T>(item: Field<T>, bounds?: Bounds): Field<readonly T[], true>;
export function list<T>(item: Field<T>, bounds: Bounds, fallback: readonly T[]): Field<readonly T[], false>;
/* @__NO_SIDE_EFFECTS__ */
export function list<T>(item: Field<T>, bounds: Bounds = {}, ...rest: (readonly T[])[]): Field<readonly T[]> {
  const read: Read<readonly T[]> = (value, path) => {
    if (!Array.isArray(value)) return fail(path, 'wrong-type');
    const fault = boundsFault(value.length, bounds, path, 'too-few', 'too-many');
    if (fault) return fault;
    const items: T[] = [];
    for (const [index, element] of value.entries()) {
      const reading = item.read(element, [...path, String(index)]);
      if (!reading.ok) return reading;
      items.push(reading.value);
    }
    return pass(items);
  };
  return field<readonly T[]>({ kind: 'list', ...bounds }, read, rest, { item });
}

/** An object with the given members and no others; members with a default may be left out. */
export function group<const F extends Fields>(members: F): Field<Input<F>, true>;
export function group<const F extends Fields>(members: F, fallback: Input<F>): Field<Input<F>, false>;
/* @__NO_SIDE_EFFECTS__ */
export function group<const F extends Fields>(members: F, ...rest: Input<F>[]): Field<Input<F>> {
  const read: Read<Input<F>> = (value, path) =>
    isObject(value) ? (readMembers(members, value, path) as ReturnType<Read<Input<F>>>) : fail(path, 'wrong-type');
  return field<Input<F>>({ kind: 'group' }, read, rest, { members });
}

/** A value that one of two fields accepts, such as a number of spaces or `"tab"`. */
export function either<A, B>(a: Field<A>, b: Field<B>): Field<A | B, true>;
export function either<A, B>(a: Field<A>, b: Field<B>, fallback: A | B): Field<A | B, false>;
/* @__NO_SIDE_EFFECTS__ */
export function either<A, B>(a: Field<A>, b: Field<B>, ...rest: (A | B)[]): Field<A | B> {
  const read: Read<A | B> = (value, path) => {
    for (const { read: attempt } of [a, b]) {
      const reading = attempt(value, path);
      if (reading.ok) return reading;
    }
    return fail(path, 'wrong-type');
  };
  return field<A | B>({ kind: 'either' }, read, rest, { alternatives: [a, b] });
}

/** Any JSON value, at most `maxJsonDepth` levels deep. */
export function json(): Field<unknown, true>;
export function json(fallback: unknown): Field<unknown, false>;
/* @__NO_SIDE_EFFECTS__ */
export function json(...rest: unknown[]): Field<unknown> {
  const read: Read<unknown> = (value, path) => {
    const problem = jsonProblem(value);
    if (problem === undefined) return pass(value);
    return fail(path, problem, problem === 'too-deep' ? { max: maxJsonDepth } : {});
  };
  return field({ kind: 'json' }, read, rest);
}

/** A file: a `File` in the page, a path on the command line. It is read as a stream. */
/* @__NO_SIDE_EFFECTS__ */
export function blob(): Field<Blob, true> {
  const read: Read<Blob> = (value, path) => (value instanceof Blob ? pass(value) : fail(path, 'wrong-type'));
  return { kind: 'blob', needed: true, read };
}

/** The same field, but optional and without a default. */
/* @__NO_SIDE_EFFECTS__ */
export const optional = <T>(inner: Field<T, true>): Field<T | undefined, false> =>
  ({ ...inner, needed: false }) as Field<T | undefined, false>;

/** The same field, but it may be null, which is its default. */
/* @__NO_SIDE_EFFECTS__ */
export const nullable = <T>(inner: Field<T, true>): Field<T | null, false> => ({
  ...inner,
  needed: false,
  nullable: true,
  fallback: null,
  read: (value, path) => (value === null ? pass(null) : inner.read(value, path)),
});

/** The reason for rejecting an input. `problem` selects the sentence; `field` is a dotted path. */
export interface InputFault extends Bounds {
  readonly field: string;
  readonly problem: Problem | 'not-an-object';
  readonly expected: string;
}

export type Checked<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly fault: InputFault };

/** Validates strictly (unknown members are faults) and fills in the defaults. */
export function check<F extends Fields>(fields: F, draft: unknown): Checked<Input<F>> {
  if (!isObject(draft)) return { ok: false, fault: { field: '', problem: 'not-an-object', expected: 'object' } };
  const reading = readMembers(fields, draft, []);
  if (reading.ok) return { ok: true, value: reading.value as Input<F> };
  const { ok: _, path, problem, ...bound } = reading;
  return {
    ok: false,
    fault: { field: path.join('.'), problem, expected: expectedAt(fields, path, problem), ...bound },
  };
}

/** Is this value one that the field accepts? */
export function accepts(about: Field, value: unknown): boolean {
  return about.read(value, []).ok;
}
