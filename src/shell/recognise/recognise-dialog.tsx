import { useEffect } from 'react';
import { Modal } from '#ui/modal/modal.tsx';
import { useShellText } from '../messages/messages.ts';
import { closeOverlay } from '../overlay.ts';
import { RecognisePanel } from './recognise-panel.tsx';
import { putAway, useTaken } from './taken.ts';

/** The panel over a page that has no place for it. */
export function RecogniseDialog() {
  const t = useShellText();
  const { taken, before } = useTaken();
  // Back closes it too: what comes next on another page is compared with nothing.
  useEffect(() => putAway, []);
  const close = (): void => {
    putAway();
    closeOverlay();
  };
  if (!taken) return null;
  return (
    <Modal open title={t('recognise.title')} onClose={close}>
      <RecognisePanel taken={taken} before={before} isFramed onClose={close} />
    </Modal>
  );
}
