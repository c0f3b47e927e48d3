import { useMemo, useState } from 'react';
import type { Fields } from '#core/field.ts';
import type { Operation } from '#core/operation.ts';
import { useOperation } from '../hooks/use-operation.ts';
import type { OperationState } from '../hooks/use-runner.ts';
import type { Converted } from './model.ts';

export interface Conversion extends OperationState<Converted> {
  /** It was canceled with these values. */
  readonly isCanceled: boolean;
  readonly cancel: () => void;
  readonly restart: () => void;
}

/** Converts whenever a value changes, until it is canceled. `values` must stay the same object until one of them changes. */
export function useConversion<F extends Fields>(
  convert: Operation<F, Converted>,
  values: Readonly<Record<string, unknown>>,
  enabled: boolean,
): Conversion {
  const [again, setAgain] = useState(0);
  // Stands for the run of these values.
  const current = useMemo(() => ({ values, again }), [values, again]);
  const [canceled, setCanceled] = useState<unknown>();
  const run = useOperation(convert, values, { enabled, again });
  return {
    ...run,
    isCanceled: canceled === current,
    cancel: () => {
      run.cancel();
      setCanceled(current);
    },
    restart: () => setAgain(again + 1),
  };
}
