import { useMemo, type Ref } from 'react';
import { Button } from '#ui/button/button.tsx';
import { CodeEditor, type CodeEditorHandle, type Mark } from '#ui/code-editor/code-editor.tsx';
import { CopyButton } from '#ui/copy-button/copy-button.tsx';
import { download } from '#ui/download.ts';
import { OpenButton } from '#ui/drop-zone/open-button.tsx';
import { FileCard } from '#ui/file-card/file-card.tsx';
import { useText } from '#ui/hooks/use-text.ts';
import { Pane } from '#ui/panes/panes.tsx';
import { words } from '#ui/words.ts';
import { text } from '../text.ts';
import styles from '../view.module.css';
import type { SideName } from './draft.ts';

/** A longer result is a file, not a text. */
const shownLimit = 1_000_000;
const none: readonly Mark[] = [];

interface SideProps {
  readonly name: SideName;
  readonly value: string;
  /** The other pane is the source: this one follows. */
  readonly isResult: boolean;
  readonly stale: boolean;
  readonly marks: readonly Mark[];
  readonly onChange: (value: string) => void;
  readonly onFile: (file: File) => void;
  readonly onClear: () => void;
  readonly ref: Ref<CodeEditorHandle>;
}

export function Side({ name, value, isResult, stale, marks, onChange, onFile, onClear, ref }: SideProps) {
  const t = useText(text);
  const ui = useText(words);
  const fileName = `${name}.txt`;
  const isFile = isResult && value.length > shownLimit;
  const size = useMemo(() => (isFile ? new Blob([value]).size : 0), [isFile, value]);
  const isEmpty = value === '';
  return (
    <Pane
      name={t(`${name}.label`)}
      out={isResult}
      stale={isResult && stale}
      actions={
        <>
          {name === 'text' && <OpenButton onFiles={([file]) => file && onFile(file)} />}
          <Button
            variant="quiet"
            size="small"
            icon="download"
            label={t(`download.${name}`)}
            disabled={isEmpty}
            stale={isResult && stale}
            onClick={() => download(value, fileName)}
          />
          <CopyButton text={value} stale={isResult && stale} />
          <Button
            variant="quiet"
            size="small"
            icon="trash-2"
            label={ui('clear')}
            disabled={isEmpty}
            onClick={onClear}
          />
        </>
      }
    >
      {isFile ? (
        <div className={styles.file}>
          <FileCard name={fileName} size={size} />
        </div>
      ) : (
        <CodeEditor
          ref={ref}
          label={t(`${name}.label`)}
          value={value}
          placeholder={t(`${name}.placeholder`)}
          marks={isResult ? none : marks}
          onChange={onChange}
          onFile={onFile}
        />
      )}
    </Pane>
  );
}
