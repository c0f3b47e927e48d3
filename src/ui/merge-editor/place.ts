import { getChunks, type Chunk } from '@codemirror/merge';
import { EditorSelection, type Text } from '@codemirror/state';
import type { EditorView } from '@codemirror/view';

export type Side = 'left' | 'right';

/** The position of the reader in an editor, in UTF-16 units. */
export interface Place {
  readonly side: Side;
  readonly anchor: number;
  readonly head: number;
}

/** The selection, when the editor has the focus. */
export function placeIn(view: EditorView, side: Side): Place | undefined {
  if (!view.hasFocus) return undefined;
  const { anchor, head } = view.state.selection.main;
  return { side, anchor, head };
}

/** Takes the reader there. */
export function goTo(view: EditorView, { anchor, head }: Place): void {
  const end = view.state.doc.length;
  const selection = EditorSelection.single(Math.min(anchor, end), Math.min(head, end));
  view.dispatch({ selection, scrollIntoView: true });
  view.focus();
}

/** The change at the caret, or the first one. */
export function chunkAt(view: EditorView, side: Side): Chunk | undefined {
  const { chunks = [] } = getChunks(view.state) ?? {};
  const at = view.state.selection.main.head;
  const ends = (chunk: Chunk) =>
    (side === 'left' ? [chunk.fromA, chunk.endA] : [chunk.fromB, chunk.endB]) as [number, number];
  return chunks.find((chunk) => ends(chunk)[0] <= at && at <= ends(chunk)[1]) ?? chunks[0];
}

/** What puts the lines that a change has in `source`, the wanted side, into `target`, the other one. */
export function takeOver(chunk: Chunk, wanted: Side, source: Text, target: Text) {
  const left = [chunk.fromA, chunk.toA] as const;
  const right = [chunk.fromB, chunk.toB] as const;
  const [[from, to], [start, end]] = wanted === 'left' ? [left, right] : [right, left];
  const lines = source.sliceString(from, Math.max(from, to - 1));
  // The last line of a text has no line break to take along.
  const insert = from !== to && end <= target.length ? `${lines}\n` : lines;
  return { from: start, to: Math.min(target.length, end), insert };
}
