import { useEffect, useMemo, useState, type ReactNode } from 'react';
import type { Words } from '#core/text.ts';
import { Button } from '../button/button.tsx';
import { CodeEditor, type CodeLanguage } from '../code-editor/code-editor.tsx';
import { CopyButton } from '../copy-button/copy-button.tsx';
import { download } from '../download.ts';
import { OpenButton } from '../drop-zone/open-button.tsx';
import { FaultLine } from '../fault/fault.tsx';
import { FileCard } from '../file-card/file-card.tsx';
import { useText } from '../hooks/use-text.ts';
import { Pane, Panes } from '../panes/panes.tsx';
import { PanelRow } from '../panel/panel.tsx';
import { Progress } from '../progress/progress.tsx';
import { StatusLine } from '../status-line/status-line.tsx';
import { words } from '../words.ts';
import { firstLines, previewLines, readStart } from './first-lines.ts';
import styles from './large-file.module.css';
import type { FileRun } from './use-file-run.ts';

export interface LargeFileProps {
  readonly file: File;
  /** The result in UTF-8. */
  readonly run: FileRun<{ readonly bytes: Uint8Array }>;
  readonly language: CodeLanguage;
  /** What the panes hold: `JSON` and `Formatted`. */
  readonly names: { readonly input: string; readonly output: string };
  /** What Download saves. */
  readonly output: { readonly name: string; readonly type: string };
  readonly onFile: (file: File) => void;
  readonly onClose: () => void;
  /** The user wants it in the editor all the same. */
  readonly onEdit: () => void;
}

/** A file too large for an editor: its start, the start of the result, and the whole result to download or copy. */
export function LargeFile({ file, run, language, names, output, onFile, onClose, onEdit }: LargeFileProps) {
  const t = useText(words);
  const start = useStart(file);
  const bytes = run.value?.bytes as Uint8Array<ArrayBuffer> | undefined;
  const preview = useMemo(() => (bytes ? firstLines(bytes) : ''), [bytes]);
  const missing = !bytes || run.stale;
  return (
    <>
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
        <Pane name={t('firstLines', { name: names.input, count: previewLines })}>
          <CodeEditor label={names.input} readOnly lineNumbers language={language} value={start} />
        </Pane>
        <Pane
          name={t('firstLines', { name: names.output, count: previewLines })}
          out
          stale={run.stale}
          actions={
            <>
              <Button
                variant="quiet"
                size="small"
                icon="download"
                disabled={missing}
                onClick={() => bytes && download(new Blob([bytes], { type: output.type }), output.name)}
              >
                {t('download')}
              </Button>
              <CopyButton disabled={missing} text={() => new TextDecoder().decode(bytes)} />
            </>
          }
        >
          <CodeEditor
            label={names.output}
            readOnly
            lineNumbers
            language={language}
            value={preview}
            placeholder={run.error || run.isStopped ? '' : t('working')}
          />
        </Pane>
      </Panes>
    </>
  );
}

export interface LargeFileStatusProps {
  readonly run: FileRun<unknown>;
  readonly messages: Words;
  /** Remedies for an error. */
  readonly remedies?: ReactNode;
  /** The facts about a result that is up to date. */
  readonly children: ReactNode;
}

/** How far the work on a file is, what stopped it, or the facts about the result. */
export function LargeFileStatus({ run, messages, remedies, children }: LargeFileStatusProps) {
  const t = useText(words);
  if (run.slow) {
    const { done, total } = run.progress ?? {};
    return <Progress done={done} total={total} onCancel={run.stop} />;
  }
  if (run.error) return <FaultLine error={run.error} messages={messages} actions={remedies} />;
  if (run.isStopped) {
    return (
      <StatusLine
        actions={
          <Button size="small" variant="line" onClick={run.restart}>
            {t('startAgain')}
          </Button>
        }
      >
        {t('stopped')}
      </StatusLine>
    );
  }
  if (!run.value || run.stale) return <StatusLine />;
  return children;
}

/** The first lines of a file. */
function useStart(file: File): string {
  const [start, setStart] = useState('');
  useEffect(() => {
    let gone = false;
    readStart(file).then(
      (lines) => !gone && setStart(lines),
      // A file that cannot be read any more is reported by the run.
      () => setStart(''),
    );
    return () => {
      gone = true;
    };
  }, [file]);
  return start;
}
