import { lazy, useState, type ReactNode } from 'react';
import { useUnsaved } from '../hooks/unsaved.ts';
import { DeferredSuspense } from '../deferred-suspense/deferred-suspense.tsx';

const FileNotice = lazy(async () => ({ default: (await import('./file-notice.tsx')).FileNotice }));

export interface TextFile {
  /** Handler for `onFile` of an editor and `onFiles` of an Open button. */
  readonly open: (file: File) => void;
  /** The question or message about the last file: a line to put under the panes. */
  readonly question: ReactNode;
  /** The name of the last file, if this is its text. */
  readonly nameOf: (text: string) => string | undefined;
}

interface Told {
  readonly file: File;
  readonly needsCharset: boolean;
}

/** Opens files as text; asks for the charset of those that are not Unicode, says which cannot be read. */
export function useTextFile(onText: (text: string, file: File) => void): TextFile {
  const [told, tell] = useState<Told>();
  const [opened, setOpened] = useState<{ readonly text: string; readonly name: string }>();
  useUnsaved(told !== undefined);
  const read = async (file: File, charset?: string): Promise<void> => {
    const { readText } = await import('./read-text.ts');
    const result = await readText(file, charset);
    if ('needsCharset' in result) return tell({ file, ...result });
    tell(undefined);
    setOpened({ text: result.text, name: file.name });
    onText(result.text, file);
  };
  const question = told && (
    <DeferredSuspense>
      <FileNotice
        name={told.file.name}
        needsCharset={told.needsCharset}
        onAnswer={(charset) => void read(told.file, charset)}
        onCancel={() => tell(undefined)}
      />
    </DeferredSuspense>
  );
  return {
    open: (file) => void read(file),
    question,
    nameOf: (text) => (opened?.text === text ? opened.name : undefined),
  };
}
