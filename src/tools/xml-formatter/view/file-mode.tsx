import { useMemo } from 'react';
import { useText } from '#ui/hooks/use-text.ts';
import { LargeFile, LargeFileStatus } from '#ui/large-file/large-file.tsx';
import { useFileRun } from '#ui/large-file/use-file-run.ts';
import { Panel } from '#ui/panel/panel.tsx';
import { formatFile } from '../engine.ts';
import { text } from '../text.ts';
import { inputOf, outputFile, type DraftProps } from './draft.ts';
import { Options } from './options.tsx';
import { Facts, FragmentButton } from './status.tsx';

interface FileModeProps extends DraftProps {
  readonly file: File;
  readonly onFile: (file: File) => void;
  readonly onClose: () => void;
  readonly onEdit: () => void;
}

/** A file too large for an editor. */
export function FileMode({ draft, change, reset, ...file }: FileModeProps) {
  const t = useText(text);
  const input = useMemo(() => inputOf(draft), [draft]);
  const run = useFileRun(formatFile, input, file.file);
  return (
    <Panel busy={run.slow}>
      <Options {...{ draft, change, reset }} />
      <LargeFile
        {...file}
        run={run}
        language="xml"
        names={{ input: t('input.label'), output: t('output.label') }}
        output={outputFile}
      />
      <LargeFileStatus run={run} messages={text} remedies={<FragmentButton error={run.error} change={change} />}>
        {run.value && <Facts found={run.value} />}
      </LargeFileStatus>
    </Panel>
  );
}
