import { useState } from 'react';
import type { ToolRow } from '#core/tool.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { hrefOf } from '#ui/base-path.ts';
import { Button } from '#ui/button/button.tsx';
import { copyText } from '#ui/copy-button/copy.ts';
import { draftOf } from '#ui/hooks/draft-store.ts';
import { fragmentOf, hasContent } from '#ui/hooks/fragment.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { Modal } from '#ui/modal/modal.tsx';
import { Segmented } from '#ui/segmented/segmented.tsx';
import { toast } from '#ui/toast/toast.tsx';
import { words } from '#ui/words.ts';
import { useShellText } from '../messages/messages.ts';
import { secretIn } from './secrets.ts';
import styles from './tool-page.module.css';

const longLink = 2000;
/** More than this is not shown: the dialog stays quick, the copied link is whole. */
const shownLength = 4000;

/** Shows exactly what a link to the tool would hold, and copies it. */
export function LinkDialog({ tool, onClose }: { readonly tool: ToolRow; readonly onClose: () => void }) {
  const t = useShellText();
  const ui = useText(words);
  const entry = draftOf(tool.id);
  const content = entry !== undefined && hasContent(entry);
  const [what, setWhat] = useState<'options' | 'content'>('options');
  const fragment = entry ? fragmentOf(entry, what === 'content') : '';
  const address = location.origin + hrefOf(`/${tool.id}`) + fragment;
  const secret = secretIn(decodeURIComponent(fragment.replaceAll('+', ' ')));
  const copy = async (): Promise<void> => {
    if (await copyText(address)) {
      onClose();
      toast(t('linkCopied'));
    } else toast(ui('copyFailed'));
  };
  return (
    <Modal
      open
      title={t('linkTitle')}
      onClose={onClose}
      footer={
        <Button variant="primary" icon="copy" onClick={() => void copy()}>
          {t('copyLink')}
        </Button>
      }
    >
      <div className={styles.what}>
        {content && (
          <Segmented
            label={t('linkWhat')}
            value={what}
            onChange={setWhat}
            options={[
              { value: 'options', label: t('linkOptions') },
              { value: 'content', label: t('linkContent') },
            ]}
          />
        )}
        <p>{fragment === '' ? t('linkPlain') : t('linkHolds')}</p>
        <textarea
          className={styles.address}
          aria-label={t('linkAddress')}
          readOnly
          rows={4}
          value={address.length > shownLength ? `${address.slice(0, shownLength)}…` : address}
        />
        <p className={styles.facts}>{t('linkLength', { count: address.length })}</p>
        {address.length > longLink && <Alert tone="warning">{t('linkLong')}</Alert>}
        {secret && <Alert tone="warning">{t('linkSecret', { kind: t(`secret.${secret}`) })}</Alert>}
      </div>
    </Modal>
  );
}
