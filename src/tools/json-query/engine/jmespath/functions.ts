import { ToolError } from '#core/operation.ts';
import { compareCodePoints } from '#lib/documents/code-point-order.ts';
import { isEqual, isNumber } from '#lib/documents/equal.ts';
import { compareNumbers, doubleOf } from '#lib/documents/exact.ts';
import { jsonText } from '#lib/documents/print-json.ts';
import { Float, isList, isTable, type Value } from '#lib/documents/value.ts';

export type TypeName = 'object' | 'array' | 'string' | 'number' | 'boolean' | 'null';

export function typeOf(value: Value): TypeName {
  if (value === null) return 'null';
  if (isList(value)) return 'array';
  if (isTable(value)) return 'object';
  return isNumber(value) ? 'number' : typeof value === 'boolean' ? 'boolean' : 'string';
}

/** A function that evaluates an expression itself. */
export type Reference = (value: Value) => Value;

type Kind = TypeName | 'any' | 'numbers' | 'strings' | 'reference' | 'scalars';
type Given = Value | Reference;

interface Known {
  /** What each argument may be; the last one may be repeated where `isVariadic`. */
  readonly takes: readonly (readonly Kind[])[];
  readonly isVariadic?: boolean;
  readonly run: (...args: never[]) => Value;
}

const isReference = (given: Given): given is Reference => typeof given === 'function';

function isOf(given: Given, kind: Kind): boolean {
  if (isReference(given)) return kind === 'reference';
  const every = (type: TypeName): boolean => isList(given) && given.every((item) => typeOf(item) === type);
  if (kind === 'any') return true;
  if (kind === 'numbers') return every('number');
  if (kind === 'strings') return every('string');
  if (kind === 'scalars') return every('number') || every('string');
  return kind !== 'reference' && typeOf(given) === kind;
}

const expectedNames: Readonly<Partial<Record<Kind, string>>> = {
  numbers: 'array of numbers',
  strings: 'array of strings',
  scalars: 'array of numbers or array of strings',
  reference: 'expression',
};

function wrongType(name: string, argument: number, kinds: readonly Kind[], given: Given): ToolError {
  const expected = kinds.map((kind) => expectedNames[kind] ?? kind).join(' or ');
  const actual = isReference(given) ? 'expression' : typeOf(given);
  return new ToolError('invalid-type', { function: name, argument, expected, actual });
}

type List = readonly Value[];
type Table = ReadonlyMap<string, Value>;
type Num = bigint | Float;

function double(value: number): Value {
  return Number.isSafeInteger(value) ? BigInt(value) : new Float(value, String(value));
}

function sum(numbers: readonly Num[]): Value {
  if (numbers.every((each) => typeof each === 'bigint')) return numbers.reduce((total, each) => total + each, 0n);
  return double(numbers.reduce<number>((total, each) => total + doubleOf(each), 0));
}

function compareScalars(one: Value, other: Value): number {
  if (isNumber(one) && isNumber(other)) return compareNumbers(one, other);
  return compareCodePoints(String(one), String(other));
}

/** The keys of the elements: all numbers or all strings. */
function keysBy(name: string, items: List, reference: Reference): List {
  const keys = items.map((item) => reference(item));
  const [first] = keys;
  const kind = first === undefined || isNumber(first) ? 'number' : 'string';
  const wrong = keys.find((key) => typeOf(key) !== kind);
  if (wrong !== undefined) throw wrongType(name, 2, [kind === 'number' ? 'number' : 'string'], wrong);
  return keys;
}

function extreme(name: string, items: List, reference: Reference, sign: 1 | -1): Value {
  const keys = keysBy(name, items, reference);
  let best = 0;
  for (let at = 1; at < keys.length; at++) {
    if (sign * compareScalars(keys[at] as Value, keys[best] as Value) > 0) best = at;
  }
  return items[best] ?? null;
}

function sortBy(items: List, reference: Reference): Value {
  const keys = keysBy('sort_by', items, reference);
  const order = items.map((_, at) => at).sort((one, other) => compareScalars(keys[one] as Value, keys[other] as Value));
  return order.map((at) => items[at] as Value);
}

const itself: Reference = (value) => value;
const numberForm = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][-+]?\d+)?$/;

function toNumber(value: Value): Value {
  if (isNumber(value)) return value;
  if (typeof value !== 'string' || !numberForm.test(value)) return null;
  return /^-?\d+$/.test(value) ? BigInt(value) : new Float(Number(value), value);
}

function abs(value: Num): Value {
  if (typeof value === 'bigint') return value < 0n ? -value : value;
  return new Float(Math.abs(value.value), value.literal.replace(/^-/, ''));
}

function lengthOf(value: string | List | Table): Value {
  if (typeof value === 'string') return BigInt([...value].length);
  return BigInt(isList(value) ? value.length : (value as Table).size);
}

/** https://jmespath.org/specification.html#built-in-functions */
const known: Readonly<Record<string, Known>> = {
  abs: { takes: [['number']], run: abs },
  avg: {
    takes: [['numbers']],
    run: (numbers: readonly Num[]) =>
      numbers.length === 0 ? null : double(doubleOf(sum(numbers) as Num) / numbers.length),
  },
  ceil: {
    takes: [['number']],
    run: (value: Num) => (typeof value === 'bigint' ? value : double(Math.ceil(value.value))),
  },
  contains: {
    takes: [['array', 'string'], ['any']],
    run: (subject: string | List, search: Value) =>
      typeof subject === 'string'
        ? typeof search === 'string' && subject.includes(search)
        : subject.some((item) => isEqual(item, search)),
  },
  ends_with: { takes: [['string'], ['string']], run: (text: string, end: string) => text.endsWith(end) },
  floor: {
    takes: [['number']],
    run: (value: Num) => (typeof value === 'bigint' ? value : double(Math.floor(value.value))),
  },
  join: { takes: [['string'], ['strings']], run: (glue: string, parts: readonly string[]) => parts.join(glue) },
  keys: { takes: [['object']], run: (table: Table) => [...table.keys()] },
  length: { takes: [['string', 'array', 'object']], run: lengthOf },
  map: {
    takes: [['reference'], ['array']],
    run: (reference: Reference, items: List) => items.map((item) => reference(item)),
  },
  max: { takes: [['scalars']], run: (items: List) => extreme('max', items, itself, 1) },
  max_by: {
    takes: [['array'], ['reference']],
    run: (items: List, reference: Reference) => extreme('max_by', items, reference, 1),
  },
  merge: {
    takes: [['object']],
    isVariadic: true,
    run: (...tables: Table[]) => new Map(tables.flatMap((table) => [...table])),
  },
  min: { takes: [['scalars']], run: (items: List) => extreme('min', items, itself, -1) },
  min_by: {
    takes: [['array'], ['reference']],
    run: (items: List, reference: Reference) => extreme('min_by', items, reference, -1),
  },
  not_null: {
    takes: [['any']],
    isVariadic: true,
    run: (...values: Value[]) => values.find((value) => value !== null) ?? null,
  },
  reverse: {
    takes: [['string', 'array']],
    run: (value: string | List) => (typeof value === 'string' ? [...value].toReversed().join('') : value.toReversed()),
  },
  sort: { takes: [['scalars']], run: (items: List) => items.toSorted(compareScalars) },
  sort_by: { takes: [['array'], ['reference']], run: sortBy },
  starts_with: { takes: [['string'], ['string']], run: (text: string, start: string) => text.startsWith(start) },
  sum: { takes: [['numbers']], run: sum },
  to_array: { takes: [['any']], run: (value: Value) => (isList(value) ? value : [value]) },
  to_number: { takes: [['any']], run: toNumber },
  to_string: { takes: [['any']], run: (value: Value) => (typeof value === 'string' ? value : jsonText(value)) },
  type: { takes: [['any']], run: typeOf },
  values: { takes: [['object']], run: (table: Table) => [...table.values()] },
};

export function arityOf(name: string): { readonly least: number; readonly most: number } | undefined {
  const found = Object.hasOwn(known, name) ? known[name] : undefined;
  return found && { least: found.takes.length, most: found.isVariadic ? Infinity : found.takes.length };
}

/** The value of a function; its name and the number of arguments are right. Error: `invalid-type`. */
export function callFunction(name: string, args: readonly Given[]): Value {
  const found = known[name] as Known;
  for (const [index, given] of args.entries()) {
    const kinds = found.takes[Math.min(index, found.takes.length - 1)] ?? [];
    if (!kinds.some((kind) => isOf(given, kind))) throw wrongType(name, index + 1, kinds, given);
  }
  return found.run(...(args as never[]));
}
