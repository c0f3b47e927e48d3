import { ToolError } from '#core/operation.ts';
import { formatTime } from './time.ts';

export interface Lap {
  /** Counted from 1. */
  readonly lap: number;
  readonly lapMs: number;
  readonly totalMs: number;
  readonly lapTime: string;
  readonly totalTime: string;
  readonly fastest: boolean;
  readonly slowest: boolean;
}

/** A difference of two marks without the noise of binary fractions. */
const difference = (later: number, earlier: number): number => Number((later - earlier).toFixed(6));

/** The laps between marks; the first is counted from 0. */
export function lapsOf(marks: readonly number[]): Lap[] {
  const lengths = marks.map((mark, index) => {
    const previous = index === 0 ? 0 : (marks[index - 1] as number);
    if (mark < previous) throw new ToolError('marks-not-ascending', { index, lap: index + 1, mark, previous });
    return difference(mark, previous);
  });
  const shortest = lengths.reduce((a, b) => Math.min(a, b), Infinity);
  const longest = lengths.reduce((a, b) => Math.max(a, b), -Infinity);
  const fastest = shortest < longest ? lengths.indexOf(shortest) : -1;
  const slowest = shortest < longest ? lengths.indexOf(longest) : -1;
  return lengths.map((lapMs, index) => {
    const totalMs = marks[index] as number;
    return {
      lap: index + 1,
      lapMs,
      totalMs,
      lapTime: formatTime(lapMs),
      totalTime: formatTime(totalMs),
      fastest: index === fastest,
      slowest: index === slowest,
    };
  });
}
