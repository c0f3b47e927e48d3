import { useText } from '#ui/hooks/use-text.ts';
import { LargeFile, LargeFileStatus } from '#ui/large-file/large-file.tsx';
import { useFileRun } from '#ui/large-file/use-file-run.ts';
import { Panel } from '#ui/panel/panel.tsx';
import { minifyFile } from '../engine.ts';
import { text } from '../text.ts';
import type { DraftProps } from './draft.ts';
import { EachLine, Facts } from './facts.tsx';
import { Options } from './options.tsx';
import { outputFile } from './output-pane.tsx';

interface FileModeProps extends DraftProps {
  readonly file: File;
  readonly onFile: (file: File) => void;
  readonly onClose: () => void;
  readonly onEdit: () => void;
}

/** A file too large for an editor. */
export function FileMode({ draft, change, reset, ...file }: FileModeProps) {
  const t = useText(text);
  const run = useFileRun(minifyFile, draft, file.file);
  const isMore = run.error?.details['reason'] === 'trailing-content' && draft.documents === 'single';
  return (
    <Panel busy={run.slow}>
      <Options {...{ draft, change, reset }} />
      <LargeFile
        {...file}
        run={run}
        language="json"
        names={{ input: t('input.label'), output: t('output.label') }}
        output={outputFile}
      />
      <LargeFileStatus run={run} messages={text} remedies={isMore && <EachLine change={change} />}>
        {run.value && <Facts draft={draft} change={change} found={run.value} />}
      </LargeFileStatus>
    </Panel>
  );
}
