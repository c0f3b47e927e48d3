import { formatBytes } from '#core/byte-size.ts';
import { Button } from '#ui/button/button.tsx';
import { CodeEditor } from '#ui/code-editor/code-editor.tsx';
import { useCopy } from '#ui/copy-button/use-copy.ts';
import { download } from '#ui/download.ts';
import { DropZone } from '#ui/drop-zone/drop-zone.tsx';
import { FileCard } from '#ui/file-card/file-card.tsx';
import { useErrorText } from '#ui/hooks/use-error-text.ts';
import { useOperation } from '#ui/hooks/use-operation.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { Panel, PanelRow, PanelTitle } from '#ui/panel/panel.tsx';
import { Progress } from '#ui/progress/progress.tsx';
import { ResetButton } from '#ui/reset-button/reset-button.tsx';
import { StatusLine } from '#ui/status-line/status-line.tsx';
import { words } from '#ui/words.ts';
import { encodeFile } from '../engine.ts';
import { text } from '../text.ts';
import styles from '../view.module.css';
import type { ResetProps } from './draft.ts';
import { Options } from './options.tsx';
import { Preview } from './preview.tsx';
import { usePastedFile } from './use-pasted-file.ts';

/** A longer text no clipboard takes. */
const copyLimit = 50_000_000;

/** A file, by dropping, opening or pasting, as Base64 in the form of your choice. */
export function EncodeCard({ draft, change, onReset }: ResetProps) {
  const t = useText(text);
  const errorText = useErrorText(text);
  const { file, output, urlSafe, lineLength } = draft;
  usePastedFile((pasted) => change({ file: pasted }));
  const { value, source, error, stale, slow, progress } = useOperation(
    encodeFile,
    { file, output, urlSafe, lineLength },
    { enabled: file !== undefined },
  );
  /** The file may already be another than the one that was read. */
  const mediaType = source?.file === file ? value?.mediaType : undefined;
  return (
    <Panel label={t('encode.title')} busy={slow}>
      <PanelRow>
        <PanelTitle>{t('encode.title')}</PanelTitle>
      </PanelRow>
      {file ? (
        <div className={styles.stack}>
          <FileCard
            name={file.name}
            size={file.size}
            note={mediaType}
            actions={
              <Button variant="line" size="small" icon="x" onClick={() => change({ file: undefined })}>
                {t('file.remove')}
              </Button>
            }
          />
          {slow && (
            <Progress
              label={t('encoding')}
              done={progress?.done}
              total={progress?.total}
              onCancel={() => change({ file: undefined })}
            />
          )}
          {mediaType !== undefined && <Preview blob={file} mediaType={mediaType} name={file.name} />}
        </div>
      ) : (
        <div className={styles.drop}>
          <DropZone onFiles={([first]) => change({ file: first })}>{t('drop.hint')}</DropZone>
        </div>
      )}
      {file && <Options draft={draft} change={change} />}
      <ResetButton onReset={onReset} />
      {file && value && (
        <div className={styles.editor} data-stale={stale || undefined}>
          <CodeEditor label={t('result.label')} value={value.start} size="small" readOnly />
        </div>
      )}
      {error && <StatusLine tone="error">{errorText(error)}</StatusLine>}
      {file && value && !error && <Outcome {...{ file, value, stale }} />}
    </Panel>
  );
}

interface OutcomeProps {
  readonly file: File;
  readonly stale: boolean;
  readonly value: { readonly size: number; readonly length: number; readonly start: string; readonly blob: Blob };
}

/** How long the text is, and all of it to copy or to save. */
function Outcome({ file, stale, value: { size, length, start, blob } }: OutcomeProps) {
  const t = useText(text);
  const ui = useText(words);
  const { copied, copy } = useCopy();
  const percent = size === 0 ? 0 : Math.round((length / size - 1) * 100);
  const isTooLong = length > copyLimit;
  return (
    <>
      {start.length < length && (
        <StatusLine>{t('result.start', { shown: formatBytes(start.length, t.language) })}</StatusLine>
      )}
      <StatusLine
        facts={[
          formatBytes(length, t.language),
          t(percent < 0 ? 'result.shrink' : 'result.growth', { percent: Math.abs(percent) }),
        ]}
        actions={
          <>
            <Button
              variant="quiet"
              size="small"
              icon={copied ? 'check' : 'copy'}
              disabled={isTooLong}
              stale={stale}
              data-takes-answer=""
              title={isTooLong ? t('copy.tooLong') : undefined}
              onClick={() => void blob.text().then(copy)}
            >
              {copied ? ui('copied') : ui('copy')}
            </Button>
            <Button
              variant="quiet"
              size="small"
              icon="download"
              stale={stale}
              onClick={() => download(blob, `${file.name}.base64.txt`)}
            >
              {t('download.text')}
            </Button>
          </>
        }
      />
    </>
  );
}
