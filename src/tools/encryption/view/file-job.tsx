import { useState } from 'react';
import type { Draft, Fields } from '#core/field.ts';
import type { Operation } from '#core/operation.ts';
import { formatBytes } from '#core/text.ts';
import { Button } from '#ui/button/button.tsx';
import { download } from '#ui/download.ts';
import { OpenButton } from '#ui/drop-zone/open-button.tsx';
import { FileCard } from '#ui/file-card/file-card.tsx';
import { useErrorText } from '#ui/hooks/use-error-text.ts';
import { useRunner } from '#ui/hooks/use-runner.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { PanelRow } from '#ui/panel/panel.tsx';
import { Progress } from '#ui/progress/progress.tsx';
import { StatusLine } from '#ui/status-line/status-line.tsx';
import { words } from '#ui/words.ts';
import { text } from '../text.ts';

interface FileJobProps<F extends Fields> {
  readonly operation: Operation<F, Uint8Array>;
  /** The label of the button that opens a file. */
  readonly label: string;
  readonly draftFor: (file: File) => Draft<F>;
  readonly nameFor: (name: string) => string;
}

/** A file instead of the text, on demand. */
export function FileJob<F extends Fields>({ operation, label, draftFor, nameFor }: FileJobProps<F>) {
  const t = useText(text);
  const ui = useText(words);
  const errorText = useErrorText(text);
  const [file, setFile] = useState<File>();
  const job = useRunner(operation);
  if (!file) {
    return (
      <PanelRow>
        <OpenButton label={label} onFiles={([opened]) => setFile(opened)} />
      </PanelRow>
    );
  }
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
                setFile(undefined);
              }}
            >
              {t('file.remove')}
            </Button>
          </>
        }
      />
      {job.slow && <Progress onCancel={job.cancel} />}
      {job.error && <StatusLine tone="error">{errorText(job.error)}</StatusLine>}
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
    </>
  );
}
