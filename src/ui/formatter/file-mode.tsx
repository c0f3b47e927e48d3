import type { ReactNode } from 'react';
import type { Fields } from '#core/field.ts';
import { useRestartable } from '../hooks/use-restartable.ts';
import { useText } from '../hooks/use-text.ts';
import { LargeFile, LargeFileStatus } from '../large-file/large-file.tsx';
import { Panel } from '../panel/panel.tsx';
import type { FileResult, FormatterSetup } from './model.ts';

interface FileModeProps<F extends Fields, R extends FileResult> {
  readonly setup: FormatterSetup<F, R>;
  readonly opened: File;
  readonly onFile: (file: File) => void;
  readonly onClose: () => void;
  readonly onEdit: () => void;
}

/** A file too large for an editor: its start, the options, and the result to download or copy. */
export function FileMode<F extends Fields, R extends FileResult>(props: FileModeProps<F, R>): ReactNode {
  const { setup, opened, onFile, onClose, onEdit } = props;
  const { text, language, saved, file, options, renderSlow } = setup;
  const t = useText(text);
  const run = useRestartable(file.operation, { ...file.input, file: opened });
  return (
    <Panel busy={run.slow}>
      {options}
      <LargeFile
        {...{ run, language, onFile, onClose, onEdit }}
        file={opened}
        names={{ input: t('input.label'), output: t('output.label') }}
        output={saved}
      />
      {run.slow && renderSlow?.(opened.size)}
      <LargeFileStatus run={run} messages={text} remedies={run.error ? (file.remedies?.(run.error) ?? []) : []}>
        {run.value && file.renderFacts(run.value)}
      </LargeFileStatus>
    </Panel>
  );
}
