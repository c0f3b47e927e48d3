import { useRef, useState } from 'react';
import { editorLimit, fitsEditor } from '../code-editor/measures.ts';
import { usePageDrop } from '../drop-zone/use-page-drop.ts';
import { useTextFile, type TextFile } from '../files/use-text-file.tsx';
import { useUnsaved } from '../hooks/unsaved.ts';

export interface OpenedFile extends TextFile {
  /** The file, when it is too large for the editor. */
  readonly large: File | undefined;
  readonly close: () => void;
  /** Opens the large file in the editor anyway. */
  readonly edit: () => void;
}

/** Files opened or dropped anywhere on the page: as text, or as files when they are too large for an editor. */
export function useOpenedFile(onText: (text: string) => void): OpenedFile {
  const [large, setLarge] = useState<File>();
  useUnsaved(large !== undefined);
  const asked = useRef(false);
  const reader = useTextFile((text, file) => {
    if (!asked.current && !fitsEditor(text)) return setLarge(file);
    setLarge(undefined);
    return onText(text);
  });
  const open = (file: File): void => {
    asked.current = false;
    if (file.size <= editorLimit) return reader.open(file);
    reader.dismiss();
    return setLarge(file);
  };
  usePageDrop(([dropped]) => dropped && open(dropped));
  const close = (): void => {
    reader.dismiss();
    setLarge(undefined);
  };
  const edit = (): void => {
    asked.current = true;
    if (large) reader.open(large);
  };
  return { ...reader, large, open, close, edit };
}
