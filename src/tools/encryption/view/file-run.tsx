import { useEffect, useState, type ReactNode } from 'react';
import type { Draft, Fields } from '#core/field.ts';
import type { Operation } from '#core/operation.ts';
import { formatBytes } from '#core/byte-size.ts';
import { Button } from '#ui/button/button.tsx';
import { download } from '#ui/download.ts';
import { FileCard } from '#ui/file-card/file-card.tsx';
import { sameValues } from '#ui/hooks/same-values.ts';
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
  /** A field of the choices holds something that is not handed over. */
  readonly isRefused: boolean;
  /** Choices for the file, shown with it. */
  readonly options?: ReactNode;
  /** Shown under a result. */
  readonly note?: ReactNode;
  /** The draft that takes a result which may be noise. */
  readonly acceptDoubtful?: (draft: Draft<F>) => Draft<F>;
}

/** What becomes of a file. */
export function FileRun<F extends Fields>(props: FileRunProps<F>) {
  const { operation, file, onRemove, draftFor, nameFor, isRefused, options, note, acceptDoubtful } = props;
  const t = useText(text);
  const ui = useText(words);
  const errorText = useErrorText(text);
  const job = useRunner(operation);
  useUnsaved(true);
  const { clear } = job;
  // Another file ends the run.
  useEffect(() => clear, [file, clear]);
  const wish = draftFor(file);
  const [started, setStarted] = useState<Draft<F>>();
  const start = (draft: Draft<F>): void => {
    setStarted(wish);
    job.start(draft);
  };
  const isCurrent = started !== undefined && sameValues(started, wish) && !isRefused;
  const value = isCurrent && !job.stale ? job.value : undefined;
  const error = isCurrent ? job.error : undefined;
  return (
    <>
      <FileCard
        name={file.name}
        size={file.size}
        note={t('file.note')}
        actions={
          <>
            <Button variant="line" size="small" disabled={isRefused} onClick={() => start(wish)}>
              {t('file.run')}
            </Button>
            <Button variant="quiet" size="small" onClick={onRemove}>
              {t('file.remove')}
            </Button>
          </>
        }
      />
      {options}
      {job.slow && <Progress done={job.progress?.done} total={job.progress?.total} onCancel={job.cancel} />}
      {error && (
        <StatusLine
          tone="error"
          actions={
            acceptDoubtful &&
            error.code === 'doubtful-result' && (
              <Button variant="line" size="small" onClick={() => start(acceptDoubtful(wish))}>
                {t('file.accept')}
              </Button>
            )
          }
        >
          {errorText(error)}
        </StatusLine>
      )}
      {value && (
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
      {value && note}
    </>
  );
}
