import { useState } from 'react';
import type { Draft, Fields } from '#core/field.ts';
import type { Operation } from '#core/operation.ts';
import { sameValues } from './same-values.ts';
import { useOperation } from './use-operation.ts';
import type { OperationState } from './use-runner.ts';

export interface Restartable<R, I = unknown> extends OperationState<R, I> {
  /** The run of the current input was canceled. */
  readonly isCanceled: boolean;
  readonly cancel: () => void;
  /** Runs the current input again. */
  readonly restart: () => void;
}

/**
 * `useOperation` for work that takes so long that it is canceled at times: what was canceled stays so until the input
 * changes or it is started again.
 *
 * @example
 * ```ts
 * const { value, isCanceled, restart } = useRestartable(convertFile, draft);
 * ```
 */
export function useRestartable<F extends Fields, R>(
  operation: Operation<F, R>,
  draft: Readonly<Record<string, unknown>>,
  { enabled = true }: { readonly enabled?: boolean } = {},
): Restartable<R, Draft<F>> {
  const [again, setAgain] = useState(0);
  const [canceled, setCanceled] = useState<Readonly<Record<string, unknown>>>();
  const run = useOperation(operation, draft, { enabled, again });
  const request = { again, ...Object.fromEntries(Object.keys(operation.input).map((name) => [name, draft[name]])) };
  return {
    ...run,
    isCanceled: canceled !== undefined && sameValues(canceled, request),
    cancel: () => {
      run.cancel();
      setCanceled(request);
    },
    restart: () => setAgain(again + 1),
  };
}
