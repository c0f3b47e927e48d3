import { useRestartable } from '#ui/hooks/use-restartable.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { LargeFile, LargeFileStatus } from '#ui/large-file/large-file.tsx';
import { maskFile } from '../engine.ts';
import { text } from '../text.ts';
import { inputOf } from './draft.ts';
import { Frame, type ModeProps } from './frame.tsx';
import { maskedName } from './report.ts';
import { Status } from './status.tsx';

interface FileModeProps extends ModeProps {
  readonly opened: File;
  readonly onClose: () => void;
}

/** A file too large for an editor: its start, that of the masked one, and the masked one to download. */
export function FileMode({ opened, onClose, ...frame }: FileModeProps) {
  const { draft, change, onFile } = frame;
  const t = useText(text);
  const run = useRestartable(maskFile, { ...inputOf(draft), file: opened });
  const { value } = run;
  return (
    <Frame
      {...frame}
      run={run}
      report={value}
      status={
        <LargeFileStatus run={run} messages={text}>
          {value && <Status {...{ draft, change }} report={value} />}
        </LargeFileStatus>
      }
    >
      <LargeFile
        {...{ run, onFile, onClose }}
        file={opened}
        language="text"
        names={{ input: t('text.label'), output: t('masked.label') }}
        output={{ name: maskedName(opened.name), type: 'text/plain' }}
        secret
        onlyFile
      />
    </Frame>
  );
}
