import { ToolError } from '#core/operation.ts';
import { asciiUpperCase } from '#lib/ascii-case.ts';
import { largestOffset, readMonthEnd } from './month-end.ts';
import { isJava, rangeOf, type Dialect, type FieldName, type Range } from './fields.ts';

/** One part of a comma list. Numbers are those of the dialect. */
export interface Item {
  /** As typed. */
  readonly text: string;
  /** In the order they are counted; a range that wraps goes on from the smallest number. */
  readonly numbers: readonly number[];
  /** `*` or `?`, with or without a step. */
  readonly isAll: boolean;
  /** 1 without a step. */
  readonly step: number;
  /** A step that starts from one number: `5/15`. */
  readonly isOpen: boolean;
  /** L, W and #: days that the calendar decides; nothing is in `numbers`. */
  readonly isSpecial: boolean;
}

type Reason = 'syntax' | 'out-of-range' | 'step' | 'descending-range' | 'question-mark';

interface Place {
  readonly field: FieldName;
  readonly dialect: Dialect;
  readonly range: Range;
  /** The item being read, as typed. */
  readonly text: string;
}

export function fail(
  place: Omit<Place, 'dialect'>,
  reason: Reason,
  more: Readonly<Record<string, string>> = {},
): never {
  const { field, range, text } = place;
  throw new ToolError('invalid-field', { field, value: text, reason, bounds: `${range.min}–${range.max}`, ...more });
}

/** A number or a name; Sunday may be 7 where it is 0. */
function numberOf(word: string, place: Place): number {
  const { field, dialect, range } = place;
  const named = range.names.indexOf(asciiUpperCase(word));
  if (named >= 0) return named + range.min;
  if (!/^\d{1,9}$/.test(word)) fail(place, 'syntax');
  const number = Number(word);
  const max = field === 'dayOfWeek' && !isJava(dialect) ? 7 : range.max;
  if (number < range.min || number > max) fail({ ...place, range: { ...range, max } }, 'out-of-range');
  return number;
}

function specialOf(place: Place): boolean {
  const text = asciiUpperCase(place.text);
  if (place.field === 'dayOfMonth') {
    if (text === 'L' || text === 'LW') return true;
    const monthEnd = readMonthEnd(text);
    if (monthEnd && monthEnd.offset > largestOffset) {
      fail({ ...place, range: { ...place.range, min: 0, max: largestOffset } }, 'out-of-range');
    }
    if (monthEnd) return true;
    const nearest = /^(\d+)W$/.exec(text)?.[1];
    return nearest !== undefined && numberOf(nearest, place) > 0;
  }
  if (place.field !== 'dayOfWeek') return false;
  if (text === 'L') return isJava(place.dialect);
  const [, day, sign, nth] = /^(\w+?)(?:(L)|#(\d+))$/.exec(text) ?? [];
  if (day === undefined || (sign && !/^(?:\d+|[A-Z]{3})$/.test(day))) return false;
  numberOf(day, place);
  if (nth !== undefined && (Number(nth) < 1 || Number(nth) > 5))
    fail({ ...place, range: { ...place.range, min: 1, max: 5 } }, 'out-of-range');
  return true;
}

/** The descending range as the two that say the same. */
function corrected(
  from: string,
  to: string,
  numbers: readonly number[],
  step: number,
  { field, range }: Place,
): string {
  if (field === 'year') return `${to}-${from}${step > 1 ? `/${step}` : ''}`;
  if (step > 1) return numbers.join(',');
  const isNamed = range.names.includes(asciiUpperCase(from));
  const edge = (end: number): string => (isNamed ? range.names[end - range.min] : undefined) ?? String(end);
  const part = (a: string, b: string): string => (a === b ? a : `${a}-${b}`);
  const rest = part(edge(range.min), to);
  // Sunday as 7 is the 0 that the week begins with.
  return field === 'dayOfWeek' && from === '7' ? rest : `${part(from, edge(range.max))},${rest}`;
}

function rangeNumbers(from: number, to: number, step: number): number[] {
  return Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, index) => from + index * step);
}

function wrapped(from: number, to: number, step: number, { min, max }: Range): number[] {
  const size = max - min + 1;
  return rangeNumbers(from, to + size, step).map((number) => ((number - min) % size) + min);
}

/** `20-L`: to the last day of the month, which is at most the 31st. */
export const endsAtLastDay = ({ text }: Pick<Item, 'text'>, field: FieldName): boolean =>
  field === 'dayOfMonth' && /^\d+-L(?:\/|$)/i.test(text);

/** Reads one part of a field. Errors: `invalid-field` with a reason. */
export function parseItem(text: string, field: FieldName, dialect: Dialect): Item {
  const range = rangeOf(field, dialect);
  const place: Place = { text, field, dialect, range };
  const item = { text, isAll: false, step: 1, isOpen: false, isSpecial: false };
  if (specialOf(place)) return { ...item, numbers: [], isSpecial: true };
  const [base = '', steps, ...more] = text.split('/');
  if (base === '?' && field !== 'dayOfMonth' && field !== 'dayOfWeek') fail(place, 'question-mark');
  if (more.length > 0 || base === '' || (steps !== undefined && (base === '?' || !/^\d+$/.test(steps)))) {
    fail(place, 'syntax');
  }
  const step = Number(steps ?? 1);
  if (step < 1 || step > range.max - range.min + 1) fail(place, 'step');
  if (base === '*' || base === '?') {
    return { ...item, numbers: rangeNumbers(range.min, range.max, step), isAll: true, step };
  }
  const [first = '', last, ...others] = base.split('-');
  if (others.length > 0) fail(place, 'syntax');
  const from = numberOf(first, place);
  if (last === undefined) {
    const to = steps === undefined ? from : Math.max(from, range.max);
    return { ...item, numbers: rangeNumbers(from, to, step), step, isOpen: steps !== undefined };
  }
  const end = endsAtLastDay(item, field) ? range.max : numberOf(last, place);
  // `FRI-SUN`: the week ends with the Sunday that is 7.
  const to = end === 0 && from > 0 && asciiUpperCase(last) === 'SUN' ? 7 : end;
  if (from <= to) return { ...item, numbers: rangeNumbers(from, to, step), step };
  const numbers = wrapped(from, to, step, range);
  if (dialect !== 'quartz' || field === 'year') {
    fail(place, 'descending-range', { correction: corrected(first, last, numbers, step, place) });
  }
  return { ...item, numbers, step };
}
