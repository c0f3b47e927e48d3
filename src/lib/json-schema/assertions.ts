import { isEqual, isNumber, valueKey } from '../documents/equal.ts';
import { compareNumbers, isMultipleOf, isWhole } from '../documents/exact.ts';
import { jsonNumber, specialName } from '../documents/numbers.ts';
import { jsonText } from '../documents/print-json.ts';
import { isInteger as isWrittenAsInteger, isList, isTable, type Float, type Value } from '../documents/value.ts';
import type { DraftName } from './drafts.ts';
import { formats } from './formats.ts';
import type { Params } from './outcome.ts';
import type { Table } from './registry.ts';

type AnyNumber = bigint | Float;

/** A failed keyword, which may be another one than it was asked for. */
export interface Failed {
  readonly keyword?: string;
  readonly params: Params;
}

type Check = (wanted: Value, value: Value, schema: Table, draft: DraftName) => readonly Failed[];

const none: readonly Failed[] = [];
const failed = (params: Params, keyword?: string): readonly Failed[] => [
  { params, ...(keyword !== undefined && { keyword }) },
];

const textOf = (number: AnyNumber): string => {
  if (typeof number === 'bigint') return String(number);
  return number.isSpecial ? specialName(number) : jsonNumber(number);
};
const valueText = (value: Value): string => (isNumber(value) ? textOf(value) : jsonText(value));

/** `1.0` is an integer from draft-06 on. */
const isInteger = (value: Value, draft: DraftName): boolean =>
  isNumber(value) && (draft === 'draft-04' ? isWrittenAsInteger(value) : isWhole(value));

export function typeName(value: Value, draft: DraftName): string {
  if (value === null) return 'null';
  if (isList(value)) return 'array';
  if (isTable(value)) return 'object';
  if (isNumber(value)) return isInteger(value, draft) ? 'integer' : 'number';
  return typeof value === 'boolean' ? 'boolean' : 'string';
}

function checkType(wanted: Value, value: Value, draft: DraftName): readonly Failed[] {
  const expected = (isList(wanted) ? wanted : [wanted]).map(String);
  const actual = typeName(value, draft);
  if (expected.includes(actual) || (actual === 'integer' && expected.includes('number'))) return none;
  return failed({ expected, actual });
}

/** A bound of numbers; `sign` 1 for the largest. */
function bound(wanted: Value, value: Value, sign: 1 | -1, isExclusive: boolean, keyword?: string): readonly Failed[] {
  if (!isNumber(wanted) || !isNumber(value)) return none;
  const order = sign * compareNumbers(value, wanted);
  if (order < 0 || (order === 0 && !isExclusive)) return none;
  return failed({ limit: textOf(wanted), actual: textOf(value) }, order === 0 ? keyword : undefined);
}

/** A bound of lengths. */
function size(wanted: Value, actual: number | undefined, sign: 1 | -1): readonly Failed[] {
  if (actual === undefined || !isNumber(wanted)) return none;
  if (sign * compareNumbers(BigInt(actual), wanted) <= 0) return none;
  return failed({ limit: textOf(wanted), actual: String(actual) });
}

const lengthOf = (value: Value): number | undefined => (typeof value === 'string' ? [...value].length : undefined);
const countOf = (value: Value): number | undefined => (isList(value) ? value.length : undefined);
const sizeOf = (value: Value): number | undefined => (isTable(value) ? value.size : undefined);

const regexes = new Map<string, RegExp>();

/** By ECMA-262 with the flag `u`. */
export function regexOf(pattern: string): RegExp {
  let regex = regexes.get(pattern);
  if (!regex) regexes.set(pattern, (regex = new RegExp(pattern, 'u')));
  return regex;
}

function checkUnique(wanted: Value, value: Value): readonly Failed[] {
  if (wanted !== true || !isList(value)) return none;
  const seen = new Map<string, number>();
  for (const [second, item] of value.entries()) {
    const key = valueKey(item);
    const first = seen.get(key);
    if (first !== undefined) return failed({ first, second });
    seen.set(key, second);
  }
  return none;
}

function checkRequired(wanted: Value, value: Value): readonly Failed[] {
  if (!isList(wanted) || !isTable(value)) return none;
  return wanted.flatMap((name) => (value.has(String(name)) ? [] : failed({ property: String(name) })));
}

function checkDependent(wanted: Value, value: Value): readonly Failed[] {
  if (!isTable(wanted) || !isTable(value)) return none;
  return [...wanted].flatMap(([name, names]) => (value.has(name) && isList(names) ? checkRequired(names, value) : []));
}

/** Each keyword that looks at the value alone. */
export const assertions: Readonly<Record<string, Check>> = {
  type: (wanted, value, _, draft) => checkType(wanted, value, draft),
  enum: (wanted, value) =>
    !isList(wanted) || wanted.some((each) => isEqual(each, value)) ? none : failed({ allowed: wanted.map(valueText) }),
  const: (wanted, value, _, draft) =>
    draft === 'draft-04' || isEqual(wanted, value) ? none : failed({ allowed: valueText(wanted) }),
  multipleOf: (wanted, value) =>
    !isNumber(wanted) || !isNumber(value) || isMultipleOf(value, wanted) ? none : failed({ divisor: textOf(wanted) }),
  maximum: (wanted, value, schema) =>
    bound(wanted, value, 1, schema.get('exclusiveMaximum') === true, 'exclusiveMaximum'),
  minimum: (wanted, value, schema) =>
    bound(wanted, value, -1, schema.get('exclusiveMinimum') === true, 'exclusiveMinimum'),
  exclusiveMaximum: (wanted, value) => bound(wanted, value, 1, true),
  exclusiveMinimum: (wanted, value) => bound(wanted, value, -1, true),
  maxLength: (wanted, value) => size(wanted, lengthOf(value), 1),
  minLength: (wanted, value) => size(wanted, lengthOf(value), -1),
  maxItems: (wanted, value) => size(wanted, countOf(value), 1),
  minItems: (wanted, value) => size(wanted, countOf(value), -1),
  maxProperties: (wanted, value) => size(wanted, sizeOf(value), 1),
  minProperties: (wanted, value) => size(wanted, sizeOf(value), -1),
  pattern: (wanted, value) =>
    typeof wanted !== 'string' || typeof value !== 'string' || regexOf(wanted).test(value)
      ? none
      : failed({ pattern: wanted }),
  uniqueItems: checkUnique,
  required: checkRequired,
  dependentRequired: checkDependent,
};

export function checkFormat(wanted: Value, value: Value): readonly Failed[] {
  if (typeof wanted !== 'string' || typeof value !== 'string' || !Object.hasOwn(formats, wanted)) return none;
  return formats[wanted]?.(value) === false ? failed({ format: wanted }) : none;
}
