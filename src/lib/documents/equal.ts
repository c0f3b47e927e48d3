import { compareNumbers, doubleOf, numberKey } from './exact.ts';
import { CalendarDate, Float, isList, isTable, type Value } from './value.ts';

export const isNumber = (value: Value): value is bigint | Float => typeof value === 'bigint' || value instanceof Float;

/** The same JSON value: numbers by their decimal value, members in any order. */
export function isEqual(first: Value, second: Value): boolean {
  if (isNumber(first)) {
    if (!isNumber(second)) return false;
    // What is not a number is the same value everywhere, though it is not ordered.
    return compareNumbers(first, second) === 0 || (Number.isNaN(doubleOf(first)) && Number.isNaN(doubleOf(second)));
  }
  if (isList(first)) {
    return (
      isList(second) && first.length === second.length && first.every((item, at) => isEqual(item, second[at] as Value))
    );
  }
  if (!isTable(first)) return first === second;
  if (!isTable(second) || first.size !== second.size) return false;
  for (const [key, value] of first) {
    const other = second.get(key);
    if (other === undefined || !isEqual(value, other)) return false;
  }
  return true;
}

/** A text that two values share exactly when they are equal. */
export function valueKey(value: Value): string {
  if (isNumber(value)) return numberKey(value);
  if (isList(value)) return `[${value.map(valueKey).join(',')}]`;
  if (value instanceof CalendarDate) return JSON.stringify(value.source);
  if (!isTable(value)) return JSON.stringify(value);
  const members = Array.from(value, ([key, member]) => `${JSON.stringify(key)}:${valueKey(member)}`);
  return `{${members.toSorted().join(',')}}`;
}
