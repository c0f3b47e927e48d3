import { useState } from 'react';
import { Button } from '#ui/button/button.tsx';
import { Menu, MenuItem } from '#ui/menu/menu.tsx';
import { useShellText } from '../messages/messages.ts';
import { ShareDialog } from './share-dialog.tsx';
import styles from './tool-page.module.css';

/** The arrow beside Share: what else than the options a link may hold. */
export function ShareContent({ id }: { readonly id: string }) {
  const t = useShellText();
  const [menu, setMenu] = useState(false);
  const [dialog, setDialog] = useState(false);
  return (
    <span className={styles.anchor}>
      <Button
        variant="line"
        icon="chevron-down"
        label={t('shareMore')}
        aria-haspopup="menu"
        aria-expanded={menu}
        onClick={() => setMenu(!menu)}
      />
      {menu && (
        <Menu label={t('shareMore')} onClose={() => setMenu(false)}>
          <MenuItem icon="file-text" onSelect={() => setDialog(true)}>
            {t('shareContent')}
          </MenuItem>
        </Menu>
      )}
      {dialog && <ShareDialog id={id} onClose={() => setDialog(false)} />}
    </span>
  );
}
