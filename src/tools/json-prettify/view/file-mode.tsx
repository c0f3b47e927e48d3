import { formatBytes } from '#core/text.ts';
import { Button } from '#ui/button/button.tsx';
import { useText } from '#ui/hooks/use-text.ts';
import { LargeFile, LargeFileStatus } from '#ui/large-file/large-file.tsx';
import { useFileRun } from '#ui/large-file/use-file-run.ts';
import { Panel } from '#ui/panel/panel.tsx';
import { StatusLine } from '#ui/status-line/status-line.tsx';
import { formatFile } from '../engine.ts';
import { text } from '../text.ts';
import type { DraftProps } from './draft.ts';
import { CommentsNotice } from './notices.tsx';
import { Options } from './options.tsx';
import { outputFile } from './output-pane.tsx';

interface FileModeProps extends DraftProps {
  readonly file: File;
  readonly onFile: (file: File) => void;
  readonly onClose: () => void;
  readonly onEdit: () => void;
}

/** A file too large for an editor: its start, the options, and the result to download or copy. */
export function FileMode({ draft, change, reset, ...file }: FileModeProps) {
  const t = useText(text);
  const run = useFileRun(formatFile, draft, file.file);
  const result = run.value;
  const isMore = run.error?.details['reason'] === 'trailing-content' && draft.documents === 'single';
  const formatEach = isMore && (
    <Button variant="line" size="small" onClick={() => change({ documents: 'many' })}>
      {t('formatEach')}
    </Button>
  );
  return (
    <Panel busy={run.slow}>
      <Options {...{ draft, change, reset }} hasComments={(result?.comments ?? 0) > 0} />
      <LargeFile
        {...file}
        run={run}
        language="json"
        names={{ input: t('input.label'), output: t('output.label') }}
        output={outputFile}
      />
      <LargeFileStatus run={run} messages={text} remedies={formatEach}>
        {result && (
          <>
            <StatusLine
              ok={t('valid', { dialect: result.dialect.toUpperCase() })}
              facts={[
                t('lineCount', { count: result.lines }),
                formatBytes(result.bytes.length, t.language),
                ...(draft.documents === 'many' ? [t('lines', { count: result.documents })] : []),
              ]}
            />
            {draft.comments === 'strip' && <CommentsNotice found={result} change={change} />}
          </>
        )}
      </LargeFileStatus>
    </Panel>
  );
}
