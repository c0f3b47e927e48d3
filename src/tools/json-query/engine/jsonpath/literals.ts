import { Float, type Value } from '#lib/documents/value.ts';
import type { Cursor } from './cursor.ts';

const integerStart = /-?\d+/y;
const integerForm = /^(?:0|-?[1-9]\d*)$/;
const numberStart = /-?\d[\d.eE+-]*/y;
const numberForm = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][-+]?\d+)?$/;

/** Within the range of exact integers (RFC 9535 §2.1). */
export function integerAt(cursor: Cursor): number | undefined {
  const start = cursor.at;
  const digits = cursor.match(integerStart);
  if (digits === undefined) {
    if (cursor.sees('-')) cursor.refuse('bad-number');
    return undefined;
  }
  if (!integerForm.test(digits)) cursor.refuse('bad-number', start);
  if (!Number.isSafeInteger(Number(digits))) cursor.refuse('out-of-range', start);
  return Number(digits);
}

/** A number, `true`, `false` or `null`. */
export function literalAt(cursor: Cursor): Value {
  for (const [word, value] of [
    ['true', true],
    ['false', false],
    ['null', null],
  ] as const) {
    if (cursor.take(word)) return value;
  }
  const start = cursor.at;
  const digits = cursor.match(numberStart);
  if (digits === undefined) return cursor.refuse();
  if (!numberForm.test(digits)) return cursor.refuse('bad-number', start);
  return /^-?\d+$/.test(digits) ? BigInt(digits) : new Float(Number(digits), digits);
}
