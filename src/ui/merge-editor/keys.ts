import { defaultKeymap, historyKeymap } from '@codemirror/commands';
import { goToNextChunk, goToPreviousChunk } from '@codemirror/merge';
import { searchKeymap } from '@codemirror/search';
import { Prec, type Extension } from '@codemirror/state';
import { keymap } from '@codemirror/view';

const keys = [...defaultKeymap, ...historyKeymap, ...searchKeymap].filter(({ key, mac }) => (mac ?? key) !== 'Ctrl-k');

/** Moves from change to change. */
const moves = keymap.of([
  { key: 'F7', run: goToNextChunk, shift: goToPreviousChunk },
  { key: 'Alt-ArrowDown', run: goToNextChunk, preventDefault: true },
  { key: 'Alt-ArrowUp', run: goToPreviousChunk, preventDefault: true },
]);

export const editorKeys: Extension = [Prec.high(moves), keymap.of(keys)];
