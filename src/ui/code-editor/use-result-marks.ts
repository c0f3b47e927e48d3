import { useState } from 'react';
import type { OperationState } from '../hooks/use-runner.ts';
import type { Mark } from './marks.ts';

const none: readonly Mark[] = [];

/**
 * The marks of the last result of this very text: while the next one is on its way, the editor moves those that it has
 * with what is typed. None beside an error.
 *
 * @example
 * ```tsx
 * const run = useOperation(scan, draft);
 * const marks = useResultMarks(run, draft.text, marksOf); // marksOf stays the same function
 * ```
 */
export function useResultMarks<R>(
  { value, source, error }: OperationState<R, { readonly text: string }>,
  text: string,
  marksOf: (value: R) => readonly Mark[],
): readonly Mark[] {
  const [kept, keep] = useState<{ readonly value?: R; readonly marksOf?: unknown; readonly marks: readonly Mark[] }>({
    marks: none,
  });
  if (error || value === undefined || text === '') return none;
  const isCurrent = source?.text === text;
  if (!isCurrent || (kept.value === value && kept.marksOf === marksOf)) return kept.marks;
  const marks = marksOf(value);
  keep({ value, marksOf, marks });
  return marks;
}
