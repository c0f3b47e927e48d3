import { Modal } from '#ui/modal/modal.tsx';
import { useShellText } from '../messages/messages.ts';
import { closeOverlay } from '../overlay.ts';
import { ShortcutList } from './shortcut-list.tsx';

export function ShortcutsDialog() {
  const t = useShellText();
  return (
    <Modal open title={t('about.keys')} onClose={closeOverlay}>
      <ShortcutList />
    </Modal>
  );
}
