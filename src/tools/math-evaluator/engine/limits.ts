import { ToolError } from '#core/operation.ts';

/** The most elements of a matrix or a range, and units of a string. */
export const largest = 10_000;

/** The most characters of a sheet, without the blanks around it. */
export const longest = 10_000;

/** The most characters of a result. */
export const longestResult = 1_000_000;

export function tooLarge(symbol?: string): ToolError {
  return new ToolError('too-large', { limit: largest, ...(symbol !== undefined && { symbol }) });
}

/** How long one evaluation may take, in milliseconds. */
export const timeLimit = 2000;

/** Throws `timeout` when the time is over; asked at every step. */
export function clock(limit = timeLimit): () => void {
  const end = performance.now() + limit;
  return () => {
    if (performance.now() > end) throw new ToolError('timeout', { seconds: limit / 1000 });
  };
}

/**
 * Is the stack full (Firefox: `InternalError`), or an array too long? The library throws `RangeError`s as well, for
 * indexes and sizes that do not fit.
 */
export function isOutOfRoom(error: unknown): boolean {
  return error instanceof Error && /call stack|too much recursion|invalid .*length|allocat/i.test(error.message);
}
