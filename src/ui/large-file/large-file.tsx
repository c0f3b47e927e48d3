import { useEffect, useMemo, useState, type ReactNode } from 'react';
import type { Words } from '#core/text.ts';
import { Button } from '../button/button.tsx';
import { CodeEditor, type CodeLanguage } from '../code-editor/code-editor.tsx';
import { CopyButton } from '../copy-button/copy-button.tsx';
import { download } from '../download.ts';
import { OpenButton } from '../drop-zone/open-button.tsx';
import { FaultLine } from '../fault/fault-line.tsx';
import type { Remedy } from '../fault/fault-message.tsx';
import { FileCard } from '../file-card/file-card.tsx';
import { keepFrench } from '../hooks/tables.ts';
import type { Restartable } from '../hooks/use-restartable.ts';
import { useText } from '../hooks/use-text.ts';
import { Pane, Panes } from '../panes/panes.tsx';
import { PanelRow } from '../panel/panel.tsx';
import { Progress } from '../progress/progress.tsx';
import { StatusLine } from '../status-line/status-line.tsx';
import { words as shared } from '../words.ts';
import { firstLines, previewLines, readStart } from './first-lines.ts';
import styles from './large-file.module.css';
import { french } from './words.fr.ts';
import { words } from './words.ts';

// Loaded when a large file is opened, long after the words of the page.
keepFrench(words.id, french);

export interface LargeFileProps {
  readonly file: File;
  /** The result: bytes in UTF-8, or a file. */
  readonly run: Restartable<{ readonly bytes: Uint8Array } | { readonly file: Blob }>;
  /** The language of the result. */
  readonly language: CodeLanguage;
  /** The language of the file; that of the result by default. */
  readonly inputLanguage?: CodeLanguage;
  /** The names of the panes: `JSON` and `Formatted`. */
  readonly names: { readonly input: string; readonly output: string };
  /** The file that Download saves. */
  readonly output: { readonly name: string; readonly type: string };
  readonly onFile: (file: File) => void;
  readonly onClose: () => void;
  /** Handler for the button “Open in the editor anyway”, which is shown only if it is set. */
  readonly onEdit?: () => void;
  /** Whether it contains a secret; marks it for tests that visit all tools. */
  readonly secret?: boolean;
  /** Whether a result may be too large for the clipboard: it is only downloaded. */
  readonly onlyFile?: boolean;
}

/**
 * A file too large for an editor: its start, the start of the result, and the whole result to download or copy.
 *
 * @example
 * ```tsx
 * <LargeFile
 *   {...file}
 *   run={run}
 *   language="json"
 *   names={{ input: 'JSON', output: 'Minified' }}
 *   output={{ name: 'data.min.json', type: 'application/json' }}
 * />
 * ```
 */
export function LargeFile(props: LargeFileProps) {
  const { file, run, language, inputLanguage = language, names, output, onFile, onClose, onEdit } = props;
  const { secret = false, onlyFile = false } = props;
  const t = useText(words);
  const ui = useText(shared);
  const start = useStart(file);
  const { value } = run;
  const made = value && 'file' in value ? value.file : undefined;
  const bytes = value && 'bytes' in value ? (value.bytes as Uint8Array<ArrayBuffer>) : undefined;
  const madeStart = useStart(made);
  const preview = useMemo(() => (bytes ? firstLines(bytes) : madeStart), [bytes, madeStart]);
  const missing = { disabled: !value, stale: run.stale };
  const save = (): void => {
    if (value) download(made ?? new Blob(bytes && [bytes], { type: output.type }), output.name);
  };
  return (
    <>
      <PanelRow>
        <div className={styles.file}>
          <FileCard
            name={file.name}
            size={file.size}
            note={ui('tooLarge')}
            actions={
              <>
                {onEdit && (
                  <Button variant="line" size="small" onClick={onEdit}>
                    {t('openAnyway')}
                  </Button>
                )}
                <OpenButton onFiles={([next]) => next && onFile(next)} />
                <Button variant="quiet" size="small" icon="x" label={t('closeFile')} onClick={onClose} />
              </>
            }
          />
        </div>
      </PanelRow>
      <Panes>
        <Pane name={t('firstLines', { name: names.input, count: previewLines })}>
          <CodeEditor label={names.input} language={inputLanguage} readOnly lineNumbers secret={secret} value={start} />
        </Pane>
        <Pane
          name={t('firstLines', { name: names.output, count: previewLines })}
          out
          stale={run.stale}
          actions={
            <>
              <Button variant="quiet" size="small" icon="download" {...missing} onClick={save}>
                {ui('download')}
              </Button>
              {!onlyFile && <CopyButton {...missing} text={() => new TextDecoder().decode(bytes)} />}
            </>
          }
        >
          <CodeEditor
            label={names.output}
            readOnly
            lineNumbers
            language={language}
            value={preview}
            placeholder={run.error || run.isCanceled ? '' : ui('working')}
          />
        </Pane>
      </Panes>
    </>
  );
}

export interface LargeFileStatusProps {
  readonly run: Restartable<unknown>;
  readonly messages: Words;
  /** Remedies for its error. */
  readonly remedies?: readonly Remedy[];
  /** The facts about a result that is up to date. */
  readonly children: ReactNode;
}

/**
 * The progress of work on a file, the error that stopped it, or the facts about the result.
 *
 * @example
 * ```tsx
 * <LargeFileStatus run={run} messages={text}>
 *   <StatusLine ok="Valid JSON" />
 * </LargeFileStatus>
 * ```
 */
export function LargeFileStatus({ run, messages, remedies, children }: LargeFileStatusProps) {
  const t = useText(words);
  if (run.slow) {
    const { done, total } = run.progress ?? {};
    return <Progress done={done} total={total} onCancel={run.cancel} />;
  }
  if (run.error) return <FaultLine error={run.error} {...{ messages, remedies }} />;
  if (run.isCanceled) {
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

/** The first lines of a file; those of the one before until they are read. */
function useStart(file: Blob | undefined): string {
  const [start, setStart] = useState('');
  useEffect(() => {
    if (!file) return undefined;
    let gone = false;
    readStart(file).then(
      (lines) => !gone && setStart(lines),
      // A file that cannot be read any more is reported by the run.
      () => !gone && setStart(''),
    );
    return () => {
      gone = true;
    };
  }, [file]);
  return start;
}
