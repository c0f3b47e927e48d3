import { device } from '#ui/hooks/storage.ts';
import { holdUnsaved } from '#ui/hooks/unsaved.ts';
import { emptyDraft, History, type PipeDraft } from './model.ts';

let kept = History.of(emptyDraft);
let release: (() => void) | undefined;

function write(history: History<PipeDraft>): History<PipeDraft> {
  kept = history;
  const { steps, input } = history.now;
  if (steps.length > 0 || input !== '') release ??= holdUnsaved();
  else {
    release?.();
    release = undefined;
  }
  return history;
}

/** The state of the page of pipes, which is kept while the visitor looks at another page; only a reload ends it. */
export const pipeMemory = {
  read: (): History<PipeDraft> => kept,
  write,
};

/** Puts a pipe there; what was there before comes back with undo. */
export function startPipe(draft: PipeDraft): void {
  write(kept.with(draft));
}

// With all that undo would bring back.
device.addEventListener('forget', () => write(History.of(emptyDraft)));
