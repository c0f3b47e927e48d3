import { useMemo, type Ref, type RefObject } from 'react';
import type { Failure } from '#core/operation.ts';
import { Button } from '../button/button.tsx';
import { CodeEditor, type CodeEditorHandle, type CodeLanguage, type Mark } from '../code-editor/code-editor.tsx';
import { fitsEditor } from '../code-editor/measures.ts';
import { OpenButton } from '../drop-zone/open-button.tsx';
import { usePageDrop } from '../drop-zone/use-page-drop.ts';
import { FileCard } from '../file-card/file-card.tsx';
import type { TextFile } from '../files/use-text-file.tsx';
import { useText } from '../hooks/use-text.ts';
import { Pane } from '../panes/panes.tsx';
import { words } from '../words.ts';
import styles from './document-converter.module.css';
import { useSampleSelection } from './use-sample-selection.ts';
import { converterWords } from './words.ts';

export interface SourcePaneProps {
  readonly name: string;
  readonly language: CodeLanguage;
  readonly value: string;
  readonly sample: string;
  readonly onChange: (value: string) => void;
  readonly file: TextFile;
  /** Its line is marked. */
  readonly error: Failure | undefined;
  readonly editor: RefObject<CodeEditorHandle | null>;
}

/** The end of the line around an offset, at least one character further. */
function lineEnd(text: string, offset: number): number {
  const length = text.slice(offset).search(/[\r\n]/);
  return Math.max(offset + 1, length < 0 ? text.length : offset + length);
}

/** The pane for the text to convert: typed, pasted, opened or dropped; a text too large for the editor is a card. */
export function SourcePane({ name, language, value, sample, onChange, file, error, editor }: SourcePaneProps) {
  const t = useText(converterWords);
  const ui = useText(words);
  usePageDrop(([dropped]) => dropped && file.open(dropped));
  const selection = useSampleSelection(editor, value.length, value === sample);
  const offset = error?.details['offset'];
  const marks = useMemo(
    (): Mark[] => (typeof offset === 'number' ? [{ from: offset, to: lineEnd(value, offset), tone: 'error' }] : []),
    [offset, value],
  );
  const isEditable = useMemo(() => fitsEditor(value), [value]);
  const clear = (): void => {
    onChange('');
    editor.current?.focus();
  };
  const actions = (
    <>
      <Button variant="quiet" size="small" onClick={() => onChange(sample)}>
        {t('sample')}
      </Button>
      <OpenButton onFiles={([opened]) => opened && file.open(opened)} />
      <Button variant="quiet" size="small" icon="trash-2" label={ui('clear')} disabled={value === ''} onClick={clear} />
    </>
  );
  return (
    <Pane name={name} actions={actions}>
      {isEditable ? (
        <div className={styles.fill} {...selection}>
          <CodeEditor
            ref={editor as Ref<CodeEditorHandle>}
            label={name}
            language={language}
            lineNumbers
            value={value}
            marks={marks}
            onChange={onChange}
            onFile={file.open}
          />
        </div>
      ) : (
        <div className={styles.file}>
          <FileCard name={t('typed')} size={value.length} note={t('large')} />
        </div>
      )}
    </Pane>
  );
}
