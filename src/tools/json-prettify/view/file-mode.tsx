import { useEffect, useMemo, useState } from 'react';
import { formatBytes } from '#core/text.ts';
import { readBytes, toText } from '#lib/json-scan/source.ts';
import { Button } from '#ui/button/button.tsx';
import { CodeEditor } from '#ui/code-editor/code-editor.tsx';
import { CopyButton } from '#ui/copy-button/copy-button.tsx';
import { download } from '#ui/download.ts';
import { OpenButton } from '#ui/drop-zone/open-button.tsx';
import { FileCard } from '#ui/file-card/file-card.tsx';
import { useOperation } from '#ui/hooks/use-operation.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { Pane, Panes } from '#ui/panes/panes.tsx';
import { Panel, PanelRow } from '#ui/panel/panel.tsx';
import { words } from '#ui/words.ts';
import { formatFile } from '../engine.ts';
import { text } from '../text.ts';
import styles from '../view.module.css';
import type { DraftProps } from './draft.ts';
import { FileStatus } from './file-status.tsx';
import { firstLines, previewBytes, previewLines } from './first-lines.ts';
import { Options } from './options.tsx';
import { outputFile, outputType } from './output-pane.tsx';

interface FileModeProps extends DraftProps {
  readonly file: File;
  readonly onFile: (file: File) => void;
  readonly onClose: () => void;
  readonly onEdit: () => void;
}

/** A file too large for an editor: its start, the options, and the result to download or copy. */
export function FileMode({ file, draft, change, reset, onFile, onClose, onEdit }: FileModeProps) {
  const t = useText(text);
  const ui = useText(words);
  const [again, setAgain] = useState(0);
  // Stands for the run of these values.
  const current = useMemo(() => ({ draft, file, again }), [draft, file, again]);
  const [stopped, stop] = useState<unknown>();
  const run = useOperation(formatFile, { ...draft, file }, { again });
  const start = useStart(file);
  const result = run.value;
  const preview = useMemo(() => (result ? firstLines(result.bytes) : ''), [result]);
  const bytes = result?.bytes as Uint8Array<ArrayBuffer> | undefined;

  return (
    <Panel busy={run.slow}>
      <Options {...{ draft, change, reset }} hasComments={(result?.comments ?? 0) > 0} />
      <PanelRow>
        <div className={styles.file}>
          <FileCard
            name={file.name}
            size={file.size}
            note={t('tooLarge')}
            actions={
              <>
                <Button variant="line" size="small" onClick={onEdit}>
                  {t('openAnyway')}
                </Button>
                <OpenButton onFiles={([next]) => next && onFile(next)} />
                <Button variant="quiet" size="small" icon="x" label={t('closeFile')} onClick={onClose} />
              </>
            }
          />
        </div>
      </PanelRow>
      <Panes>
        <Pane name={t('input.start', { count: previewLines })}>
          <CodeEditor label={t('input.label')} readOnly language="json" value={start} />
        </Pane>
        <Pane
          name={t('output.start', { count: previewLines })}
          out
          stale={run.stale}
          actions={
            <>
              <Button
                variant="quiet"
                size="small"
                icon="download"
                disabled={!bytes || run.stale}
                onClick={() => bytes && download(new Blob([bytes], { type: outputType }), outputFile)}
              >
                {ui('download')}
              </Button>
              <CopyButton disabled={!bytes || run.stale} text={() => (bytes ? toText(bytes) : '')} />
            </>
          }
        >
          <CodeEditor
            label={t('output.label')}
            readOnly
            language="json"
            value={preview}
            placeholder={t('output.waiting')}
          />
        </Pane>
      </Panes>
      <FileStatus
        {...{ draft, change, run }}
        facts={
          result && [
            t('lineCount', { count: result.lines }),
            formatBytes(result.bytes.length, t.language),
            ...(draft.documents === 'many' ? [t('lines', { count: result.documents })] : []),
          ]
        }
        isStopped={stopped === current}
        onStop={() => {
          run.cancel();
          stop(current);
        }}
        onAgain={() => setAgain(again + 1)}
      />
    </Panel>
  );
}

/** The first lines of a file. */
function useStart(file: File): string {
  const [start, setStart] = useState('');
  useEffect(() => {
    let gone = false;
    const read = async (): Promise<void> => {
      const bytes = await readBytes(file.slice(0, previewBytes * 2));
      if (!gone) setStart(firstLines(bytes));
    };
    // A file that cannot be read any more is reported by the run.
    read().catch(() => setStart(''));
    return () => {
      gone = true;
    };
  }, [file]);
  return start;
}
