import { lazy, useEffect, useRef, useState, type ReactNode } from 'react';
import { usePageReset } from '../hooks/page-reset.ts';
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
  /** Forgets the question, and the file that is being read. */
  readonly dismiss: () => void;
}

export interface PlacedFiles extends Omit<TextFile, 'open'> {
  readonly open: (file: File, place: string) => void;
}

interface Told {
  readonly file: File;
  readonly place: string;
  readonly needsCharset: boolean;
  /** How often the page had been reset: it is no longer told after the next time. */
  readonly resets: number;
}

/** Opens files as text; asks for the charset of those that are not Unicode, says which cannot be read. */
export function useTextFile(onText: (text: string, file: File) => void): TextFile {
  const { open, ...files } = usePlacedFiles(onText);
  return { ...files, open: (file) => open(file, '') };
}

/** `useTextFile` for a page with several places for a text: of two files for one place, the later one stays. */
export function usePlacedFiles(onText: (text: string, file: File, place: string) => void): PlacedFiles {
  const resets = usePageReset(({ count }) => count);
  const [last, tell] = useState<Told>();
  const told = last?.resets === resets ? last : undefined;
  const [opened, setOpened] = useState<{ readonly text: string; readonly name: string }>();
  const wanted = useRef<Record<string, File>>({});
  // The page has gone on when a file has been read.
  const latest = useRef(onText);
  useEffect(() => {
    latest.current = onText;
  });
  useUnsaved(told !== undefined);
  const read = async (file: File, place: string, charset?: string): Promise<void> => {
    wanted.current[place] = file;
    tell(undefined);
    const { readText } = await import('./read-text.ts');
    const result = await readText(file, charset);
    if (wanted.current[place] !== file) return;
    if ('needsCharset' in result) return tell({ file, place, resets, ...result });
    setOpened({ text: result.text, name: file.name });
    latest.current(result.text, file, place);
  };
  const dismiss = (): void => {
    wanted.current = {};
    tell(undefined);
  };
  const question = told && (
    <DeferredSuspense>
      <FileNotice
        name={told.file.name}
        needsCharset={told.needsCharset}
        onAnswer={(charset) => void read(told.file, told.place, charset)}
        onCancel={dismiss}
      />
    </DeferredSuspense>
  );
  return {
    open: (file, place) => void read(file, place),
    question,
    nameOf: (text) => (opened?.text === text ? opened.name : undefined),
    dismiss,
  };
}
