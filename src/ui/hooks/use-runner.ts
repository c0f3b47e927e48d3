import { useCallback, useEffect, useRef, useState } from 'react';
import type { Draft, Fields } from '#core/field.ts';
import type { Failure, Operation } from '#core/operation.ts';
import { run } from '#run/run.ts';
import { whileActive } from './activity.ts';

export interface Progress {
  readonly done: number;
  /** 0 when it is unknown. */
  readonly total: number;
}

export interface OperationState<R, I = unknown> {
  /** The last good result; stays while a newer one is computed or the input is wrong. */
  readonly value: R | undefined;
  /** What `value` was made from: the input may be a newer one already. */
  readonly source: I | undefined;
  readonly error: Failure | undefined;
  /** True when `value` does not belong to the current input: show it dimmed. */
  readonly stale: boolean;
  /** True from 300 ms after the start of a run: show progress and Cancel. */
  readonly slow: boolean;
  readonly progress: Progress | undefined;
}

export interface Runner<F extends Fields, R> extends OperationState<R, Draft<F>> {
  /** Starts a run; an older one is superseded. */
  readonly start: (draft: Draft<F>) => void;
  readonly cancel: () => void;
  /** Back to no result and no error. */
  readonly clear: () => void;
}

const slowAfter = 300;
const nothing = {
  value: undefined,
  source: undefined,
  error: undefined,
  stale: false,
  slow: false,
  progress: undefined,
};

/** The last good result, of an older input now. */
const kept = <R, I>({ value, source }: OperationState<R, I>) => ({ value, source, stale: value !== undefined });

/** Runs an operation when told to, for work that must not follow the typing: files, bcrypt, key generation. */
export function useRunner<F extends Fields, R>(operation: Operation<F, R>): Runner<F, R> {
  type State = OperationState<R, Draft<F>>;
  const [state, setState] = useState<State & { readonly crash?: unknown }>(nothing);
  const current = useRef<AbortController>(undefined);

  const stop = useCallback(() => {
    current.current?.abort();
    current.current = undefined;
  }, []);

  const start = useCallback(
    (draft: Draft<F>) => {
      stop();
      const controller = new AbortController();
      current.current = controller;
      const update = (change: (before: State) => State): void => {
        if (current.current === controller) setState(change);
      };
      setState((before) => (before.value === undefined || before.stale ? before : { ...before, stale: true }));
      const timer = setTimeout(() => update((before) => ({ ...before, slow: true })), slowAfter);
      const progress = (done: number, total: number): void =>
        update((before) => ({ ...before, progress: { done, total } }));
      whileActive(run(operation, draft, { signal: controller.signal, progress }))
        .then(
          (result) =>
            update((before) =>
              result.ok
                ? { ...nothing, value: result.value, source: draft }
                : { ...nothing, ...kept(before), error: result.error },
            ),
          (crash: unknown) => update((before) => ({ ...before, crash })),
        )
        .finally(() => clearTimeout(timer));
    },
    [operation, stop],
  );

  const cancel = useCallback(() => {
    stop();
    setState((before) => ({ ...nothing, ...kept(before) }));
  }, [stop]);
  const clear = useCallback(() => {
    stop();
    setState(nothing);
  }, [stop]);

  useEffect(() => stop, [stop]);
  if (state.crash !== undefined) throw state.crash;
  return { ...state, start, cancel, clear };
}
