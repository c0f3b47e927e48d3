import { lazy, useSyncExternalStore } from 'react';
import { Button } from '#ui/button/button.tsx';
import { useCopy } from '#ui/copy-button/use-copy.ts';
import { DeferredSuspense } from '#ui/deferred-suspense/deferred-suspense.tsx';
import { draftOf, subscribe } from '#ui/hooks/draft-memory.ts';
import { hasContent } from '#ui/hooks/fragment.ts';
import { useShellText } from '../messages/messages.ts';
import { Part } from '../part.tsx';
import { toolAddress } from './tool-address.ts';
import styles from './tool-page.module.css';

const ShareContent = lazy(async () => ({ default: (await import('./share-content.tsx')).ShareContent }));

/** Whether the tool contains typed content other than options. */
function useContent(id: string): boolean {
  const look = (): boolean => {
    const entry = draftOf(id);
    return entry !== undefined && hasContent(entry);
  };
  return useSyncExternalStore(subscribe, look, () => false);
}

/** Copies the tool's address with its options; where there is content, an arrow offers to take it along. */
export function Share({ id }: { readonly id: string }) {
  const t = useShellText();
  const withContent = useContent(id);
  const { copied, copy } = useCopy(t('linkCopied'));
  return (
    <span className={styles.split}>
      <Button
        className={styles.share}
        variant="line"
        icon={copied ? 'check' : 'share-2'}
        label={t('share')}
        onClick={() => void copy(toolAddress(id, false))}
      >
        <span>{t('share')}</span>
      </Button>
      {withContent && (
        <Part>
          <DeferredSuspense>
            <ShareContent id={id} />
          </DeferredSuspense>
        </Part>
      )}
    </span>
  );
}
