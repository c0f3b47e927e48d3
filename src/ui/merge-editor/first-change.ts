import type { Extension } from '@codemirror/state';
import { getChunks } from '@codemirror/merge';
import { EditorView, type ViewUpdate } from '@codemirror/view';
import { isWritten } from './columns.ts';
import type { Side } from './place.ts';

/** Above the change, in px: what stands before it stays readable. */
const marginAbove = 60;

/** Whether the reader replaced the whole text, as by pasting over it. */
function isReplaced({ startState, changes }: ViewUpdate): boolean {
  let isWhole = false;
  changes.iterChangedRanges((from, to) => {
    isWhole ||= from === 0 && to === startState.doc.length;
  });
  return isWhole;
}

/** Scrolls to the first change, or to the start without one; the caret stays. */
function showFirst(view: EditorView, side: Side): void {
  const [first] = getChunks(view.state)?.chunks ?? [];
  const at = first ? Math.min(side === 'left' ? first.fromA : first.fromB, view.state.doc.length) : 0;
  view.dispatch({ effects: EditorView.scrollIntoView(at, { y: 'start', yMargin: marginAbove }) });
}

/**
 * Shows the first change of a text that arrived as a whole: a paste would leave the reader at its end. Long texts are
 * compared later, so `compared` shows it once more.
 */
export function firstChange() {
  let arrived: [view: EditorView, side: Side] | undefined;
  const arrive = (view: EditorView, side: Side): void => {
    arrived = [view, side];
    // A view cannot be told anything while it reports an update.
    queueMicrotask(() => arrived?.[0] === view && showFirst(view, side));
  };
  return {
    arrive,
    compared(): void {
      if (arrived) showFirst(...arrived);
      arrived = undefined;
    },
    watch: (side: Side): Extension =>
      EditorView.updateListener.of((update) => {
        if (!isWritten(update)) return;
        if (isReplaced(update)) arrive(update.view, side);
        else arrived = undefined;
      }),
  };
}
