import { lazy, Suspense, useState } from 'react';
import type { Fields } from '#core/field.ts';
import { OpenButton } from '#ui/drop-zone/open-button.tsx';
import { useUnsaved } from '#ui/hooks/unsaved.ts';
import { PanelRow } from '#ui/panel/panel.tsx';
import type { FileRunProps } from './file-run.tsx';

const Run = lazy(async () => ({ default: (await import('./file-run.tsx')).FileRun })) as <F extends Fields>(
  props: FileRunProps<F>,
) => React.ReactNode;

interface FileJobProps<F extends Fields> extends Omit<FileRunProps<F>, 'file' | 'onRemove'> {
  /** The label of the button that opens a file. */
  readonly label: string;
}

/** A file instead of the text, on demand. */
export function FileJob<F extends Fields>({ label, ...job }: FileJobProps<F>) {
  const [file, setFile] = useState<File>();
  useUnsaved(file !== undefined);
  if (!file) {
    return (
      <PanelRow>
        <OpenButton label={label} onFiles={([opened]) => setFile(opened)} />
      </PanelRow>
    );
  }
  return (
    <Suspense>
      <Run {...job} file={file} onRemove={() => setFile(undefined)} />
    </Suspense>
  );
}
