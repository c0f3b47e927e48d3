import { useMemo } from 'react';
import { formatBytes } from '#core/byte-size.ts';
import { useLanguage } from '#ui/hooks/language.ts';
import { useRestartable } from '#ui/hooks/use-restartable.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { LargeFile, LargeFileStatus } from '#ui/large-file/large-file.tsx';
import { StatusLine } from '#ui/status-line/status-line.tsx';
import { convertFile } from '../engine.ts';
import { text } from '../text.ts';
import { languageOf, outputs, type DraftProps } from './draft.ts';

interface FileModeProps extends Pick<DraftProps, 'draft'> {
  readonly opened: File;
  readonly onFile: (file: File) => void;
  readonly onClose: () => void;
}

/** A file too large for an editor: read as a stream, shown by its first lines, saved as a file. */
export function FileMode({ draft, opened, ...handlers }: FileModeProps) {
  const t = useText(text);
  const language = useLanguage();
  const run = useRestartable(convertFile, { ...draft, file: opened });
  const { value: file } = run;
  const value = useMemo(() => file && { file }, [file]);
  const [extension, type] = outputs[draft.to];
  return (
    <>
      <LargeFile
        {...handlers}
        run={{ ...run, value }}
        file={opened}
        language={languageOf(draft.to)}
        inputLanguage="text"
        names={{ input: t('text.label'), output: t('output') }}
        output={{ name: `converted.${extension}`, type }}
        onlyFile
      />
      <LargeFileStatus run={run} messages={text}>
        <StatusLine ok={t('converted')} facts={file ? [formatBytes(file.size, language)] : []} />
      </LargeFileStatus>
    </>
  );
}
