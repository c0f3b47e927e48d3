import { ToolError } from '#core/operation.ts';
import { readTypedEscapes } from '#lib/typed-escapes.ts';

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

/** Picks columns of a line that has so many; from 0, and out of it where there is none. */
type Pick = (count: number) => number[];

const place = (number: number, count: number): number => (number < 0 ? count + number : number - 1);

function readPart(part: string, step: number): Pick {
  const [, first, last = first] = /^\s*(-?\d+)\s*(?:-\s*(-?\d+)\s*)?$/.exec(part) ?? [];
  const [from, to] = [Number(first), Number(last)];
  if (first === undefined || from === 0 || to === 0) throw new ToolError('invalid-columns', { step, part });
  return (count) => {
    const [start, end] = [place(from, count), place(to, count)];
    if (from < 0 === to < 0 && start > end) return Array.from({ length: start - end + 1 }, (_, at) => start - at);
    return Array.from({ length: Math.max(0, end - start + 1) }, (_, at) => start + at);
  };
}

/** `3,1-2,-1`: columns from 1, from the right when negative, and ranges. Error: `invalid-columns` { step, part }. */
export function readColumns(columns: string, step: number): Pick {
  if (columns.trim() === '') return (count) => Array.from({ length: count }, (_, at) => at);
  const parts = columns.split(',').map((part) => readPart(part, step));
  return (count) => parts.flatMap((pick) => pick(count));
}
