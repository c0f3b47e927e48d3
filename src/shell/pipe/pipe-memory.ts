import { emptyDraft, History, type PipeDraft } from './model.ts';

let kept = History.of(emptyDraft);

/** The state of the page of pipes, which is kept while the visitor looks at another page. */
export const pipeMemory = {
  read: (): History<PipeDraft> => kept,
  write: (history: History<PipeDraft>): History<PipeDraft> => (kept = history),
};

/** Puts a pipe there; what was there before comes back with undo. */
export function startPipe(draft: PipeDraft): void {
  kept = kept.with(draft);
}
