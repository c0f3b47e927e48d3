import { goToNextChunk, goToPreviousChunk, unifiedMergeView } from '@codemirror/merge';
import { EditorState, Prec } from '@codemirror/state';
import { EditorView, keymap } from '@codemirror/view';
import type { Language } from '#core/text.ts';
import { englishPhrases, frenchPhrases } from '../code-editor/phrases.ts';
import { theme } from '../code-editor/theme.ts';

export interface Comparison {
  readonly before: string;
  readonly after: string;
  readonly label: string;
  /** Long stretches without a change are folded away. */
  readonly folded: boolean;
  readonly language: Language;
}

const marks = EditorView.theme({
  ...theme,
  '.cm-changedLine.cm-changedLine, .cm-insertedLine.cm-insertedLine': { backgroundColor: 'var(--primary-soft)' },
  '.cm-deletedChunk.cm-deletedChunk': { padding: '0', backgroundColor: 'var(--danger-soft)' },
  '&.cm-editor .cm-changedText.cm-changedText': {
    background: 'none',
    textDecoration: 'underline 2px var(--primary)',
    textUnderlineOffset: '3px',
  },
  '&.cm-editor .cm-deletedText.cm-deletedText': {
    background: 'none',
    textDecoration: 'line-through 1px var(--danger)',
  },
  '&.cm-editor .cm-changedLineGutter.cm-changedLineGutter': { background: 'var(--primary)' },
  '&.cm-editor .cm-deletedLineGutter.cm-deletedLineGutter': { background: 'var(--danger)' },
  '&.cm-editor .cm-collapsedLines::before, &.cm-editor .cm-collapsedLines::after': { display: 'none' },
  '&.cm-editor .cm-collapsedLines.cm-collapsedLines': {
    padding: '4px var(--inset)',
    background: 'var(--sunken)',
    color: 'var(--muted)',
    font: '400 var(--text-xs)/1.4 var(--font)',
  },
});

/** How long the comparison may search for minimal differences before it accepts larger ones, in milliseconds. */
const timeout = 30;

/** Mounts a read-only view of `after` with its differences from `before`; returns what removes it. */
export function createDiff(root: ShadowRoot, { before, after, label, folded, language }: Comparison): () => void {
  const view = new EditorView({
    root,
    parent: root,
    state: EditorState.create({
      doc: after,
      extensions: [
        EditorState.readOnly.of(true),
        EditorView.editable.of(false),
        EditorView.contentAttributes.of({ 'aria-label': label, tabindex: '0' }),
        EditorState.phrases.of(language === 'fr' ? frenchPhrases : englishPhrases),
        EditorState.tabSize.of(2),
        EditorView.lineWrapping,
        keymap.of([
          { key: 'F7', run: goToNextChunk },
          { key: 'Shift-F7', run: goToPreviousChunk },
        ]),
        unifiedMergeView({
          original: before,
          mergeControls: false,
          diffConfig: { scanLimit: 500, timeout },
          ...(folded ? { collapseUnchanged: { margin: 3, minSize: 4 } } : {}),
        }),
        Prec.highest(marks),
      ],
    }),
  });
  return () => view.destroy();
}
