import type { Fields, Input } from '#core/field.ts';
import { failed, type Operation, type Result } from '#core/operation.ts';

/** The longest time that a timer can wait: more than 24 days. */
const longest = 2 ** 31 - 1;

/**
 * The time limit of a run in milliseconds: the limit that the operation declares or the requested one, whichever is
 * shorter.
 */
export function timeLimitOf<F extends Fields, R>(
  { timeLimit }: Operation<F, R>,
  input: Input<F>,
  wanted?: number,
): number | undefined {
  if (wanted !== undefined && !(wanted > 0)) throw new RangeError(`a time limit is a positive number, not ${wanted}`);
  const own = timeLimit?.(input);
  if (own === undefined && wanted === undefined) return undefined;
  return Math.min(own ?? longest, wanted ?? longest, longest);
}

export const cancelled: Result<never> = failed('cancelled');

/** The answer to a run that was stopped at its time limit. */
export const tooSlow = (limit: number): Result<never> => failed('too-slow', { limit });
