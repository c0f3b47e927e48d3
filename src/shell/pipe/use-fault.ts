import { stopsAtFault, type usePipeRun } from './use-pipe-run.ts';
import type { PipeDraft } from './model.ts';
import { useFaultSentence } from './use-sentence.ts';

interface ShownFault {
  /** The card of the step that failed. */
  readonly key: number | undefined;
  /** The number that the step has now; undefined where there is nothing to say. */
  readonly step: number | undefined;
  readonly sentence: string;
}

/** The fault that stopped the pipe. A fault of an older input is hidden, unless a newer run is about to report. */
export function useFault(run: ReturnType<typeof usePipeRun>, draft: PipeDraft): ShownFault {
  const faulty = stopsAtFault(draft) ? run.ran.find(({ stage }) => stage.fault) : undefined;
  const sentence = useFaultSentence(faulty?.stage.fault, faulty?.draft.op, draft.items);
  const index = draft.steps.findIndex(({ key }) => key === faulty?.draft.key);
  const isTold = index >= 0 && (!run.isStale || run.isAwaited);
  return { key: faulty?.draft.key, step: isTold ? index + 1 : undefined, sentence: isTold ? sentence : '' };
}
