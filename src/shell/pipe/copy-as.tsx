import { lazy } from 'react';
import { DeferredSuspense } from '#ui/deferred-suspense/deferred-suspense.tsx';
import { keepFrench } from '#ui/hooks/tables.ts';
import { pipeOf, type PipeDraft } from './model.ts';

const CopyAsDialog = lazy(async () => {
  const [{ CopyAsDialog: dialog }, french] = await Promise.all([
    import('./copy-as-dialog.tsx'),
    import('../tool-page/copy-as.words.fr.ts'),
  ]);
  keepFrench('copy-as', french.default);
  return { default: dialog };
});

interface CopyAsProps {
  readonly draft: PipeDraft;
  readonly onClose: () => void;
}

/** The dialog that copies the pipe, once it is loaded. */
export function CopyAs({ draft, onClose }: CopyAsProps) {
  return (
    <DeferredSuspense>
      <CopyAsDialog pipe={pipeOf(draft)} input={draft.input} onClose={onClose} />
    </DeferredSuspense>
  );
}
