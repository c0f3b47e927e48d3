import { list, number } from '#core/field.ts';
import { operation } from '#core/operation.ts';
import { formatTime } from './engine/time.ts';
import { lapsOf } from './engine/laps.ts';

/** Milliseconds as `MM:SS.mmm`, from one hour `HH:MM:SS.mmm`; fractions of a millisecond are cut off. */
export const format = operation('chronometer/format', {
  input: { milliseconds: number({ min: 0 }) },
  result: 'text',
  run: ({ milliseconds }) => formatTime(milliseconds),
});

/**
 * The laps between marks, which are running totals in ascending order.
 * @throws `marks-not-ascending` with the `index` of the first mark that is smaller than the one before it.
 */
export const laps = operation('chronometer/laps', {
  input: { marks: list(number(), { max: 10_000 }) },
  run: ({ marks }) => lapsOf(marks),
});
