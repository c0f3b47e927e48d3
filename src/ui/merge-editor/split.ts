import { Chunk, goToNextChunk, goToPreviousChunk, MergeView } from '@codemirror/merge';
import { Transaction, type Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { withLineFeeds } from '../code-editor/measures.ts';
import {
  configOf,
  extensionsOf,
  fromOutside,
  highlighting,
  isWritten,
  replaceText,
  type Columns,
  type MergeHandlers,
  type MergeSettings,
  type Texts,
} from './columns.ts';
import { copyButton } from './copy-button.ts';
import { firstChange } from './first-change.ts';
import { chunkAt, goTo, placeIn, takeOver, type Side } from './place.ts';

/**
 * Makes both editors use the `chunks` of their merge view. The library only does so after a document change: here an
 * invisible character is added and removed at the end, outside the undo history.
 */
function tellChunks(view: EditorView): void {
  const end = view.state.doc.length;
  const annotations = [fromOutside.of(true), Transaction.addToHistory.of(false)];
  const come = view.state.update({ changes: { from: end, insert: ' ' }, annotations });
  const go = come.state.update({ changes: { from: end, to: end + 1 }, annotations });
  view.dispatch([come, go]);
}

/** Two editors side by side. */
export function createSplit(
  root: ShadowRoot,
  texts: Texts,
  settings: MergeSettings,
  syntax: Extension,
  onChange: MergeHandlers['onChange'],
): Columns {
  const compared = { ...settings };
  const config = configOf(compared);
  const first = firstChange();
  const report = (side: Side): Extension =>
    EditorView.updateListener.of((update) => isWritten(update) && onChange(side, update.state.doc.toString()));
  /** The one that had the focus last: a button that is pressed has it itself. */
  let current: Side = 'right';
  const follow = (side: Side): Extension => EditorView.domEventHandlers({ focus: () => void (current = side) });
  const side = (name: Side) => ({
    doc: withLineFeeds(texts[name]),
    extensions: [
      ...extensionsOf(settings, settings.labels[name], syntax),
      report(name),
      follow(name),
      first.watch(name),
    ],
  });
  const merge = new MergeView({
    root,
    parent: root,
    a: side('left'),
    b: side('right'),
    revertControls: 'a-to-b',
    renderRevertControl: () => copyButton(settings.copyLabel),
    ...config,
  });
  // Both columns are as high as the box, however short their texts.
  merge.dom.style.minHeight = '100%';
  merge.dom.style.display = 'grid';
  // The box scrolls, not the view in it: the frame around what has the focus stays in sight.
  merge.dom.style.overflow = 'visible';
  for (const column of merge.dom.querySelectorAll<HTMLElement>('.cm-mergeViewEditor')) {
    column.style.overflow = 'clip';
    column.style.minInlineSize = '0';
  }
  // The left line of the column of arrows belongs to the left editor.
  merge.dom
    .querySelector<HTMLElement>('.cm-merge-revert')
    ?.style.setProperty('border-inline-end', '1px solid var(--border)');
  const views: Readonly<Record<Side, EditorView>> = { left: merge.a, right: merge.b };
  return {
    setTexts(next) {
      if (replaceText(merge.a, next.left)) first.arrive(merge.a, 'left');
      if (replaceText(merge.b, next.right)) first.arrive(merge.b, 'right');
    },
    highlight(loaded) {
      for (const view of [merge.a, merge.b]) view.dispatch({ effects: highlighting.reconfigure(loaded) });
    },
    recompare(changesOf) {
      compared.changesOf = changesOf;
      merge.chunks = Chunk.build(merge.a.state.doc, merge.b.state.doc, config.diffConfig);
      tellChunks(merge.b);
      if (config.collapseUnchanged) merge.reconfigure({ collapseUnchanged: config.collapseUnchanged });
      first.compared();
    },
    go(direction) {
      const view = views[current];
      (direction === 'next' ? goToNextChunk : goToPreviousChunk)(view);
      view.focus();
    },
    take(wanted) {
      const chunk = chunkAt(views[current], current);
      if (!chunk) return;
      const [source, target] = wanted === 'left' ? [merge.a, merge.b] : [merge.b, merge.a];
      const changes = takeOver(chunk, wanted, source.state.doc, target.state.doc);
      target.dispatch({ changes, userEvent: 'revert' });
    },
    focus: (name) => views[name].focus(),
    place: () => placeIn(merge.a, 'left') ?? placeIn(merge.b, 'right'),
    goTo: (place) => goTo(views[place.side], place),
    measure: () => Object.values(views).forEach((view) => view.requestMeasure()),
    destroy: () => merge.destroy(),
  };
}
