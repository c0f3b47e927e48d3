import { useEffect } from 'react';
import type { Failure } from '#core/operation.ts';
import { useRunner } from '#ui/hooks/use-runner.ts';
import { format } from '../engine.ts';
import type { PartProps } from './draft.ts';

export type Side = 'left' | 'right';

export interface Tidy {
  /** Why the document could not be tidied, until it changes. */
  readonly error: Failure | undefined;
  readonly format: () => void;
  readonly sortKeys: () => void;
}

/** Formats a document or sorts its keys; the result takes its place once, and only when nothing was typed meanwhile. */
export function useTidy(side: Side, { draft, change }: PartProps): Tidy {
  const text = draft[side];
  const { start, clear, value, source, error } = useRunner(format, { transient: true });
  // Typing ends the run, and what it said of the text before.
  useEffect(() => clear, [clear, text]);
  useEffect(() => {
    if (value !== undefined && source?.text === text) change({ [side]: value });
  }, [value, source, text, side, change]);
  return {
    error: error && { ...error, details: { side, ...error.details } },
    format: () => start({ text }),
    sortKeys: () => start({ text, sortKeys: true }),
  };
}
