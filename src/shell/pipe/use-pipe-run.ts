import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Draft, Fields } from '#core/field.ts';
import { ToolError, type Failure } from '#core/operation.ts';
import { batchOf, emptyBatch, runStage, stageOf, type Batch, type Stage } from '#run/pipe/staged-run.ts';
import { readySteps, type Outcome, type ReadyStep, type RunStep } from '#run/pipe/steps.ts';
import { pageLimit, prepare, runInPage } from '#run/run-in-page.ts';
import { whileActive } from '#ui/hooks/activity.ts';
import { useAwaited } from '#ui/hooks/awaited-answers.ts';
import { useLanguageStore } from '#ui/hooks/language.ts';
import { toast } from '#ui/toast/toast.tsx';
import { messagesOf } from '../messages/messages.ts';
import { isChunkFailure } from '../part.tsx';
import type { PipeDraft, StepDraft } from './model.ts';

/** Typing pauses this long before a pipe runs, milliseconds. */
const typingPause = 150;
const slowAfter = 300;
/** The maximum number of rows to show while others are still to come. */
const firstRows = 500;

/** What is run of a draft: its name changes nothing. */
type Runnable = Omit<PipeDraft, 'name'>;

/** A step that ran, and what came out. */
export interface Ran {
  readonly draft: StepDraft;
  readonly ready: ReadyStep;
  readonly stage: Stage;
}

/** What is written of a value. */
export interface GoodValue {
  readonly stage: Stage;
  readonly batch: Batch;
  readonly onError: PipeDraft['onError'];
  /** The number that the step had when it ran. */
  readonly ranAs: number;
}

/** The state of the run: stages in the order of the enabled steps. */
export interface PipeRun {
  readonly batch: Batch;
  readonly ran: readonly Ran[];
  /** The last good value of each step, by its key: it stays while a newer one is computed or something is wrong. */
  readonly good: ReadonlyMap<number, GoodValue>;
  /** Fault of the pipe itself; the stages contain the faults of items. */
  readonly error: Failure | undefined;
  /** The step that is running for more than 300 ms. */
  readonly running: { readonly step: number; readonly done: number; readonly total: number } | undefined;
  /** The draft that these belong to. */
  readonly draft: Runnable | undefined;
  /** The draft of the last run that has ended, well, with an error or by `cancel`. */
  readonly answered: Runnable | undefined;
  /** Whether that run was canceled. */
  readonly isCanceled: boolean;
}

const nothing: PipeRun = {
  batch: emptyBatch,
  ran: [],
  good: new Map(),
  error: undefined,
  running: undefined,
  draft: undefined,
  answered: undefined,
  isCanceled: false,
};

/** Whether a fault ends the pipe. */
export const stopsAtFault = ({ items, onError }: Runnable): boolean => items === 'whole' || onError === 'stop';

/** The value after a step where it is a text. */
export function textIn(ran: Ran | undefined): string | undefined {
  const first = ran?.stage.outcomes[0];
  return first?.ok && typeof first.value === 'string' ? first.value : undefined;
}

/** The good values after a run; those of steps that are gone are forgotten. */
function goodAfter(before: PipeRun['good'], draft: Runnable, ran: readonly Ran[], batch: Batch): PipeRun['good'] {
  const isGood = ({ stage }: Ran): boolean => !stage.fault || !stopsAtFault(draft);
  const { onError } = draft;
  const fresh = new Map(
    ran.filter(isGood).map(({ draft: { key }, ready, stage }) => [key, { stage, batch, onError, ranAs: ready.step }]),
  );
  const all = new Map<number, GoodValue>();
  for (const { key } of draft.steps) {
    const good = fresh.get(key) ?? before.get(key);
    if (good) all.set(key, good);
  }
  return all;
}

/** Runs steps until they are canceled. */
export const runWith =
  (signal: AbortSignal): RunStep =>
  (operation, draft) =>
    runInPage(prepare(operation, draft as Draft<Fields>), { signal, progress: () => undefined });

/** Is it small enough to follow the typing? */
export const isLive = ({ input }: Pick<PipeDraft, 'input'>): boolean => input.length <= pageLimit;

interface Controls {
  readonly start: () => void;
  readonly cancel: () => void;
  /** Whether the values shown belong to an older draft. */
  readonly isStale: boolean;
  /** Whether newer ones come by themselves. */
  readonly isAwaited: boolean;
}

/** Runs a pipe, from the first step that is not as it was. */
export function usePipeRun(draft: PipeDraft): PipeRun & Controls {
  const [state, setState] = useState<PipeRun & { readonly crash?: unknown }>(nothing);
  const last = useRef<{ readonly draft: Runnable; readonly ran: readonly Ran[] }>(undefined);
  const current = useRef<AbortController>(undefined);
  const asked = useRef<Runnable>(undefined);
  const { steps, items, onError, input } = draft;
  const wanted = useMemo(() => ({ steps, items, onError, input }), [steps, items, onError, input]);

  const cancel = (): void => {
    current.current?.abort();
    const answered = asked.current;
    setState((before) => ({ ...before, running: undefined, answered, isCanceled: true }));
  };

  const start = useCallback(async (draft: Runnable): Promise<void> => {
    current.current?.abort();
    const controller = new AbortController();
    current.current = controller;
    asked.current = draft;
    // Once more, after Cancel.
    setState((before) => (before.answered === draft ? { ...before, answered: undefined, isCanceled: false } : before));
    const { signal } = controller;
    const show = (change: Partial<PipeRun>): void => {
      if (!signal.aborted) setState((before) => ({ ...before, ...change }));
    };
    const known = last.current;
    try {
      const batch = await batchOf(draft.items, draft.input);
      if (signal.aborted) return;
      const ready = await readySteps(draft);
      const ran: Ran[] = [];
      // What a generator drew stays, whatever is typed into the input that it does not read.
      const readsInput = draft.items !== 'whole' || ready[0]?.operation.source !== undefined;
      let canReuse =
        known?.draft.items === draft.items &&
        known.draft.onError === draft.onError &&
        (!readsInput || known.draft.input === draft.input);
      for (const one of ready) {
        const step = draft.steps[one.step - 1] as StepDraft;
        const before = ran.at(-1)?.stage ?? stageOf(batch.items);
        const old = known?.ran[ran.length];
        canReuse &&= old?.draft === step;
        let shown = performance.now();
        const progress = (done: number, outcomes: readonly Outcome[]): void => {
          if (performance.now() - shown < slowAfter) return;
          shown = performance.now();
          const begun = { draft: step, ready: one, stage: stageOf(outcomes.slice(0, firstRows)) };
          const running = { step: one.step, done, total: before.outcomes.length };
          show({ batch, ran: outcomes.length === 0 ? [...ran] : [...ran, begun], running });
        };
        const timer = setTimeout(() => progress(0, []), slowAfter);
        const options = { onError: draft.onError, run: runWith(signal), signal, progress };
        const stage = canReuse && old ? old.stage : await runStage(one, before.outcomes, options);
        clearTimeout(timer);
        if (!stage || signal.aborted) return;
        ran.push({ draft: step, ready: one, stage });
        if (stage.fault && stopsAtFault(draft)) break;
      }
      last.current = { draft, ran };
      const ended = { batch, ran, error: undefined, running: undefined, draft, answered: draft, isCanceled: false };
      setState((before) => ({ ...before, ...ended, good: goodAfter(before.good, draft, ran, batch) }));
    } catch (error) {
      if (!(error instanceof ToolError)) throw error;
      const { code, details } = error;
      const ended = { running: undefined, answered: draft, isCanceled: false };
      show({ error: { code, message: code, details }, ...ended });
    }
  }, []);

  const startNow = useCallback(
    (draft: Runnable): void => {
      whileActive(start(draft)).catch((crash: unknown) => {
        if (!(crash instanceof Error && isChunkFailure(crash))) {
          setState((before) => ({ ...before, crash }));
          return;
        }
        // The card of a page that crashed offers a reload, which would cost the pipe. Run tries again.
        toast(messagesOf(useLanguageStore.getState().language).t('chunkTitle'));
        setState((before) => ({ ...before, running: undefined, answered: draft, isCanceled: true }));
      });
    },
    [start],
  );
  useEffect(() => {
    if (!isLive(wanted)) return undefined;
    const timer = setTimeout(() => startNow(wanted), typingPause);
    return () => clearTimeout(timer);
  }, [wanted, startNow]);
  useEffect(() => () => current.current?.abort(), []);
  const isEnded = state.answered === wanted;
  const isAwaited = isLive(wanted) && !isEnded;
  useAwaited(isAwaited);
  if (state.crash !== undefined) throw state.crash;
  return {
    ...state,
    isStale: state.draft !== wanted,
    isAwaited,
    isCanceled: isEnded && state.isCanceled,
    start: () => startNow(wanted),
    cancel,
  };
}
