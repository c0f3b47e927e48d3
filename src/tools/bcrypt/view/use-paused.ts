import { useCallback, useEffect, useRef } from 'react';
import type { Draft, Fields } from '#core/field.ts';
import type { Runner } from '#ui/hooks/use-runner.ts';

/** A run starts this long after the last change, milliseconds. */
const pause = 300;

/**
 * Runs when the input has rested, or at once by the function returned; undefined means no input. `input` must keep its
 * identity until a value in it changes; another number of `again` runs it once more.
 */
export function usePaused<F extends Fields, R>(
  { start, cancel, clear }: Runner<F, R>,
  input: Draft<F> | undefined,
  again = 0,
): () => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    if (input === undefined) {
      clear();
      return undefined;
    }
    // What still runs belongs to an older input, and what it gave is dimmed.
    cancel();
    timer.current = setTimeout(() => start(input), pause);
    return () => clearTimeout(timer.current);
  }, [input, again, start, cancel, clear]);
  return useCallback(() => {
    clearTimeout(timer.current);
    if (input !== undefined) start(input);
  }, [input, start]);
}
