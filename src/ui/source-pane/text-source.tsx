import { useMemo } from 'react';
import type { Failure } from '#core/operation.ts';
import type { Mark } from '../code-editor/code-editor.tsx';
import { fitsEditor } from '../code-editor/measures.ts';
import { usePageDrop } from '../drop-zone/use-page-drop.ts';
import { literalEnd } from '../fault/literal-end.ts';
import type { TextFile } from '../files/use-text-file.tsx';
import { LargeText } from './large-text.tsx';
import { SourcePane, type SourcePaneProps } from './source-pane.tsx';
import styles from './text-source.module.css';
import { useSampleSelection } from './use-sample-selection.ts';

export interface TextSourceProps extends Pick<
  SourcePaneProps,
  'name' | 'language' | 'value' | 'sample' | 'onChange' | 'editor' | 'actions'
> {
  readonly file: TextFile;
  /** Accepts several files dropped together; otherwise only the first one is opened. */
  readonly onFiles?: (files: readonly File[]) => void;
  /** Whether files dropped anywhere on the page are opened here; false if the page does so itself. */
  readonly takesDrops?: boolean;
  /** Why the text is refused: the key or word of JSON at its place is marked, of other languages the rest of the line. */
  readonly error: Failure | undefined;
  /** What is marked where there is no error. */
  readonly marks?: readonly Mark[] | undefined;
}

const noMarks: readonly Mark[] = [];

/** The end of the line around an offset, at least one character further. */
function lineEnd(text: string, offset: number): number {
  const length = text.slice(offset).search(/[\r\n]/);
  return Math.max(offset + 1, length < 0 ? text.length : offset + length);
}

/**
 * The pane for the text to convert: typed, pasted, opened or dropped; a text too large for the editor is a card.
 *
 * @example
 * ```tsx
 * <TextSource
 *   name="CSV"
 *   language="text"
 *   value={draft.text}
 *   sample="a,b"
 *   onChange={(text) => change({ text })}
 *   file={file}
 *   error={error}
 *   editor={editor}
 * />
 * ```
 */
export function TextSource({ file, error, marks = noMarks, onFiles, takesDrops = true, ...source }: TextSourceProps) {
  const { value, sample, editor, language } = source;
  usePageDrop((dropped) => {
    if (!takesDrops) return;
    const [first] = dropped;
    if (onFiles && dropped.length > 1) onFiles(dropped);
    else if (first) file.open(first);
  });
  const selection = useSampleSelection(editor, value.length, value === sample);
  const offset = error?.details['offset'];
  const shownMarks = useMemo(
    (): readonly Mark[] =>
      typeof offset === 'number'
        ? [{ from: offset, to: (language === 'json' ? literalEnd : lineEnd)(value, offset), tone: 'error' }]
        : marks,
    [offset, language, value, marks],
  );
  const isEditable = useMemo(() => fitsEditor(value), [value]);
  return (
    <SourcePane
      {...source}
      lineNumbers
      placeholder=""
      marks={shownMarks}
      invalid={error !== undefined}
      onFile={file.open}
      box={{ className: styles.fill, ...selection }}
      instead={isEditable ? undefined : <LargeText value={value} name={file.nameOf(value)} />}
    />
  );
}
