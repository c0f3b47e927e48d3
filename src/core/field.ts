import * as z from 'zod/mini';
import { isJson } from './json.ts';

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

/** What a value must be, for help texts and error sentences. */
export interface Expectation {
  readonly kind: FieldKind;
  readonly min?: number;
  readonly max?: number;
  readonly choices?: readonly (string | number)[];
}

/**
 * One described input of an operation. `Needed` is true when a caller has to give it.
 * The form label, the command-line flag, `--help` and the JSON Schema derive from it.
 */
export interface Field<T = unknown, Needed extends boolean = boolean> extends Expectation {
  readonly needed: Needed;
  readonly fallback?: T;
  readonly schema: z.ZodMiniType<T>;
  /** The element of a list. */
  readonly item?: Field;
  /** The members of a group. */
  readonly members?: Fields;
  /** The alternatives of an `either`. */
  readonly alternatives?: readonly Field[];
}

export type Fields = Readonly<Record<string, Field>>;

type ValueOf<F> = F extends Field<infer T> ? T : never;

/** The complete input: every default is filled in. */
export type Input<F extends Fields> = { [K in keyof F]: ValueOf<F[K]> };

/** What a caller writes: fields with a default may be left out. */
export type Draft<F extends Fields> = {
  [K in keyof F as F[K] extends { readonly needed: true } ? K : never]: ValueOf<F[K]>;
} & {
  [K in keyof F as F[K] extends { readonly needed: true } ? never : K]?: ValueOf<F[K]> | undefined;
};

export interface Bounds {
  readonly min?: number;
  readonly max?: number;
}

function field<T>(about: Expectation, schema: z.ZodMiniType<T>, rest: T[], more?: Partial<Field<T>>): Field<T> {
  return rest.length === 0
    ? { ...about, ...more, schema, needed: true }
    : { ...about, ...more, schema, needed: false, fallback: rest[0] as T };
}

const lengths = ({ min, max }: Bounds) => [
  ...(min === undefined ? [] : [z.minLength(min)]),
  ...(max === undefined ? [] : [z.maxLength(max)]),
];
/** A text, line breaks included; `bounds` limits its length in UTF-16 units. */
export function text(): Field<string, true>;
export function text(fallback: string, bounds?: Bounds): Field<string, false>;
export function text(fallback?: string, bounds: Bounds = {}): Field<string> {
  const rest = fallback === undefined ? [] : [fallback];
  return field({ kind: 'text', ...bounds }, z.string().check(...lengths(bounds)), rest);
}

/** A text that never reaches an address, storage, a log or analytics. */
export function secret(): Field<string, true>;
export function secret(fallback: string): Field<string, false>;
export function secret(...rest: string[]): Field<string> {
  return field({ kind: 'secret' }, z.string(), rest);
}

function bounded(schema: z.ZodMiniNumber, { min, max }: Bounds): z.ZodMiniNumber {
  const checks = [...(min === undefined ? [] : [z.minimum(min)]), ...(max === undefined ? [] : [z.maximum(max)])];
  return checks.length === 0 ? schema : schema.check(...checks);
}

/** A whole number within ±(2^53 − 1) and the bounds, both inclusive. */
export function integer(bounds?: Bounds): Field<number, true>;
export function integer(bounds: Bounds, fallback: number): Field<number, false>;
export function integer(bounds: Bounds = {}, ...rest: number[]): Field<number> {
  return field({ kind: 'integer', ...bounds }, bounded(z.int(), bounds), rest);
}

/** A finite number within the bounds, both inclusive. */
export function number(bounds?: Bounds): Field<number, true>;
export function number(bounds: Bounds, fallback: number): Field<number, false>;
export function number(bounds: Bounds = {}, ...rest: number[]): Field<number> {
  return field({ kind: 'number', ...bounds }, bounded(z.number(), bounds), rest);
}

/** One of the listed values. */
export function choice<const C extends string | number>(choices: readonly C[]): Field<C, true>;
export function choice<const C extends string | number>(choices: readonly C[], fallback: NoInfer<C>): Field<C, false>;
export function choice<const C extends string | number>(choices: readonly C[], ...rest: C[]): Field<C> {
  return field({ kind: 'choice', choices }, z.literal([...choices]) as unknown as z.ZodMiniType<C>, rest);
}

/** True or false. */
export function flag(): Field<boolean, true>;
export function flag(fallback: boolean): Field<boolean, false>;
export function flag(...rest: boolean[]): Field<boolean> {
  return field({ kind: 'flag' }, z.boolean(), rest);
}

/** A list of one kind of value; `bounds` limits its length. */
export function list<T>(item: Field<T>, bounds?: Bounds): Field<readonly T[], true>;
export function list<T>(item: Field<T>, bounds: Bounds, fallback: readonly T[]): Field<readonly T[], false>;
export function list<T>(item: Field<T>, bounds: Bounds = {}, ...rest: (readonly T[])[]): Field<readonly T[]> {
  const schema = z.array(item.schema).check(...lengths(bounds));
  return field<readonly T[]>({ kind: 'list', ...bounds }, schema, rest, { item });
}

/** An object with the given members and no others; members with a default may be left out. */
export function group<const F extends Fields>(members: F): Field<Input<F>, true>;
export function group<const F extends Fields>(members: F, fallback: Input<F>): Field<Input<F>, false>;
export function group<const F extends Fields>(members: F, ...rest: Input<F>[]): Field<Input<F>> {
  return field<Input<F>>({ kind: 'group' }, shape(members), rest, { members });
}

/** A value that one of two fields accepts, such as a number of spaces or `"tab"`. */
export function either<A, B>(a: Field<A>, b: Field<B>): Field<A | B, true>;
export function either<A, B>(a: Field<A>, b: Field<B>, fallback: A | B): Field<A | B, false>;
export function either<A, B>(a: Field<A>, b: Field<B>, ...rest: (A | B)[]): Field<A | B> {
  return field<A | B>({ kind: 'either' }, z.union([a.schema, b.schema]), rest, { alternatives: [a, b] });
}

/** Any JSON value. */
export function json(): Field<unknown, true>;
export function json(fallback: unknown): Field<unknown, false>;
export function json(...rest: unknown[]): Field<unknown> {
  return field({ kind: 'json' }, z.unknown().check(z.refine(isJson)), rest);
}

/** A file: a `File` in the page, a path on the command line. It is read as a stream. */
export function blob(): Field<Blob, true> {
  return { kind: 'blob', needed: true, schema: z.instanceof(Blob) as z.ZodMiniType<Blob> };
}

/** The same field, but it may be absent; there is no default. */
export const optional = <T>(inner: Field<T, true>): Field<T | undefined, false> =>
  ({ ...inner, needed: false, schema: z.optional(inner.schema) }) as Field<T | undefined, false>;

/** The same field, but it may be null, and is unless told. */
export const nullable = <T>(inner: Field<T, true>): Field<T | null, false> =>
  ({ ...inner, needed: false, fallback: null, schema: z.nullable(inner.schema) }) as Field<T | null, false>;

function shape<F extends Fields>(fields: F): z.ZodMiniType<Input<F>> {
  const entries = Object.entries(fields).map(([name, about]) => [
    name,
    about.needed || about.fallback === undefined
      ? about.schema
      : z._default(about.schema as z.ZodMiniType<string>, about.fallback as string),
  ]);
  return z.strictObject(Object.fromEntries(entries)) as unknown as z.ZodMiniType<Input<F>>;
}

/** Why an input was refused. `problem` selects the sentence; `field` is a dotted path. */
export interface InputFault {
  readonly field: string;
  readonly problem: 'not-an-object' | 'unknown' | 'missing' | 'wrong-type' | 'not-a-choice' | 'too-small' | 'too-big';
  readonly expected: string;
  readonly min?: number;
  readonly max?: number;
}

export type Checked<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly fault: InputFault };

const schemas = new WeakMap<Fields, z.ZodMiniType>();
function schemaOf(fields: Fields): z.ZodMiniType {
  let schema = schemas.get(fields);
  if (!schema) schemas.set(fields, (schema = shape(fields)));
  return schema;
}

/** Validates strictly (unknown members are faults) and fills in the defaults. */
export function check<F extends Fields>(fields: F, draft: unknown): Checked<Input<F>> {
  const outcome = schemaOf(fields).safeParse(draft);
  if (outcome.success) return { ok: true, value: outcome.data as Input<F> };
  return { ok: false, fault: faultOf(fields, draft, outcome.error.issues[0]) };
}

/** The JSON Schema (draft 2020-12) of a draft; a file is the text of its path. */
export function jsonSchema(fields: Fields): Readonly<Record<string, unknown>> {
  return z.toJSONSchema(schemaOf(fields), {
    io: 'input',
    unrepresentable: 'any',
    override({ zodSchema, jsonSchema }) {
      if (zodSchema._zod.def.type === 'custom')
        Object.assign(jsonSchema, { type: 'string', description: 'path of a file' });
    },
  });
}

/** Is this value one that the field accepts? */
export function accepts(about: Field, value: unknown): boolean {
  return about.schema.safeParse(value).success;
}

/** The field in words that need no translation: `integer 1…4096`, `utf8 | hex`. */
export function expectation(about: Field): string {
  if (about.choices) return about.choices.join(' | ');
  if (about.alternatives) return about.alternatives.map(expectation).join(' | ');
  if (about.item) return `list of ${expectation(about.item)}`;
  const { kind, min, max } = about;
  return min === undefined && max === undefined ? kind : `${kind} ${min ?? ''}…${max ?? ''}`;
}

/** The field that a path leads to, through lists and groups. */
function fieldAt(fields: Fields, path: readonly string[]): Field | undefined {
  const [name = '', ...rest] = path;
  let about = fields[name];
  for (const key of rest) about = about?.members?.[key] ?? about?.item;
  return about;
}

function faultOf(fields: Fields, draft: unknown, issue: z.core.$ZodIssue | undefined): InputFault {
  const path = (issue?.path ?? []).map(String);
  const about = fieldAt(fields, path);
  if (issue?.code === 'unrecognized_keys') {
    const known = Object.keys(path.length === 0 ? fields : (about?.members ?? {}));
    return { field: [...path, issue.keys[0] ?? ''].join('.'), problem: 'unknown', expected: known.join(' | ') };
  }
  if (!issue || path.length === 0) return { field: '', problem: 'not-an-object', expected: 'object' };
  const fault = { field: path.join('.'), expected: about ? expectation(about) : '' };
  const value = path.reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], draft);
  if (value === undefined) return { ...fault, problem: 'missing' };
  switch (issue.code) {
    case 'too_small':
      return { ...fault, problem: 'too-small', min: about?.min ?? Number(issue.minimum) };
    case 'too_big':
      return { ...fault, problem: 'too-big', max: about?.max ?? Number(issue.maximum) };
    case 'invalid_value':
      return { ...fault, problem: 'not-a-choice' };
    default:
      return { ...fault, problem: 'wrong-type' };
  }
}
