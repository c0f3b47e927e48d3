import { lazy, Suspense, useRef, useState } from 'react';
import { editorLimit, fitsEditor } from '#ui/code-editor/measures.ts';
import { usePageDrop } from '#ui/drop-zone/use-page-drop.ts';
import { useTextFile } from '#ui/files/use-text-file.tsx';
import { useDraft } from '#ui/hooks/use-draft.ts';
import { fields, initial } from './view/draft.ts';
import { TextMode } from './view/text-mode.tsx';

const FileMode = lazy(async () => ({ default: (await import('./view/file-mode.tsx')).FileMode }));

/** JSON in an editor; a file too large for one stays a file. */
export default function JsonView() {
  const [draft, change, reset] = useDraft(fields, initial);
  const [file, setFile] = useState<File>();
  const asked = useRef(false);
  const reader = useTextFile((text, opened) => {
    if (!asked.current && !fitsEditor(text)) return setFile(opened);
    setFile(undefined);
    return change({ text });
  });
  const open = (opened: File): void => {
    asked.current = false;
    if (opened.size > editorLimit) setFile(opened);
    else reader.open(opened);
  };
  usePageDrop(([dropped]) => dropped && open(dropped));

  if (file) {
    const edit = (): void => {
      asked.current = true;
      reader.open(file);
    };
    return (
      <Suspense>
        <FileMode {...{ draft, change, reset, file }} onFile={open} onClose={() => setFile(undefined)} onEdit={edit} />
        {reader.question}
      </Suspense>
    );
  }
  return <TextMode {...{ draft, change, reset }} onFile={open} question={reader.question} />;
}
