import { useCallback, useEffect, useRef, useState } from 'react';
import type { Draft, Fields } from '#core/field.ts';
import { isRandom, type Failure, type Operation } from '#core/operation.ts';
import { prepare, runInPage, type Prepared } from '#run/run-in-page.ts';
import { whileActive } from './activity.ts';
import { rememberRun } from './last-runs.ts';
import type { Answer } from './prerendered-answers.ts';
import { useToolId } from './tool-context.ts';
import { useUnsaved } from './unsaved.ts';

export interface Progress {
  readonly done: number;
  /** 0 when it is unknown. */
  readonly total: number;
}

export interface OperationState<R, I = unknown> {
  /** The last good result; stays while a newer one is computed or the input is wrong. */
  readonly value: R | undefined;
  /** The input that produced `value`; the current input may already be newer. */
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

interface Runs<F extends Fields, R> extends OperationState<R, Draft<F>>, Pick<Runner<F, R>, 'cancel' | 'clear'> {
  /** Starts a run; an older one is superseded. `request` is kept as `answered` once it has ended. */
  readonly start: (prepared: Prepared<F, R>, request?: unknown) => void;
  /** The request of the last run that has ended, well, with an error or by `cancel`. */
  readonly answered: unknown;
  /** `value` was drawn at random: the same input does not bring it back. */
  readonly random: boolean;
}

const slowAfter = 300;
const nothing = {
  value: undefined,
  source: undefined,
  random: false,
  error: undefined,
  stale: false,
  slow: false,
  progress: undefined,
  answered: undefined,
};

/** The request of an answer that came with the page. */
const prerendered = Symbol('prerendered');

/** The last good result, of an older input now. */
const kept = <R, I>({ value, source, random }: OperationState<R, I> & { readonly random: boolean }) => ({
  value,
  source,
  random,
  stale: value !== undefined,
});

interface Options {
  /** Whether the result is used immediately or comes back automatically: reloading the page loses nothing. */
  readonly transient?: boolean;
}

/**
 * Runs an operation when told to, for work that must not follow the typing: files, bcrypt, key generation.
 *
 * @example
 * ```tsx
 * const pair = useRunner(generate);
 * return <Button onClick={() => pair.start({ bits: 2048 })}>Generate</Button>;
 * ```
 */
export function useRunner<F extends Fields, R>(
  operation: Operation<F, R>,
  { transient = false }: Options = {},
): Runner<F, R> {
  const { start: startPrepared, random: _, answered: __, ...state } = useRuns<F, R>();
  useUnsaved(!transient && state.value !== undefined);
  const start = useCallback((draft: Draft<F>) => startPrepared(prepare(operation, draft)), [operation, startPrepared]);
  return { ...state, start };
}

/**
 * The members that `useRunner` and `useOperation` share; `known` gives what there is to show before the first run. What
 * runs `aside` is not among the last runs of the page.
 */
export function useRuns<F extends Fields, R>(known?: () => Answer | undefined, aside = false): Runs<F, R> {
  type State = OperationState<R, Draft<F>> & Pick<Runs<F, R>, 'random' | 'answered'>;
  const [state, setState] = useState<State & { readonly crash?: unknown }>(() => {
    const answer = known?.();
    return answer
      ? { ...nothing, value: answer.value as R, source: answer.input as Draft<F>, answered: prerendered }
      : nothing;
  });
  const current = useRef<AbortController>(undefined);
  const asked = useRef<unknown>(undefined);
  const tool = useToolId();

  const stop = useCallback(() => {
    current.current?.abort();
    current.current = undefined;
  }, []);

  const start = useCallback(
    (prepared: Prepared<F, R>, request?: unknown) => {
      stop();
      asked.current = request;
      const controller = new AbortController();
      current.current = controller;
      const update = (change: (before: State) => State): void => {
        if (current.current === controller) setState(change);
      };
      // The answer that came with the page is one to this input: no dimming and no progress while the run confirms it.
      const isShown = ({ answered, source }: State): boolean => answered === prerendered && source === prepared.draft;
      // The progress is that of the older run.
      setState((before) => {
        const stale = before.stale || (before.value !== undefined && !isShown(before));
        return stale === before.stale && !before.progress ? before : { ...before, stale, progress: undefined };
      });
      const timer = setTimeout(() => update((before) => ({ ...before, slow: !isShown(before) })), slowAfter);
      const progress = (done: number, total: number): void =>
        update((before) => ({ ...before, progress: { done, total } }));
      whileActive(runInPage(prepared, { signal: controller.signal, progress }))
        .then(
          (result) => {
            if (result.ok && !aside && current.current === controller) rememberRun(tool, prepared, result.value);
            update((before) =>
              result.ok
                ? {
                    ...nothing,
                    value: result.value,
                    source: prepared.draft,
                    random: isRandom(prepared.operation, prepared.checked),
                    answered: request,
                  }
                : { ...nothing, ...kept(before), error: result.error, answered: request },
            );
          },
          (crash: unknown) => update((before) => ({ ...before, crash })),
        )
        .finally(() => clearTimeout(timer));
    },
    [stop, tool, aside],
  );

  const cancel = useCallback(() => {
    stop();
    setState((before) => ({ ...nothing, ...kept(before), answered: asked.current }));
  }, [stop]);
  const clear = useCallback(() => {
    stop();
    setState(nothing);
  }, [stop]);

  useEffect(() => stop, [stop]);
  if (state.crash !== undefined) throw state.crash;
  return { ...state, start, cancel, clear };
}
