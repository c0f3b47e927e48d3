import { ToolError } from '#core/operation.ts';
import { readTypedEscapes } from '#lib/typed-escapes.ts';
import { largest } from './lines.ts';

/** Cuts a line into columns at a delimiter with escapes; an empty one is runs of white space. */
export function columnCutter(delimiter: string): (line: string) => string[] {
  const separator = readTypedEscapes(delimiter);
  if (separator !== '') return (line) => line.split(separator);
  return (line) => line.match(/\P{White_Space}+/gu) ?? [];
}

/** The column that lines are compared by, from 1; the whole line for 0, and '' where it has none. */
export function columnPicker({ column, delimiter }: { readonly column: number; readonly delimiter: string }) {
  if (column === 0) return (line: string): string => line;
  const cut = columnCutter(delimiter);
  return (line: string): string => cut(line)[column - 1] ?? '';
}

/** Columns from one to another, from 0, in either direction; there may be none there. */
interface Range {
  readonly from: number;
  readonly to: number;
}

/** The columns that are wanted of a line that has so many. */
type Pick = (count: number) => readonly Range[];

const furthest = 2 ** 52;
const numberOf = (digits: string): number => Math.max(-furthest, Math.min(furthest, Number(digits)));
const place = (number: number, count: number): number => (number < 0 ? count + number : number - 1);

function readPart(part: string, step: number): (count: number) => Range | undefined {
  const [, first, last = first] = /^\s*(-?\d+)\s*(?:-\s*(-?\d+)\s*)?$/.exec(part) ?? [];
  if (first === undefined || last === undefined) throw new ToolError('invalid-columns', { step, part });
  const [start, end] = [numberOf(first), numberOf(last)];
  if (start === 0 || end === 0) throw new ToolError('invalid-columns', { step, part });
  return (count) => {
    const [from, to] = [place(start, count), place(end, count)];
    return from <= to || start < 0 === end < 0 ? { from, to } : undefined;
  };
}

/** `3,1-2,-1`: columns from 1, from the right when negative, and ranges. Error: `invalid-columns` { step, part }. */
export function readColumns(columns: string, step: number): Pick {
  if (columns.trim() === '') return (count) => (count === 0 ? [] : [{ from: 0, to: count - 1 }]);
  const parts = columns.split(',').map((part) => readPart(part, step));
  return (count) => parts.map((pick) => pick(count)).filter((range) => range !== undefined);
}

/** The cells of some ranges; those that are missing are empty. Error: `too-large` { limit }. */
export function joinCells(cells: readonly string[], ranges: readonly Range[], between: string): string {
  const wanted = ranges.reduce((sum, { from, to }) => sum + Math.abs(to - from) + 1, 0);
  if (wanted > largest || wanted * between.length > largest) throw new ToolError('too-large', { limit: largest });
  const empty = (count: number): string[] => (count > 0 ? [between.repeat(count - 1)] : []);
  return ranges
    .flatMap(({ from, to }) => {
      const [low, high] = [Math.min(from, to), Math.max(from, to)];
      const [first, end] = [Math.min(Math.max(low, 0), high + 1), Math.max(Math.min(high + 1, cells.length), low)];
      const pieces = [...empty(first - low), ...cells.slice(first, end), ...empty(high + 1 - Math.max(first, end))];
      return from > to ? pieces.toReversed() : pieces;
    })
    .join(between);
}
