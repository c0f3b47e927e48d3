import { history } from '@codemirror/commands';
import {
  Change,
  getOriginalDoc,
  goToNextChunk,
  goToPreviousChunk,
  MergeView,
  unifiedMergeView,
} from '@codemirror/merge';
import { search } from '@codemirror/search';
import { Annotation, Compartment, EditorState, Prec, type Extension } from '@codemirror/state';
import { EditorView, highlightSpecialChars, lineNumbers, type ViewUpdate } from '@codemirror/view';
import type { Language } from '#core/text.ts';
import { looks, syntaxOf } from '../code-editor/codemirror.ts';
import type { CodeLanguage } from '../code-editor/code-editor.tsx';
import { highlightLimit, minimalChange, withLineFeeds } from '../code-editor/measures.ts';
import { englishPhrases, frenchPhrases } from '../code-editor/phrases.ts';
import { typeOver } from '../code-editor/type-over.ts';
import { copyButton } from './copy-button.ts';
import { editorKeys } from './keys.ts';
import { chunkAt, goTo, placeIn, type Place } from './place.ts';
import { mergeTheme } from './theme.ts';

export type Side = 'left' | 'right';
export type Texts = Readonly<Record<Side, string>>;
/** A range of the left text and what takes its place in the right one, in UTF-16 units. */
export type ChangedRange = readonly [fromLeft: number, toLeft: number, fromRight: number, toRight: number];

export interface MergeSettings {
  readonly labels: Texts;
  /** Names the button beside a change that copies it from the left to the right. */
  readonly copyLabel: string;
  readonly unified: boolean;
  /** Long stretches without a change are folded away. */
  readonly folded: boolean;
  readonly wrapped: boolean;
  readonly codeLanguage: CodeLanguage;
  readonly language: Language;
  /** What differs between two texts with LF line breaks. */
  readonly changesOf: (left: string, right: string) => readonly ChangedRange[];
}

export interface MergeHandlers {
  onChange(side: Side, text: string): void;
}

/** What one column and two have in common. */
interface Columns {
  setTexts(texts: Texts): void;
  highlight(syntax: Extension): void;
  go(direction: 'next' | 'previous'): void;
  /** The changed block at the caret takes the text of this side. */
  take(side: Side): void;
  focus(side: Side): void;
  /** Undefined when the focus is elsewhere. */
  place(): Place | undefined;
  goTo(place: Place): void;
  /** To be called when it is shown: hidden, nothing has a size. */
  measure(): void;
  destroy(): void;
}

export interface MergeEditor extends Omit<Columns, 'highlight'> {
  /** Highlights the texts anew; the caret and what can be undone stay. */
  setLanguage(codeLanguage: CodeLanguage): Promise<void>;
}

const highlighting = new Compartment();

function extensionsOf(settings: MergeSettings, label: string, syntax: Extension): Extension[] {
  return [
    EditorState.phrases.of(settings.language === 'fr' ? frenchPhrases : englishPhrases),
    EditorView.contentAttributes.of({ 'aria-label': label, tabindex: '0' }),
    EditorState.tabSize.of(2),
    settings.wrapped ? EditorView.lineWrapping : [],
    editorKeys,
    lineNumbers(),
    history(),
    search({ top: true }),
    highlightSpecialChars(),
    typeOver,
    highlighting.of(syntax),
    looks,
    Prec.highest(EditorView.theme(mergeTheme)),
  ];
}

const configOf = ({ folded, changesOf }: MergeSettings) => ({
  diffConfig: {
    override: (a: string, b: string) => changesOf(a, b).map((range) => new Change(...range)),
  },
  ...(folded && { collapseUnchanged: { margin: 3, minSize: 4 } }),
});

/** What a caller put in is no change of the reader's: its own line endings stay. */
const fromOutside = Annotation.define<true>();
const isWritten = ({ transactions }: ViewUpdate): boolean =>
  transactions.some((transaction) => transaction.docChanged && !transaction.annotation(fromOutside));

/** Replaces a view's text; the selection stays where it can. */
function replaceText(view: EditorView, text: string): void {
  const changes = minimalChange(view.state.doc.toString(), withLineFeeds(text));
  if (changes) view.dispatch({ changes, annotations: fromOutside.of(true) });
}

/** Two editors side by side, or one with what was deleted above what replaces it. */
export async function createMergeEditor(
  root: ShadowRoot,
  texts: Texts,
  settings: MergeSettings,
  { onChange }: MergeHandlers,
): Promise<MergeEditor> {
  const isLong = texts.left.length + texts.right.length > 2 * highlightLimit;
  const load = async (codeLanguage: CodeLanguage): Promise<Extension> => (isLong ? [] : syntaxOf[codeLanguage]());
  const syntax = await load(settings.codeLanguage);
  const create = settings.unified ? createUnified : createSplit;
  const columns = create(root, texts, settings, syntax, onChange);
  let wanted = settings.codeLanguage;
  return Object.assign(columns, {
    async setLanguage(codeLanguage: CodeLanguage) {
      wanted = codeLanguage;
      const loaded = await load(codeLanguage);
      if (wanted === codeLanguage) columns.highlight(loaded);
    },
  });
}

function createSplit(
  root: ShadowRoot,
  texts: Texts,
  settings: MergeSettings,
  syntax: Extension,
  onChange: MergeHandlers['onChange'],
): Columns {
  const report = (side: Side): Extension =>
    EditorView.updateListener.of((update) => isWritten(update) && onChange(side, update.state.doc.toString()));
  const side = (name: Side) => ({
    doc: withLineFeeds(texts[name]),
    extensions: [...extensionsOf(settings, settings.labels[name], syntax), report(name)],
  });
  const merge = new MergeView({
    root,
    parent: root,
    a: side('left'),
    b: side('right'),
    revertControls: 'a-to-b',
    renderRevertControl: () => copyButton(settings.copyLabel),
    ...configOf(settings),
  });
  const views: Readonly<Record<Side, EditorView>> = { left: merge.a, right: merge.b };
  const current = (): Side => (merge.a.hasFocus ? 'left' : 'right');
  return {
    setTexts(next) {
      replaceText(merge.a, next.left);
      replaceText(merge.b, next.right);
    },
    highlight(loaded) {
      for (const view of [merge.a, merge.b]) view.dispatch({ effects: highlighting.reconfigure(loaded) });
    },
    go(direction) {
      const view = views[current()];
      (direction === 'next' ? goToNextChunk : goToPreviousChunk)(view);
      view.focus();
    },
    take(wanted) {
      const chunk = chunkAt(views[current()], current());
      if (!chunk) return;
      const [source, target] = wanted === 'left' ? [merge.a, merge.b] : [merge.b, merge.a];
      const left = [chunk.fromA, chunk.toA] as const;
      const right = [chunk.fromB, chunk.toB] as const;
      const [[from, to], [start, end]] = wanted === 'left' ? [left, right] : [right, left];
      const { doc } = target.state;
      const lines = source.state.sliceDoc(from, Math.max(from, to - 1));
      const insert = from !== to && end <= doc.length ? `${lines}\n` : lines;
      target.dispatch({ changes: { from: start, to: Math.min(doc.length, end), insert }, userEvent: 'revert' });
    },
    focus: (name) => views[name].focus(),
    place: () => placeIn(merge.a, 'left') ?? placeIn(merge.b, 'right'),
    goTo: (place) => goTo(views[place.side], place),
    measure: () => Object.values(views).forEach((view) => view.requestMeasure()),
    destroy: () => merge.destroy(),
  };
}

function createUnified(
  root: ShadowRoot,
  texts: Texts,
  settings: MergeSettings,
  syntax: Extension,
  onChange: MergeHandlers['onChange'],
): Columns {
  let original = withLineFeeds(texts.left);
  let shown = syntax;
  const view = new EditorView({
    root,
    parent: root,
    doc: withLineFeeds(texts.right),
    extensions: [
      ...extensionsOf(settings, settings.labels.right, syntax),
      unifiedMergeView({ original, mergeControls: false, ...configOf(settings) }),
      EditorView.updateListener.of((update) => {
        if (isWritten(update)) onChange('right', update.state.doc.toString());
      }),
    ],
  });
  return {
    setTexts(next) {
      const left = withLineFeeds(next.left);
      if (left !== original) {
        view.destroy();
        original = left;
        Object.assign(this, createUnified(root, next, settings, shown, onChange));
        return;
      }
      replaceText(view, next.right);
    },
    highlight(loaded) {
      shown = loaded;
      view.dispatch({ effects: highlighting.reconfigure(loaded) });
    },
    go(direction) {
      (direction === 'next' ? goToNextChunk : goToPreviousChunk)(view);
      view.focus();
    },
    take(wanted) {
      const chunk = chunkAt(view, 'right');
      if (!chunk) return;
      const before = getOriginalDoc(view.state);
      if (wanted === 'left') {
        const insert = before.sliceString(chunk.fromA, chunk.endA);
        view.dispatch({ changes: { from: chunk.fromB, to: chunk.endB, insert }, userEvent: 'revert' });
      } else {
        const insert = view.state.sliceDoc(chunk.fromB, chunk.endB);
        onChange('left', before.sliceString(0, chunk.fromA) + insert + before.sliceString(chunk.endA));
      }
    },
    focus: () => view.focus(),
    place: () => placeIn(view, 'right'),
    goTo: (place) => goTo(view, place),
    measure: () => view.requestMeasure(),
    destroy: () => view.destroy(),
  };
}
