import { lazy, Suspense } from 'react';
import { useDraft } from '#ui/hooks/use-draft.ts';
import { useOpenedFile } from '#ui/large-file/use-opened-file.ts';
import { fields, initial } from './view/draft.ts';
import { TextMode } from './view/text-mode.tsx';

const FileMode = lazy(async () => ({ default: (await import('./view/file-mode.tsx')).FileMode }));

/** SQL in an editor; a file too large for one stays a file. */
export default function SqlView() {
  const [draft, change, reset] = useDraft(fields, initial);
  const { large, open, close, edit, question } = useOpenedFile((sql) => change({ sql }));
  if (large) {
    return (
      <Suspense>
        <FileMode {...{ draft, change, reset }} file={large} onFile={open} onClose={close} onEdit={edit} />
        {question}
      </Suspense>
    );
  }
  return <TextMode {...{ draft, change, reset, question }} onFile={open} />;
}
