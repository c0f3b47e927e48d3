import { lazy } from 'react';
import { DeferredSuspense } from '#ui/deferred-suspense/deferred-suspense.tsx';
import { useDraft } from '#ui/hooks/use-draft.ts';
import { useOperation } from '#ui/hooks/use-operation.ts';
import { code, payload } from './engine.ts';
import { CardOptions } from './view/card-options.tsx';
import { fields, initial } from './view/draft.ts';
import { NetworkForm } from './view/network-form.tsx';
import { Preview } from './view/preview.tsx';
import styles from './view.module.css';

const ReadCode = lazy(async () => ({ default: (await import('./view/read-code.tsx')).ReadCode }));

/** The network at the left, its code on a card at the right. */
export default function WifiQrCodeView() {
  const [draft, change, reset] = useDraft(fields, initial);
  const written = useOperation(payload, draft);
  const drawn = useOperation(code, draft);
  return (
    <div className={styles.layout}>
      <div className={styles.column}>
        <NetworkForm
          {...{ draft, change }}
          error={written.error}
          warnings={written.error ? [] : (written.value?.warnings ?? [])}
          onReset={reset}
        />
        <CardOptions {...{ draft, change }} />
        <DeferredSuspense live>
          <ReadCode {...{ draft, change }} />
        </DeferredSuspense>
      </div>
      <div className={styles.side} data-answer>
        <Preview {...{ draft, drawn }} />
      </div>
    </div>
  );
}
