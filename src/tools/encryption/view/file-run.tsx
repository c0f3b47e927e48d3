import type { ReactNode } from 'react';
import type { Draft, Fields } from '#core/field.ts';
import type { Operation } from '#core/operation.ts';
import { formatBytes } from '#core/byte-size.ts';
import { Button } from '#ui/button/button.tsx';
import { download } from '#ui/download.ts';
import { FileCard } from '#ui/file-card/file-card.tsx';
import { useErrorText } from '#ui/hooks/use-error-text.ts';
import { useUnsaved } from '#ui/hooks/unsaved.ts';
import { useRunner } from '#ui/hooks/use-runner.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { Progress } from '#ui/progress/progress.tsx';
import { StatusLine } from '#ui/status-line/status-line.tsx';
import { words } from '#ui/words.ts';
import { text } from '../text.ts';

export interface OpenedFile {
  readonly file: File;
  readonly onRemove: () => void;
}

interface FileRunProps<F extends Fields> extends OpenedFile {
  readonly operation: Operation<F, Uint8Array>;
  readonly draftFor: (file: File) => Draft<F>;
  readonly nameFor: (name: string) => string;
  /** Choices for the file, shown with it. */
  readonly options?: ReactNode;
  /** Shown under a result. */
  readonly note?: ReactNode;
  /** The draft that takes a result which may be noise. */
  readonly acceptDoubtful?: (draft: Draft<F>) => Draft<F>;
}

/** What becomes of a file. */
export function FileRun<F extends Fields>(props: FileRunProps<F>) {
  const { operation, file, onRemove, draftFor, nameFor, options, note, acceptDoubtful } = props;
  const t = useText(text);
  const ui = useText(words);
  const errorText = useErrorText(text);
  const job = useRunner(operation);
  useUnsaved(true);
  const { value } = job;
  return (
    <>
      <FileCard
        name={file.name}
        size={file.size}
        note={t('file.note')}
        actions={
          <>
            <Button variant="line" size="small" onClick={() => job.start(draftFor(file))}>
              {t('file.run')}
            </Button>
            <Button
              variant="quiet"
              size="small"
              onClick={() => {
                job.clear();
                onRemove();
              }}
            >
              {t('file.remove')}
            </Button>
          </>
        }
      />
      {options}
      {job.slow && <Progress done={job.progress?.done} total={job.progress?.total} onCancel={job.cancel} />}
      {job.error && (
        <StatusLine
          tone="error"
          actions={
            acceptDoubtful &&
            job.error.code === 'doubtful-result' && (
              <Button variant="line" size="small" onClick={() => job.start(acceptDoubtful(draftFor(file)))}>
                {t('file.accept')}
              </Button>
            )
          }
        >
          {errorText(job.error)}
        </StatusLine>
      )}
      {value && !job.stale && (
        <StatusLine
          ok={t('file.done', { size: formatBytes(value.length, t.language) })}
          actions={
            <Button
              variant="line"
              size="small"
              icon="download"
              onClick={() =>
                download(new Blob([value as BlobPart], { type: 'application/octet-stream' }), nameFor(file.name))
              }
            >
              {ui('download')}
            </Button>
          }
        />
      )}
      {value && !job.stale && note}
    </>
  );
}
