import { history } from '@codemirror/commands';
import { Change } from '@codemirror/merge';
import { search } from '@codemirror/search';
import { Annotation, Compartment, EditorState, Prec, type Extension } from '@codemirror/state';
import { EditorView, highlightSpecialChars, lineNumbers, type ViewUpdate } from '@codemirror/view';
import type { Language } from '#core/text.ts';
import type { CodeLanguage } from '../code-editor/code-editor.tsx';
import { looks } from '../code-editor/codemirror.ts';
import { minimalChange, withLineFeeds } from '../code-editor/measures.ts';
import { englishPhrases, frenchPhrases } from '../code-editor/phrases.ts';
import { typeOver } from '../code-editor/type-over.ts';
import { editorKeys } from './keys.ts';
import type { Place, Side } from './place.ts';
import { mergeTheme } from './theme.ts';

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
  /** The differences between two texts with LF line breaks. */
  readonly changesOf: (left: string, right: string) => readonly ChangedRange[];
}

export interface MergeHandlers {
  onChange(side: Side, text: string): void;
}

/** The members that the views with one and two columns share. */
export interface Columns {
  setTexts(texts: Texts): void;
  highlight(syntax: Extension): void;
  /** Marks again; the texts, the selection and what can be undone stay. */
  recompare(changesOf: MergeSettings['changesOf']): void;
  go(direction: 'next' | 'previous'): void;
  /** Replaces the changed block at the cursor with the text of this side. */
  take(side: Side): void;
  focus(side: Side): void;
  /** Undefined when the focus is elsewhere. */
  place(): Place | undefined;
  goTo(place: Place): void;
  /** Must be called when the view is shown, because hidden elements have no size. */
  measure(): void;
  destroy(): void;
}

export const highlighting = new Compartment();

export function extensionsOf(settings: MergeSettings, label: string, syntax: Extension): Extension[] {
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

/** How the library compares and folds; `settings` is read again for each comparison. */
export const configOf = (settings: Pick<MergeSettings, 'folded' | 'changesOf'>) => ({
  diffConfig: {
    override: (a: string, b: string) => settings.changesOf(a, b).map((range) => new Change(...range)),
  },
  ...(settings.folded && { collapseUnchanged: { margin: 3, minSize: 4 } }),
});

/** Text that a caller inserts is not a change by the reader, so its own line endings are kept. */
export const fromOutside = Annotation.define<true>();
export const isWritten = ({ transactions }: ViewUpdate): boolean =>
  transactions.some((transaction) => transaction.docChanged && !transaction.annotation(fromOutside));

/** Replaces a view's text and answers whether it differed; the selection stays where it can. */
export function replaceText(view: EditorView, text: string): boolean {
  const changes = minimalChange(view.state.doc.toString(), withLineFeeds(text));
  if (changes) view.dispatch({ changes, annotations: fromOutside.of(true) });
  return changes !== undefined;
}
