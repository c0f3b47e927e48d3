import { useMemo } from 'react';
import type { Failure } from '#core/operation.ts';
import type { Mark } from '../code-editor/code-editor.tsx';
import { fitsEditor } from '../code-editor/measures.ts';
import { usePageDrop } from '../drop-zone/use-page-drop.ts';
import { FileCard } from '../file-card/file-card.tsx';
import type { TextFile } from '../files/use-text-file.tsx';
import { useText } from '../hooks/use-text.ts';
import { words } from '../words.ts';
import { SourcePane, type SourcePaneProps } from './source-pane.tsx';
import styles from './text-source.module.css';
import { useSampleSelection } from './use-sample-selection.ts';

export interface TextSourceProps extends Pick<
  SourcePaneProps,
  'name' | 'language' | 'value' | 'sample' | 'onChange' | 'editor'
> {
  readonly file: TextFile;
  /** Its line is marked. */
  readonly error: Failure | undefined;
}

/** The end of the line around an offset, at least one character further. */
function lineEnd(text: string, offset: number): number {
  const length = text.slice(offset).search(/[\r\n]/);
  return Math.max(offset + 1, length < 0 ? text.length : offset + length);
}

/** The pane for the text to convert: typed, pasted, opened or dropped; a text too large for the editor is a card. */
export function TextSource({ file, error, ...source }: TextSourceProps) {
  const { value, sample, editor } = source;
  const t = useText(words);
  usePageDrop(([dropped]) => dropped && file.open(dropped));
  const selection = useSampleSelection(editor, value.length, value === sample);
  const offset = error?.details['offset'];
  const marks = useMemo(
    (): Mark[] => (typeof offset === 'number' ? [{ from: offset, to: lineEnd(value, offset), tone: 'error' }] : []),
    [offset, value],
  );
  const isEditable = useMemo(() => fitsEditor(value), [value]);
  return (
    <SourcePane
      {...source}
      lineNumbers
      placeholder=""
      marks={marks}
      onFile={file.open}
      box={{ className: styles.fill, ...selection }}
      instead={
        isEditable ? undefined : (
          <div className={styles.file}>
            <FileCard name={t('pastedText')} size={value.length} note={t('tooLarge')} />
          </div>
        )
      }
    />
  );
}
