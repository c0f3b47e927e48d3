import { theme } from '../code-editor/theme.ts';

/** The editor's own look with changes marked: soft colors for lines, a line under or through words. */
export const mergeTheme = {
  ...theme,
  // Which of the two has the focus.
  '&.cm-focused': { outline: 'none' },
  '&': { ...theme['&'], minHeight: '100%' },
  // A line between the two.
  '&.cm-merge-a': { borderInlineEnd: '1px solid var(--border)' },
  // Around what is seen of a text that is higher than its box.
  '&:focus-within::before': {
    content: '""',
    position: 'sticky',
    insetBlockStart: '0',
    zIndex: '1',
    flex: 'none',
    blockSize: '100cqb',
    marginBlockEnd: '-100cqb',
    boxShadow: 'inset 0 0 0 2px var(--primary)',
    pointerEvents: 'none',
  },
  // Opposite lines that one side lacks.
  '.cm-mergeSpacer': {
    background: 'repeating-linear-gradient(135deg, var(--border) 0 1px, transparent 1px 6px)',
  },
  '&.cm-merge-a .cm-changedLine.cm-changedLine, .cm-deletedChunk.cm-deletedChunk': {
    backgroundColor: 'var(--danger-soft)',
  },
  '.cm-deletedChunk.cm-deletedChunk': { padding: '0' },
  '&.cm-merge-b .cm-changedLine.cm-changedLine, .cm-insertedLine.cm-insertedLine, .cm-changedLine.cm-changedLine': {
    backgroundColor: 'var(--primary-soft)',
  },
  '&.cm-merge-a .cm-changedText.cm-changedText, .cm-deletedText.cm-deletedText': {
    background: 'none',
    textDecoration: 'line-through 1.5px var(--danger)',
  },
  '&.cm-merge-b .cm-changedText.cm-changedText, &.cm-editor .cm-changedText.cm-changedText': {
    background: 'none',
    textDecoration: 'underline 2px var(--primary)',
    textUnderlineOffset: '3px',
  },
  '&.cm-merge-a.cm-editor .cm-changedText.cm-changedText': {
    textDecoration: 'line-through 1.5px var(--danger)',
  },
  '&.cm-merge-a.cm-editor .cm-changedLineGutter.cm-changedLineGutter, &.cm-editor .cm-deletedLineGutter.cm-deletedLineGutter':
    { background: 'var(--danger)' },
  '&.cm-editor .cm-changedLineGutter.cm-changedLineGutter': { background: 'var(--primary)' },
  '&.cm-editor .cm-collapsedLines::before, &.cm-editor .cm-collapsedLines::after': { display: 'none' },
  '&.cm-editor .cm-collapsedLines.cm-collapsedLines': {
    padding: '4px var(--inset)',
    background: 'var(--sunken)',
    color: 'var(--muted)',
    font: '400 var(--text-xs)/1.4 var(--font)',
  },
};
