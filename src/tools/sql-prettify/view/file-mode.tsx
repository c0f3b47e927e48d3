import { useText } from '#ui/hooks/use-text.ts';
import { LargeFile, LargeFileStatus } from '#ui/large-file/large-file.tsx';
import { useFileRun } from '#ui/large-file/use-file-run.ts';
import { Panel } from '#ui/panel/panel.tsx';
import { StatusLine } from '#ui/status-line/status-line.tsx';
import { formatFile } from '../engine.ts';
import { text } from '../text.ts';
import { outputFile, type DraftProps } from './draft.ts';
import { Options } from './options.tsx';

interface FileModeProps extends DraftProps {
  readonly file: File;
  readonly onFile: (file: File) => void;
  readonly onClose: () => void;
  readonly onEdit: () => void;
}

/** A file too large for an editor. */
export function FileMode({ draft, change, reset, ...file }: FileModeProps) {
  const t = useText(text);
  const run = useFileRun(formatFile, draft, file.file);
  return (
    <Panel busy={run.slow}>
      <Options {...{ draft, change, reset }} />
      <LargeFile
        {...file}
        run={run}
        language="sql"
        names={{ input: t('input.label'), output: t('output.label') }}
        output={outputFile}
      />
      {run.slow && <StatusLine tone="warning">{t('large')}</StatusLine>}
      <LargeFileStatus run={run} messages={text}>
        <StatusLine ok={t('formatted')} />
      </LargeFileStatus>
    </Panel>
  );
}
