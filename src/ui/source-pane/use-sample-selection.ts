import { useRef, type RefObject } from 'react';
import type { CodeEditorHandle } from '../code-editor/code-editor.tsx';

interface Handlers {
  readonly onFocusCapture: () => void;
  readonly onClickCapture: () => void;
}

/** Selects the sample when the editor is entered for the first time, so that a paste replaces it. */
export function useSampleSelection(
  editor: RefObject<CodeEditorHandle | null>,
  length: number,
  isSample: boolean,
): Handlers {
  const state = useRef<'fresh' | 'entered' | 'done'>('fresh');
  const select = (): void => editor.current?.select(0, length);
  return {
    onFocusCapture() {
      if (state.current !== 'fresh') return;
      state.current = isSample ? 'entered' : 'done';
      if (isSample) select();
    },
    // A click puts the caret after the focus has come.
    onClickCapture() {
      if (state.current !== 'entered') return;
      state.current = 'done';
      if (isSample) select();
    },
  };
}
