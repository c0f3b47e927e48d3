import { getOriginalDoc, goToNextChunk, goToPreviousChunk, unifiedMergeView } from '@codemirror/merge';
import { Compartment, type Extension, type Text } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { withLineFeeds } from '../code-editor/measures.ts';
import {
  configOf,
  extensionsOf,
  highlighting,
  isWritten,
  replaceText,
  type Columns,
  type MergeHandlers,
  type MergeSettings,
  type Texts,
} from './columns.ts';
import { firstChange } from './first-change.ts';
import { chunkAt, goTo, placeIn, takeOver } from './place.ts';

/** One editor with the modified text; deleted text is above the text that replaces it. */
export function createUnified(
  root: ShadowRoot,
  texts: Texts,
  settings: MergeSettings,
  syntax: Extension,
  onChange: MergeHandlers['onChange'],
): Columns {
  let left = withLineFeeds(texts.left);
  const compared = { ...settings };
  const merging = new Compartment();
  const first = firstChange();
  const against = (original: string | Text): Extension =>
    unifiedMergeView({ original, mergeControls: false, ...configOf(compared) });
  const view = new EditorView({
    root,
    parent: root,
    doc: withLineFeeds(texts.right),
    extensions: [
      ...extensionsOf(settings, settings.labels.right, syntax),
      merging.of(against(left)),
      first.watch('right'),
      EditorView.updateListener.of((update) => {
        if (isWritten(update)) onChange('right', update.state.doc.toString());
      }),
    ],
  });
  return {
    setTexts(next) {
      const nextLeft = withLineFeeds(next.left);
      if (nextLeft !== left) view.dispatch({ effects: merging.reconfigure(against((left = nextLeft))) });
      if (replaceText(view, next.right)) first.arrive(view, 'right');
    },
    highlight(loaded) {
      view.dispatch({ effects: highlighting.reconfigure(loaded) });
    },
    recompare(changesOf) {
      compared.changesOf = changesOf;
      view.dispatch({ effects: merging.reconfigure(against(getOriginalDoc(view.state))) });
      first.compared();
    },
    go(direction) {
      (direction === 'next' ? goToNextChunk : goToPreviousChunk)(view);
      view.focus();
    },
    take(wanted) {
      const chunk = chunkAt(view, 'right');
      if (!chunk) return;
      const before = getOriginalDoc(view.state);
      const { doc } = view.state;
      if (wanted === 'left') {
        view.dispatch({ changes: takeOver(chunk, wanted, before, doc), userEvent: 'revert' });
      } else {
        const { from, to, insert } = takeOver(chunk, wanted, doc, before);
        onChange('left', before.sliceString(0, from) + insert + before.sliceString(to));
      }
    },
    focus: () => view.focus(),
    place: () => placeIn(view, 'right'),
    goTo: (place) => goTo(view, place),
    measure: () => view.requestMeasure(),
    destroy: () => view.destroy(),
  };
}
