import { Alert } from '#ui/alert/alert.tsx';
import { Button } from '#ui/button/button.tsx';
import { copyText } from '#ui/copy-button/copy.ts';
import { useText } from '#ui/hooks/use-text.ts';
import { Modal } from '#ui/modal/modal.tsx';
import { toast } from '#ui/toast/toast.tsx';
import { words } from '#ui/words.ts';
import { useShellText } from '../messages/messages.ts';
import { secretInAddress } from './secrets.ts';
import styles from './copied-text.module.css';
import { toolAddress } from './tool-address.ts';

const longLink = 2000;
/** More than this is not shown: the dialog stays quick, the copied link is whole. */
const shownLength = 4000;

/** Shows exactly what a link with the content holds, and copies it. */
export function ShareDialog({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const t = useShellText();
  const ui = useText(words);
  const address = toolAddress(id, true);
  const secret = secretInAddress(address);
  const copy = async (): Promise<void> => {
    if (await copyText(address)) {
      onClose();
      toast(t('linkCopied'));
    } else toast(ui('copyFailed'));
  };
  return (
    <Modal
      open
      title={t('shareTitle')}
      onClose={onClose}
      footer={
        <Button variant="primary" icon="copy" onClick={() => void copy()}>
          {t('copyLink')}
        </Button>
      }
    >
      <div className={styles.what}>
        <p>{t('linkHolds')}</p>
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
