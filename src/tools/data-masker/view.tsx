import { lazy } from 'react';
import { DeferredSuspense } from '#ui/deferred-suspense/deferred-suspense.tsx';
import { useDraft } from '#ui/hooks/use-draft.ts';
import { useOpenedFile } from '#ui/large-file/use-opened-file.ts';
import { fields, initial } from './view/draft.ts';
import { TextMode } from './view/text-mode.tsx';

const FileMode = lazy(async () => ({ default: (await import('./view/file-mode.tsx')).FileMode }));

/** Text and findings are secrets of the page: nothing of them is kept. */
export default function DataMaskerView() {
  const [draft, change, reset] = useDraft(fields, initial);
  const { large, open, close, question } = useOpenedFile((opened) => change({ text: opened }));
  const shared = { draft, change, reset, question, onFile: open };
  if (!large) return <TextMode {...shared} />;
  return (
    <DeferredSuspense live>
      <FileMode {...shared} opened={large} onClose={close} />
    </DeferredSuspense>
  );
}
