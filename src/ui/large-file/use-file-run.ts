import { useMemo, useState } from 'react';
import type { Draft, Fields } from '#core/field.ts';
import type { Operation } from '#core/operation.ts';
import { useOperation } from '../hooks/use-operation.ts';
import type { OperationState } from '../hooks/use-runner.ts';

export interface FileRun<R, I = unknown> extends OperationState<R, I> {
  /** It was canceled with these values. */
  readonly isStopped: boolean;
  readonly stop: () => void;
  readonly restart: () => void;
}

/** Runs an operation on a file whenever the options change, until it is stopped. */
export function useFileRun<F extends Fields, R>(
  operation: Operation<F, R>,
  draft: Readonly<Record<string, unknown>>,
  file: File,
): FileRun<R, Draft<F>> {
  const [again, setAgain] = useState(0);
  // Stands for the run of these values.
  const current = useMemo(() => ({ draft, file, again }), [draft, file, again]);
  const [stopped, setStopped] = useState<unknown>();
  const { cancel, ...run } = useOperation(operation, { ...draft, file }, { again });
  return {
    ...run,
    isStopped: stopped === current,
    stop: () => {
      cancel();
      setStopped(current);
    },
    restart: () => setAgain(again + 1),
  };
}
